import { among, bars, count, ratio, ring, stats } from '#domain/kernel/stats.ts'
import { returnRounds } from './rounds.ts'

/** 返校统计: who is back, by college and class. */
export const returnStats = stats({
  path: 'return/stats',
  title: '返校统计',
  of: returnRounds.turn,
  by: ['roundId', 'departmentId', 'classId', 'grade', 'result', 'way'],
  measures: {
    due: count('应返'),
    returned: count('已返', among('result', 'returned')),
    absent: count('未返', among('result', 'absent')),
    leave: count('请假', among('result', 'leave')),
    rate: ratio('returned', 'due', '返校率'),
  },
  charts: [bars('due', { by: 'departmentId', stackedBy: 'result' }), ring('due', 'result')],
})
