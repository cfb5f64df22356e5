import type { ProcessModel } from '#domain/kernel/area.ts'
import { approvalStep } from '#domain/workflow/approval-step.ts'

/** How a change is decided in a new college; the move itself is confirmed afterwards. */
export const roomChangeProcess: ProcessModel = {
  label: '调宿审批',
  steps: [
    approvalStep('counsellor', '辅导员审核', 'counsellor', 24),
    approvalStep('college', '学院审核', 'college', 48),
    approvalStep(
      'affairs',
      '公寓与学生处审核',
      [{ kind: 'dorm-master' }, { kind: 'role', role: 'admin' }],
      48,
    ),
  ],
  phrases: ['同意调宿。', '请先与室友和宿管员沟通。', '目前没有合适的床位，暂不同意。'],
}
