import type { Dictionary } from '#domain/kernel/dictionary.ts'
import { date } from '#domain/kernel/fields.ts'
import { defineFlow, usualApproval } from '#domain/kernel/flow.ts'
import { personName } from '#domain/kits/person.ts'
import { issueMachine } from '#machines/flows/issue.machine.ts'

/** What states of the chart `machines/flows/issue.machine.ts` have in common, and their tones. */
export const issueStates = {
  draft: '草稿',
  sentBack: '退回修改',
  withdrawn: '已撤回',
  refused: '未通过',
} as const
export const issueTones = {
  reviewing: 'accent',
  sentBack: 'warning',
  refused: 'danger',
  making: 'warning',
  ready: 'info',
  collected: 'success',
} as const

type State = keyof typeof issueStates | keyof typeof issueTones

/** Something is made for a student who asks: `finish` is what the act is called by which it is made. */
export const issueFlow = (model: string, states: Dictionary<State>, finish: string, waiting: string) =>
  defineFlow({
    machine: issueMachine,
    field: 'state',
    states,
    acts: {
      submit: { label: '提交申请' },
      withdraw: { label: '撤回申请', confirm: '撤回后可以修改并重新提交。' },
      approve: { label: '同意办理' },
      reject: { label: '不予办理' },
      return: { label: '退回修改' },
      finish: { label: finish, confirm: '学生会收到领取通知。' },
      handOver: { label: '登记领取', asks: { collector: personName('领取人', { required: true }) } },
    },
    waiting: { making: { act: 'finish', title: waiting } },
    approval: { model, ...usualApproval, student: 'studentId' },
  })

/** By whom and when it was collected. */
export const collected = {
  collector: personName('领取人', { system: true }),
  collectedOn: date('领取日期', { system: true }),
}
