import { among, bars, count, distinct, ratio, ring, stats, sum, trend } from '#domain/kernel/stats.ts'
import { violationRecord } from './record.ts'

const inStates = (...states: readonly string[]) => among('state', ...states)
const imposed = inStates('notified', 'effective', 'expired', 'released')
const signed = {
  all: [imposed, { field: 'readAt', is: 'filled' }],
} as const

/** 违纪统计: what is done where, by how many, and what became of it. */
export const violationStats = stats({
  path: 'violation/stats',
  title: '违纪统计',
  of: violationRecord,
  over: 'happenedAt',
  since: 730,
  by: ['kindId', 'departmentId', 'classId', 'studentId.majorId', 'level', 'state'],
  measures: {
    times: count('违纪人次', imposed),
    students: distinct('studentId', '违纪人数', imposed),
    points: sum('points', '扣分合计', imposed),
    running: count('生效中', inStates('effective')),
    released: count('已解除', inStates('released')),
    rescinded: count('已撤销', inStates('rescinded')),
    signed: count('已签收', signed),
    signedRate: ratio('signed', 'times', '签收率'),
  },
  charts: [
    bars('times', { stackedBy: 'level', most: 15 }),
    trend('times', { each: 'month' }),
    ring('times', 'kindId'),
  ],
})
