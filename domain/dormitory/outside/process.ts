import type { ProcessModel } from '#domain/kernel/area.ts'
import { approvalStep } from '#domain/workflow/approval-step.ts'

/** How living outside is decided in a new college. */
export const outsideProcess: ProcessModel = {
  label: '走读审批',
  steps: [
    approvalStep('counsellor', '辅导员审核', 'counsellor', 24),
    approvalStep('college', '学院审核', 'college', 48),
    approvalStep('affairs', '学生处审核', [{ kind: 'role', role: 'admin' }], 48),
  ],
}
