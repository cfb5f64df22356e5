import { reference, references, text, yesNo } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { closedPeriod, periodRule } from '#domain/kits/period.ts'

/** 委托审批: between these days somebody else decides in one's place, also what waits when they begin. */
export const entrust = defineResource({
  name: 'workflow.entrust',
  label: '委托审批',
  title: 'agentId',
  fields: {
    principalId: reference('委托人', 'system.user', { system: true }),
    agentId: reference('受托人', 'system.user', { required: true, colleagues: true }),
    ...closedPeriod,
    models: references('委托的流程', 'workflow.model', { most: 30, help: '留空表示全部流程' }),
    departments: references('委托的院系', 'base.department', {
      most: 30,
      help: '只委托这些院系学生的申请；留空表示全部',
    }),
    reason: text('委托原因', { max: 200 }),
    enabled: yesNo('启用', { required: true, initial: true }),
  },
  columns: ['principalId', 'agentId', 'since', 'until', 'models', 'departments', 'enabled'],
  sort: '-since',
  filters: ['agentId', 'since', 'enabled'],
  scope: [{ field: 'principalId', grant: 'self' }],
  rules: [periodRule],
})
