import type { ProcessModel } from '#domain/kernel/area.ts'
import { approvalStep } from '#domain/workflow/approval-step.ts'

/** How a later registration is decided in a new college. */
export const deferralProcess: ProcessModel = {
  label: '暂缓注册审批',
  steps: [
    approvalStep('counsellor', '辅导员审核', 'counsellor', 24),
    approvalStep('college', '学院审核', 'college', 48),
  ],
  phrases: ['情况属实，同意。', '请补充证明材料。', '请先办理缓缴手续。'],
}
