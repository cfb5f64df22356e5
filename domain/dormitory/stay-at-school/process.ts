import type { ProcessModel } from '#domain/kernel/area.ts'
import { approvalStep } from '#domain/workflow/approval-step.ts'

/** How staying is decided in a new college; the bed is the dormitory's to arrange afterwards. */
export const stayProcess: ProcessModel = {
  label: '留校审批',
  steps: [
    approvalStep('counsellor', '辅导员审核', 'counsellor', 24),
    approvalStep('college', '学院审核', 'college', 48),
  ],
  phrases: ['同意留校，请遵守住宿管理规定。', '请补充证明材料后再提交。', '理由不充分，不同意留校。'],
}
