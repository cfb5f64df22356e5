import type { ProcessModel } from '#domain/kernel/area.ts'
import { approvalStep } from '#domain/workflow/approval-step.ts'
import type { NoticeStep } from '#domain/workflow/definition.ts'

const notice = (id: string, title: string, days: number, daysOf: string, hears: NoticeStep['objections']) =>
  ({
    ...{ kind: 'notice', id, title, days, daysOf, objections: hears },
    ...{ fields: ['studentId', 'className', 'awardName', 'academicYear'], masked: false },
  }) as const

/** How awards are given in a new college: class, college with its notice, school with its notice. */
export const awardProcesses: Readonly<Record<string, ProcessModel>> = {
  award: {
    label: '奖项评审',
    steps: [
      approvalStep('class', '班级评议', [{ kind: 'class-teacher' }, { kind: 'counsellor' }], 40),
      approvalStep('college', '学院评审', 'college', 40),
      notice('college-notice', '学院公示', 3, 'collegeDays', [{ kind: 'college' }]),
      approvalStep('school', '学校审核', [{ kind: 'role', role: 'admin' }], 40),
      notice('school-notice', '学校公示', 5, 'schoolDays', [{ kind: 'role', role: 'admin' }]),
    ],
    phrases: ['符合评选条件，同意推荐。', '请补充证明材料。', '不符合评选条件。'],
  },
}
