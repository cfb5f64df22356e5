import { among, bars, count, distinct, ratio, ring, stats, sum, trend } from '#domain/kernel/stats.ts'
import { fine } from './fine.ts'

const owing = among('state', 'due', 'objected')

/** Who owes the library how much, and how often a fine is objected to. */
export const fineStats = stats({
  path: 'library/stats',
  title: '罚款统计',
  of: fine,
  over: 'finedOn',
  since: 'school-year',
  by: ['departmentId', 'teacherId.post', 'state'],
  measures: {
    fines: count('全部罚款'),
    teachers: distinct('teacherId', '被罚教师'),
    amount: sum('amount', '罚款金额'),
    owed: sum('amount', '欠款金额', owing),
    objected: count('异议笔数', among('state', 'objected')),
    objectedRate: ratio('objected', 'fines', '异议率'),
  },
  charts: [
    bars('owed', { most: 10 }),
    ring('fines', 'state'),
    trend('amount', { each: 'month', by: 'state' }),
  ],
})
