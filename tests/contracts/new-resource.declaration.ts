import { closed } from '#domain/kernel/dictionary.ts'
import { choice, date, integer, longText, reference, text, yesNo } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { list, manage } from '#domain/kernel/screen.ts'

const safetyGrade = closed('base.safety-grade', '安全等级', { a: '一级', b: '二级', c: '三级' })

/** 实验室: what somebody writes who adds a resource: this file, and the last line into the area's screens. */
export const laboratory = defineResource({
  name: 'base.laboratory',
  label: '实验室',
  title: 'name',
  fields: {
    code: text('实验室编号', { required: true, searchable: true, max: 20 }),
    name: text('实验室名称', { required: true, searchable: true }),
    departmentId: reference('管理院系', 'base.department', { required: true }),
    grade: choice('安全等级', safetyGrade, { required: true }),
    seats: integer('工位数', { required: true, min: 1, max: 500 }),
    checkedOn: date('最近检查'),
    phone: text('值班电话', { masked: 'phone', max: 20 }),
    open: yesNo('开放', { required: true }),
    rules: longText('安全须知'),
  },
  unique: [['code']],
  columns: ['code', 'name', 'departmentId', 'grade', 'seats', 'checkedOn', 'phone', 'open'],
  sort: 'code',
  filters: ['code', 'name', 'departmentId', 'grade', 'seats', 'open'],
  form: {
    基本信息: ['code', 'name', 'departmentId', 'grade', 'seats', 'open'],
    安全: ['checkedOn', 'phone', 'rules'],
  },
  scope: [{ field: 'departmentId', grant: 'departments' }],
  rules: [
    {
      fields: ['grade', 'checkedOn'],
      message: '一级实验室应填写最近检查日期',
      holds: ({ grade, checkedOn }) => grade !== 'a' || checkedOn !== null,
    },
  ],
  audited: true,
  actions: {
    close: { label: '停用', when: ({ open }) => open, set: { open: false } },
    downgrade: {
      label: '降级',
      when: ({ grade }) => grade !== 'c',
      asks: {
        reason: longText('降级原因', { required: true, max: 200 }),
        byId: reference('评定院系', 'base.department', { required: true }),
      },
      set: { grade: 'c' },
      danger: true,
    },
  },
  permissions: { inspect: '安全检查' },
})

/** Rows for the demo college, in the shape of an insert. */
export const laboratoriesOf = (departmentIds: readonly string[]) =>
  departmentIds.map((departmentId, at) => ({
    code: `L${String(at + 1).padStart(3, '0')}`,
    name: `第${at + 1}实验室`,
    departmentId,
    grade: at % 2 ? ('b' as const) : ('c' as const),
    seats: 40 + at,
    open: true,
  }))

export const laboratoryScreen = list(laboratory, 'wrench', {
  admin: [...manage, 'close', 'downgrade', 'inspect'],
  department: manage,
})
