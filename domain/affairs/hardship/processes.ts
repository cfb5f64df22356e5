import type { ProcessModel } from '#domain/kernel/area.ts'
import { approvalStep } from '#domain/workflow/approval-step.ts'

const levels = { level: 'write', levelReason: 'write' } as const

/** How hardship is recognised in a new college: 教财〔2018〕16号, with the notice of at least five working days. */
export const hardshipProcesses: Readonly<Record<string, ProcessModel>> = {
  hardship: {
    label: '困难认定审核',
    steps: [
      approvalStep('class', '班级评议', [{ kind: 'class-teacher' }, { kind: 'counsellor' }], 40, {
        fields: levels,
      }),
      approvalStep('college', '学院认定工作组审核', 'college', 40, { fields: levels }),
      approvalStep('aid', '资助中心审核', [{ kind: 'role', role: 'admin' }], 40, { fields: levels }),
      {
        ...{ kind: 'notice', id: 'notice', title: '困难认定公示', days: 5, daysOf: 'noticeDays' },
        ...{ fields: ['studentId', 'className', 'level'], masked: false },
        objections: [{ kind: 'role', role: 'admin' }],
      },
    ],
    phrases: ['情况属实，同意认定。', '材料不齐，请补充证明。', '家庭情况不符合认定条件。'],
  },
}
