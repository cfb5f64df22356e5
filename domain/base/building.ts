import { buildingKind, residents } from '#domain/dictionaries/school.ts'
import { choice, decimal, integer, reference, text, yesNo } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { code } from '#domain/kits/common.ts'
import { position } from '#domain/kits/position.ts'

/** 建筑物: whatever has rooms. Of a dormitory, the keeper is the 宿管员 on duty there. */
export const building = defineResource({
  name: 'base.building',
  label: '建筑物',
  title: 'name',
  fields: {
    code: code('建筑代码'),
    name: text('建筑名称', { required: true, searchable: true, spelt: true }),
    campusId: reference('所属校区', 'base.campus', { required: true }),
    kind: choice('建筑类型', buildingKind, { required: true }),
    residents: choice('住宿对象', residents),
    floors: integer('楼层数', { required: true, min: 1, max: 60 }),
    builtYear: integer('建成年份', { min: 1900, max: 2100 }),
    area: decimal('建筑面积（㎡）', { max: 500_000 }),
    ...position('宿舍签到按所住楼栋的位置核对'),
    keeperId: reference('负责人', 'base.teacher'),
    enabled: yesNo('启用', { required: true, initial: true }),
  },
  unique: [['code'], ['campusId', 'name']],
  columns: ['code', 'name', 'campusId', 'kind', 'residents', 'floors', 'keeperId', 'enabled'],
  sort: 'code',
  filters: ['code', 'name', 'campusId', 'kind', 'residents', 'enabled'],
  form: {
    基本信息: ['code', 'name', 'campusId', 'kind', 'residents', 'enabled'],
    规模与管理: ['floors', 'builtYear', 'area', 'longitude', 'latitude', 'keeperId'],
  },
  grants: { buildings: { to: 'keeperId', over: 'id' } },
  visibleWhen: { residents: { from: ['kind'], holds: ({ kind }) => kind === 'dormitory' } },
  requiredWhen: { residents: { from: ['kind'], holds: ({ kind }) => kind === 'dormitory' } },
  reported: true,
})
