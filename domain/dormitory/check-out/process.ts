import type { ProcessModel } from '#domain/kernel/area.ts'
import { approvalStep } from '#domain/workflow/approval-step.ts'

/** How leaving is decided in a new college; the property is checked afterwards, by the keeper of the building. */
export const checkOutProcess: ProcessModel = {
  label: '退宿审批',
  steps: [
    approvalStep('counsellor', '辅导员审核', 'counsellor', 24),
    approvalStep(
      'affairs',
      '公寓与学生处审核',
      [{ kind: 'dorm-master' }, { kind: 'role', role: 'admin' }],
      48,
    ),
  ],
  phrases: ['同意退宿。', '请先说明校外住址。', '请补充证明材料后再提交。'],
}
