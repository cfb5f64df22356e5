import { closed } from '#domain/kernel/dictionary.ts'
import { longText } from '#domain/kernel/fields.ts'
import { defineFlow, usualApproval } from '#domain/kernel/flow.ts'
import { outsideLivingMachine } from '#machines/flows/outside-living.machine.ts'

/** States of the chart `machines/flows/outside-living.machine.ts`. */
export const outsideStates = closed(
  'dormitory.outside-state',
  '走读状态',
  {
    draft: '草稿',
    reviewing: '审批中',
    sentBack: '退回修改',
    withdrawn: '已撤回',
    refused: '未批准',
    effective: '生效',
    expired: '期满',
    revoked: '撤销',
  },
  { reviewing: 'accent', sentBack: 'warning', refused: 'danger', effective: 'success', revoked: 'danger' },
)

export const outsideFlow = defineFlow({
  machine: outsideLivingMachine,
  field: 'state',
  states: outsideStates,
  acts: {
    submit: { label: '提交申请' },
    withdraw: { label: '撤回申请', confirm: '撤回后可以修改并重新提交。' },
    approve: { label: '批准走读' },
    reject: { label: '不予批准' },
    return: { label: '退回修改' },
    revoke: {
      label: '撤销走读',
      asks: { because: longText('撤销原因', { required: true, max: 200 }) },
      danger: true,
    },
    expire: { label: '走读期满', confirm: '学生须续办走读，或返校住宿。' },
  },
  deadlines: { effective: { field: 'endsAt', act: 'expire' } },
  approval: {
    model: 'outside-living',
    ...usualApproval,
    student: 'studentId',
    period: ['since', 'until'],
  },
})
