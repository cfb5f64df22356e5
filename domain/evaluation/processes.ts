import type { ProcessModel } from '#domain/kernel/area.ts'
import { approvalStep } from '#domain/workflow/approval-step.ts'

/** How declarations are confirmed in a new college. */
export const evaluationProcesses: Readonly<Record<string, ProcessModel>> = {
  'additional-score': {
    label: '综合测评加分认定',
    steps: [
      approvalStep('counsellor', '班级测评小组审核', 'counsellor', 24),
      approvalStep('college', '学院认定', 'college', 48),
    ],
    phrases: ['材料属实，同意认定。', '请补充获奖证书或证明。', '级别与证书不符，请修改后重新提交。'],
  },
}
