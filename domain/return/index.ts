import { defineArea } from '#domain/kernel/area.ts'
import { apply, approve, browse, custom, figures, list, mine, own } from '#domain/kernel/screen.ts'
import { looksAfter, runs } from '#domain/kits/rounds/permissions.ts'
import { approvalStep } from '#domain/workflow/approval-step.ts'
import { returnPlan } from './plan.ts'
import { returnRounds } from './rounds.ts'
import { returnStats } from './stats.ts'

const { round, turn, events, scheduled } = returnRounds
const vouches = [...looksAfter, 'vouch'] as const
const urges = ['view', 'urge'] as const

/** Coming back to school after a holiday: planned, approved, and seen by doors or staff. */
export const schoolReturn = defineArea({
  area: 'return',
  title: '返校管理',
  icon: 'log-in',
  resources: [round, turn, returnPlan],
  processes: {
    'return-plan': {
      label: '返校审批',
      steps: [
        approvalStep('counsellor', '辅导员审核', 'counsellor', 24),
        {
          ...{ kind: 'branch', id: 'by-round', title: '学院复审' },
          branches: [
            {
              title: '批次要求学院复审',
              when: { field: 'collegeReview', is: 'equals', value: true },
              steps: [approvalStep('college', '学院审核', 'college', 24)],
            },
          ],
          otherwise: [],
        },
      ],
      phrases: ['同意返校，注意途中安全。', '请补充健康情况说明。', '请调整到校时间。'],
    },
  },
  events: { ...events },
  scheduled: { ...scheduled },
  screens: [
    mine(
      // The kit puts the fields of a turn together: the types know none of their names.
      turn as never,
      'log-in',
      { student: ['view', 'finish'] },
      {
        ...{ path: 'return/mine', title: '我的返校', by: 'studentId', state: 'result' },
        sections: { 待返校: ['absent'], 已办理: ['returned', 'leave', 'exempt'] },
        facts: ['roundId', 'returnsFrom', 'plannedAt', 'transport', 'finishedAt', 'way', 'reason'],
        acts: ['finish'],
      } as never,
    ),
    apply(
      returnPlan,
      'clipboard-list',
      { student: [...own, 'submit', 'withdraw'] },
      { path: 'return/apply', title: '返校申请' },
    ),
    approve(
      returnPlan,
      'user-check',
      { counsellor: [], department: [], admin: [] },
      { path: 'return/examine', title: '返校审核' },
    ),
    list(
      turn,
      'users',
      { admin: vouches, department: vouches, counsellor: vouches },
      { path: 'return/manage', title: '返校名单' },
    ),
    custom(
      turn,
      'list-checks',
      { admin: urges, department: urges, counsellor: urges },
      { path: 'return/progress', title: '返校进度' },
    ),
    list(
      returnPlan,
      'files',
      { admin: browse, department: browse, counsellor: browse },
      { title: '返校申请记录' },
    ),
    list(round, 'calendar-clock', { admin: runs, department: runs }, { title: '返校批次' }),
    figures(returnStats, 'chart-column', { admin: browse, department: browse }),
  ],
  joined: [{ title: '我的返校', screens: ['return/mine', 'return/apply'] }],
})
