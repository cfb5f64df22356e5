import { decimal, integer, longText, text, yesNo } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { code } from '#domain/kits/common.ts'

/** 紧急程度: how soon somebody has to take an order, and to finish it, in the working hours of the school. */
export const repairUrgency = defineResource({
  name: 'dormitory.repair-urgency',
  label: '紧急程度',
  title: 'name',
  fields: {
    code: code('编码'),
    name: text('名称', { required: true, searchable: true, max: 20 }),
    respondHours: decimal('响应时限（工作小时）', {
      required: true,
      min: 0.5,
      max: 200,
      help: '派单后须在此时限内接单，超时自动退回派单员',
    }),
    finishHours: decimal('完工时限（工作小时）', { required: true, min: 0.5, max: 500 }),
    sort: integer('显示顺序', { required: true, max: 999 }),
    enabled: yesNo('启用', { required: true, initial: true }),
    note: longText('适用情形', { max: 300, help: '报修时显示给学生，如：漏水、断电等影响安全的故障' }),
  },
  unique: [['code'], ['name']],
  columns: ['name', 'code', 'respondHours', 'finishHours', 'enabled', 'sort'],
  sort: 'sort',
  filters: ['code', 'name', 'enabled'],
  lookUp: 'everybody',
  rules: [
    {
      fields: ['respondHours', 'finishHours'],
      message: '完工时限不能短于响应时限',
      holds: ({ respondHours, finishHours }) => finishHours >= respondHours,
    },
  ],
  audited: true,
})
