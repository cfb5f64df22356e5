import { departmentKind } from '#domain/dictionaries/school.ts'
import { choice, date, integer, reference, text, yesNo } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { code, phone } from '#domain/kits/common.ts'

/** 部门院系: colleges that teach and offices that do not, under one another. */
export const department = defineResource({
  name: 'base.department',
  label: '部门院系',
  title: 'name',
  lookUp: 'everybody',
  fields: {
    code: code('部门代码'),
    name: text('部门名称', { required: true, searchable: true, spelt: true }),
    shortName: text('简称', { max: 20, searchable: true }),
    kind: choice('部门类别', departmentKind, { required: true }),
    parentId: reference('上级部门', 'base.department'),
    campusId: reference('所在校区', 'base.campus'),
    leaderId: reference('负责人', 'base.teacher'),
    phone: phone('联系电话'),
    establishedOn: date('成立日期'),
    sort: integer('排序', { required: true, max: 9999 }),
    enabled: yesNo('启用', { required: true, initial: true }),
  },
  unique: [['code'], ['name']],
  columns: ['name', 'code', 'kind', 'campusId', 'leaderId', 'phone', 'sort', 'enabled'],
  sort: 'sort',
  filters: ['code', 'name', 'kind', 'campusId', 'enabled'],
  form: {
    基本信息: ['name', 'code', 'shortName', 'kind', 'parentId', 'sort', 'enabled'],
    联系与管理: ['campusId', 'leaderId', 'phone', 'establishedOn'],
  },
  parent: 'parentId',
  reported: true,
})
