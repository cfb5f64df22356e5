import type { ProcessModel } from '#domain/kernel/area.ts'
import { approvalStep } from '#domain/workflow/approval-step.ts'
import type { BranchStep } from '#domain/workflow/definition.ts'

const affairs = (title: string, hours: number, more = {}) =>
  approvalStep('affairs', title, [{ kind: 'role', role: 'admin' }], hours, more)
const leader = (title: string) => approvalStep('leader', title, [{ kind: 'role', role: 'leader' }], 72)
const college = (title: string) => approvalStep('college', title, 'college', 48)

/** 留校察看 and 开除学籍 are decided by the leaders of the school. */
const heavy = (title: string): BranchStep => ({
  id: 'by-kind',
  kind: 'branch',
  title: '处分种类',
  branches: [
    {
      title: '留校察看及以上',
      when: { field: 'kind', is: 'among', value: ['probation', 'expulsion'] },
      steps: [leader(title)],
    },
  ],
  otherwise: [],
})

/** How punishments, their appeals and their removal are decided in a new college. */
export const punishmentProcesses: Readonly<Record<string, ProcessModel>> = {
  punishment: {
    label: '违纪处分审批',
    steps: [college('学院意见'), affairs('学生处审核', 48), heavy('校长办公会审定')],
    phrases: ['事实清楚，证据充分，同意。', '证据不足，请补充调查。', '情节轻微，不予处分。'],
  },
  // An answer is due within 15 days, two working weeks.
  'punishment-appeal': {
    label: '处分申诉复查',
    steps: [affairs('申诉处理委员会复查', 80, { fields: { outcome: 'write', newKind: 'write' } })],
    phrases: ['事实清楚，程序正当，维持原处分。', '事实不清，撤销处分。', '处分过重，变更处分。'],
  },
  'punishment-cancel': {
    label: '处分解除审批',
    steps: [
      approvalStep('counsellor', '辅导员审核', 'counsellor', 24),
      college('学院联席会议'),
      affairs('学生处审核', 48),
      heavy('分管校领导审批'),
    ],
    phrases: ['表现良好，同意解除。', '处分期内表现不足，不予解除。'],
  },
}
