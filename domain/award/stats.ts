import { among, bars, distinct, ratio, ring, stats, sum } from '#domain/kernel/stats.ts'
import { awardRecord } from './record.ts'
import { heldStates } from './words.ts'

/** 获奖统计: awards, people and money of the last school year unless another is asked for. */
export const awardStats = stats({
  path: 'award/stats',
  title: '获奖统计',
  of: awardRecord,
  latest: 'academicYear',
  where: among('state', ...heldStates),
  by: ['departmentId', 'classId', 'name', 'level', 'category', 'fund', 'academicYear', 'state'],
  measures: {
    people: distinct('studentId', '获奖人数'),
    awards: distinct('number', '获奖项数'),
    amount: sum('amount', '奖金（元）'),
    paid: sum('amount', '已发放（元）', among('state', 'paid')),
    paidRate: ratio('paid', 'amount', '发放率'),
  },
  charts: [bars('awards', { by: 'departmentId', stackedBy: 'level' }), ring('awards', 'category')],
})
