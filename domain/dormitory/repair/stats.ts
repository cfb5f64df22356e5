import { among, bars, count, mean, ratio, ring, stats, sum, trend } from '#domain/kernel/stats.ts'
import { repairOrder } from './order.ts'
import { doneStates, openStates } from './words.ts'

const reported = { field: 'state', is: 'notAmong', value: ['cancelled'] } as const
const filled = (field: string) => ({ all: [reported, { field, is: 'filled' }] }) as const
const done = among('state', ...doneStates)

/** 维修统计: how soon orders are taken and finished, how many come too late, come again, and please. */
export const repairStats = stats({
  path: 'dormitory/repair-stats',
  title: '维修统计',
  of: repairOrder,
  over: 'reportedAt',
  since: 365,
  by: ['typeId', 'buildingId', 'workerId', 'urgencyId', 'areaId', 'state'],
  measures: {
    orders: count('报修数', reported),
    open: count('未完工', among('state', ...openStates)),
    openLate: count('超时未完工', {
      all: [among('state', ...openStates), { field: 'overdue', is: 'equals', value: true }],
    }),
    finished: count('已完工', done),
    late: count('超时', { all: [reported, { field: 'overdueTimes', is: 'atLeast', value: 1 }] }),
    lateRate: ratio('late', 'orders', '超时率'),
    respond: mean('respondHours', '平均响应（小时）', reported),
    finish: mean('finishHours', '平均完工（小时）', reported),
    rated: count('已评价', filled('rating')),
    pleased: count('满意（4–5 分）', { all: [reported, { field: 'rating', is: 'atLeast', value: 4 }] }),
    rating: mean('rating', '平均评分', reported),
    satisfaction: ratio('pleased', 'rated', '满意率'),
    reworked: count('返修', { all: [reported, { field: 'reopened', is: 'atLeast', value: 1 }] }),
    reworkRate: ratio('reworked', 'orders', '返修率'),
    cost: sum('materialCost', '材料费', reported),
  },
  charts: [
    trend('orders', { each: 'month', by: 'typeId' }),
    bars('orders', { stackedBy: 'state', most: 15 }),
    ring('orders', 'urgencyId'),
  ],
})
