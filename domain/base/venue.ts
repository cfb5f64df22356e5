import { venueKind } from '#domain/dictionaries/school.ts'
import { choice, files, integer, reference, text, yesNo } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { code, pictures } from '#domain/kits/common.ts'

/** 场地: a room or a ground where something is held. A ground stands in no building. */
export const venue = defineResource({
  name: 'base.venue',
  label: '场地',
  title: 'name',
  fields: {
    code: code('场地代码'),
    name: text('场地名称', { required: true, searchable: true, spelt: true }),
    kind: choice('场地类型', venueKind, { required: true }),
    campusId: reference('校区', 'base.campus', { required: true }),
    buildingId: reference('建筑物', 'base.building', { help: '室外场地不填' }),
    floor: integer('楼层', { min: -5, max: 60 }),
    capacity: integer('容纳人数', { required: true, min: 1, max: 50_000 }),
    facilities: text('设施', { max: 200, help: '如 投影仪、音响' }),
    departmentId: reference('管理部门', 'base.department'),
    managerId: reference('管理员', 'base.teacher'),
    bookable: yesNo('可预约', { required: true }),
    enabled: yesNo('启用', { required: true, initial: true }),
    photos: files('照片', pictures),
  },
  unique: [['code']],
  columns: ['code', 'name', 'kind', 'campusId', 'buildingId', 'floor', 'capacity', 'bookable', 'enabled'],
  sort: 'code',
  filters: ['code', 'name', 'kind', 'campusId', 'buildingId', 'departmentId', 'bookable', 'enabled'],
  form: {
    基本信息: ['code', 'name', 'kind', 'campusId', 'buildingId', 'floor', 'enabled'],
    使用与管理: ['capacity', 'facilities', 'departmentId', 'managerId', 'bookable', 'photos'],
  },
  linked: { buildingId: { copies: { campusId: 'campusId' } } },
  rules: [
    {
      fields: ['buildingId', 'floor'],
      message: '填写楼层时应先选择建筑物',
      holds: ({ buildingId, floor }) => floor === null || buildingId !== null,
    },
  ],
  reported: true,
})
