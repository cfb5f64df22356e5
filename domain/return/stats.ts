import { among, bars, count, ratio, stats } from '#domain/kernel/stats.ts'
import { returnRounds } from './rounds.ts'

/** 返校统计: who is back of the last round, by college and class; cut by rounds, they are compared. */
export const returnStats = stats({
  path: 'return/stats',
  title: '返校统计',
  of: returnRounds.turn,
  latest: 'roundId',
  by: ['departmentId', 'roundId', 'classId', 'grade', 'result', 'way'],
  measures: {
    due: count('应返人次'),
    returned: count('已返人次', among('result', 'returned')),
    absent: count('未返人次', among('result', 'absent')),
    leave: count('请假人次', among('result', 'leave')),
    rate: ratio('returned', 'due', '返校率'),
  },
  charts: [bars('due', { stackedBy: 'result' }), bars('rate')],
})
