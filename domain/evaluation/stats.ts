import type { Condition } from '#domain/kernel/condition.ts'
import { among, bars, count, distinct, mean, ratio, ring, stats, sum, trend } from '#domain/kernel/stats.ts'
import { additionalScore } from './additional-score.ts'
import { combinedScore } from './score.ts'

const confirmed = among('state', 'approved')
const of = (direction: string): Condition => ({ all: [confirmed, among('direction', direction)] })

/** 月度统计: points of behaviour by month, what they were given and taken for, and where. */
export const monthStats = stats({
  path: 'evaluation/month-stats',
  title: '月度统计',
  of: additionalScore,
  over: 'happenedOn',
  since: 'school-year',
  by: ['classId', 'departmentId', 'itemId', 'direction', 'batchId', 'state'],
  measures: {
    students: distinct('studentId', '涉及学生', confirmed),
    pluses: count('加分次数', of('plus')),
    plus: sum('points', '加分合计', of('plus')),
    minuses: count('减分次数', of('minus')),
    minus: sum('points', '减分合计', of('minus')),
    waiting: count('待认定', among('state', 'reviewing', 'sentBack')),
  },
  charts: [trend(['plus', 'minus'], { each: 'month' }), bars(['plus', 'minus']), ring('pluses', 'itemId')],
})

const above: Condition = among('level', 'excellent', 'good')
const none: Condition = { field: 'declared', is: 'equals', value: 0 }

/** 测评分析: how scores are spread, the means of the dimensions by class, and who has declared nothing. */
export const evaluationAnalysis = stats({
  path: 'evaluation/analysis',
  title: '测评分析',
  of: combinedScore,
  latest: 'period',
  by: ['classId', 'level', 'period', 'departmentId', 'majorId', 'grade'],
  measures: {
    students: count('测评人数'),
    total: mean('total', '平均分'),
    moral: mean('moral', '德育平均'),
    intellectual: mean('intellectual', '智育平均'),
    physical: mean('physical', '体育平均'),
    aesthetic: mean('aesthetic', '美育平均'),
    labour: mean('labour', '劳育平均'),
    above: count('良好以上', above),
    aboveRate: ratio('above', 'students', '良好率'),
    silent: count('未申报', none),
  },
  charts: [bars('total', { most: 20 }), ring('students', 'level'), bars('silent', { most: 20 })],
})
