import {
  among,
  bars,
  count,
  distinct,
  map,
  quantile,
  ratio,
  ring,
  stats,
  sum,
  trend,
} from '#domain/kernel/stats.ts'
import { leaveApplication } from './application.ts'
import { endedStates, runningStates } from './words.ts'

const taken = among('state', ...runningStates, ...endedStates)
const isTrue = (field: string) => ({ all: [taken, { field, is: 'equals', value: true }] }) as const

const decided = { field: 'decidedIn', is: 'filled' } as const

/** Cut by `by`, with the same figures on every level of the college: domain of leave, section 9. */
const counted = <const B extends 'classId' | 'departmentId' | 'studentId.majorId' | 'studentId.grade'>(
  path: `leave/${string}`,
  title: string,
  first: B,
  others: readonly Exclude<'classId' | 'departmentId' | 'studentId.majorId' | 'studentId.grade', B>[],
) =>
  stats({
    path,
    title,
    of: leaveApplication,
    over: 'startsAt',
    during: { since: 'startsAt', until: 'endsAt' },
    since: 'term',
    by: [first, ...others, 'typeId', 'state', 'leavesCity'],
    measures: {
      times: count('请假人次', taken),
      students: distinct('studentId', '请假人数', taken),
      days: sum('days', '请假天数', taken),
      lessons: sum('lessons', '缺课学时', taken),
      outOfCity: count('离开本市', isTrue('leavesCity')),
      reviewing: count('审批中', among('state', 'reviewing')),
      decidedHalf: quantile(0.5, 'decidedIn', '审批用时中位数（小时）', decided),
      decidedMost: quantile(0.9, 'decidedIn', '九成审批用时（小时）', decided),
      away: count('休假中', among('state', 'away')),
      overdue: count('逾期未销假', among('state', 'overdue')),
      overdueRate: ratio('overdue', 'times', '逾期率'),
    },
    charts: [
      bars('times', { stackedBy: 'typeId', most: 15 }),
      trend('times', { each: 'week', by: 'typeId' }),
      ring('times', 'typeId'),
    ],
  })

/** So many leaves within thirty days are many. */
const many = 3
const province = 'destinationId.parentId.parentId' as const

export const leaveStats = {
  /** 离校分析: where to and how, who leaves again and again, and who comes back in time. */
  analysis: stats({
    path: 'leave/analysis',
    title: '请假分析',
    of: leaveApplication,
    over: 'startsAt',
    during: { since: 'startsAt', until: 'endsAt' },
    since: 'school-year',
    by: [
      'departmentId',
      'classId',
      'typeId',
      'studentId.majorId',
      'studentId.grade',
      province,
      'transport',
      'leavesCity',
      'duringInternship',
      'level',
      'absenceLevel',
    ],
    called: { [province]: '目的地省份' },
    measures: {
      times: count('请假人次', taken),
      students: distinct('studentId', '请假人数', taken),
      frequent: distinct('studentId', '频繁请假人数', {
        all: [taken, { field: 'recentTimes', is: 'atLeast', value: many }],
      }),
      frequentRate: ratio('frequent', 'students', '频繁请假占比'),
      outOfCity: count('离开本市', isTrue('leavesCity')),
      returned: count('已返校', { field: 'returnedLate', is: 'filled' }),
      onTime: count('按时返校', { field: 'returnedLate', is: 'equals', value: false }),
      onTimeRate: ratio('onTime', 'returned', '按时返校率'),
      absent: sum('absentLessons', '旷课学时', taken),
      lessons: sum('lessons', '缺课学时', taken),
    },
    charts: [
      trend('times', { each: 'month', by: 'typeId' }),
      trend('times', { each: 'weekday' }),
      bars('onTimeRate', { most: 15 }),
      bars(['frequent'], { by: 'classId', most: 15 }),
      map('times', province),
      ring('times', 'transport'),
    ],
  }),
  class: counted('leave/stats-class', '请假统计（班级）', 'classId', []),
  department: counted('leave/stats-department', '请假统计（院系）', 'departmentId', ['classId']),
  major: counted('leave/stats-major', '请假统计（专业）', 'studentId.majorId', [
    'departmentId',
    'studentId.grade',
  ]),
  college: counted('leave/stats-college', '请假统计（全校）', 'departmentId', [
    'studentId.majorId',
    'studentId.grade',
  ]),
}
