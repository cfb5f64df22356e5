import { among, bars, count, distinct, ratio, ring, stats, sum, trend } from '#domain/kernel/stats.ts'
import { handedIn } from '#domain/kits/request.ts'
import { stayApplication } from './application.ts'

const inStates = (...states: readonly string[]) => among('state', ...states)
const granted = inStates('approved', 'arranged', 'over')

/** 留校统计: who stays, why, where and how long. */
export const stayStats = stats({
  path: 'dormitory/stay-stats',
  title: '留校统计',
  of: stayApplication,
  over: 'startsOn',
  during: { since: 'startsOn', until: 'endsOn' },
  since: 730,
  ahead: 180,
  by: ['departmentId', 'classId', 'studentId.majorId', 'reason', 'buildingId', 'state'],
  measures: {
    asked: count('申请', handedIn),
    stays: count('批准留校', granted),
    students: distinct('studentId', '留校人数', granted),
    days: sum('days', '留校天数', granted),
    waiting: count('待安排床位', inStates('approved')),
    arranged: count('已安排床位', inStates('arranged')),
    refused: count('未批准', inStates('refused')),
    rate: ratio('stays', 'asked', '批准率'),
  },
  charts: [
    bars('stays', { stackedBy: 'reason', most: 15 }),
    trend('stays', { each: 'month' }),
    ring('stays', 'reason'),
  ],
})
