import type { ProcessModel } from '#domain/kernel/area.ts'
import { approvalStep } from '#domain/workflow/approval-step.ts'
import type { BranchStep, Step } from '#domain/workflow/definition.ts'
import type { Level } from './words.ts'

const counsellor = approvalStep('counsellor', '辅导员审核', 'counsellor', 24)
const college = (at: string) => approvalStep(`college-${at}`, '学院审核', 'college', 48)
const studentAffairs = (at: string) =>
  approvalStep(`affairs-${at}`, '学生处审核', [{ kind: 'role', role: 'admin' }], 48)
const leader = approvalStep('leader', '分管校领导审批', [{ kind: 'role', role: 'leader' }], 48)

const longer = (days: number, title: string, steps: readonly Step[]) => ({
  title,
  when: { field: 'days', is: 'above', value: days } as const,
  steps,
})

const upTo = (level: Level, title: string, steps: readonly Step[]) => ({
  title,
  when: { field: 'level', is: 'among', value: [level] } as const,
  steps,
})

/** Where there is no mentor, the counsellor is asked at once. */
const duringInternship: BranchStep = {
  id: 'during-internship',
  kind: 'branch',
  title: '实习期间',
  branches: [
    {
      title: '实习期间请假',
      when: { field: 'duringInternship', is: 'equals', value: true },
      steps: [approvalStep('mentor', '导师审核', 'mentor', 24, { whenNobody: 'pass' })],
    },
  ],
  otherwise: [],
}

/** The level is what `leave.threshold` makes of days, kind, destination and holidays. */
const byLevel: BranchStep = {
  id: 'by-days',
  kind: 'branch',
  title: '审批层级',
  branches: [
    upTo('leader', '审批到分管校领导', [college('long'), studentAffairs('long'), leader]),
    upTo('affairs', '审批到学生处', [college('middle'), studentAffairs('middle')]),
    upTo('college', '审批到学院', [college('short')]),
  ],
  otherwise: [],
}

const byMoreDays: BranchStep = {
  id: 'by-more-days',
  kind: 'branch',
  title: '续假天数',
  branches: [longer(1, '一天以上', [college('extension')])],
  otherwise: [],
}

/** How leaves are decided in a new college; the model designer changes it. */
export const leaveProcesses: Readonly<Record<string, ProcessModel>> = {
  leave: {
    label: '请假审批',
    steps: [duringInternship, counsellor, byLevel],
    phrases: ['同意。', '同意，请按时返校。', '材料不全，请补充后再提交。', '理由不充分，不同意。'],
  },
  'leave-extension': { label: '续假审批', steps: [counsellor, byMoreDays] },
}
