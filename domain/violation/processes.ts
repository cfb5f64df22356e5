import type { ProcessModel } from '#domain/kernel/area.ts'
import { approvalStep } from '#domain/workflow/approval-step.ts'

const affairs = (hours: number, more = {}) =>
  approvalStep('affairs', '学生处审核', [{ kind: 'role', role: 'admin' }], hours, more)

/** How requests about violations are decided in a new college. */
export const violationProcesses: Readonly<Record<string, ProcessModel>> = {
  // An answer is due within 15 days.
  'violation-appeal': {
    label: '违纪申诉复查',
    steps: [affairs(80, { fields: { ruling: 'write', newPoints: 'write' } })],
    phrases: ['事实清楚，程序正当，维持原处理。', '事实不清，撤销原处理。', '情节较轻，变更扣分。'],
  },
  'violation-release': {
    label: '违纪解除审批',
    steps: [
      approvalStep('counsellor', '辅导员审核', 'counsellor', 24),
      approvalStep('college', '学院审核', 'college', 48),
      affairs(48),
    ],
    phrases: ['表现良好，同意解除。', '影响期内表现不足，不予解除。'],
  },
  'violation-rescind': {
    label: '违纪撤销审批',
    steps: [affairs(48)],
    phrases: ['记录有误，同意撤销。', '记录无误，不予撤销。'],
  },
}
