import { among, bars, count, ratio, ring, stats, sum, trend } from '#domain/kernel/stats.ts'
import type { CountPlace } from './desk-calls.ts'
import { type GoodsKind, goodsKinds } from './kinds.ts'
import { goodsOrder } from './order.ts'
import type { OrderState } from './states.ts'

const inStates = (...states: readonly OrderState[]) => among('state', ...states)
const placed = inStates('chosen', 'paid', 'received', 'lost')

const cuts = {
  class: ['班级', 'classId', 'majorId', 'departmentId'],
  college: ['学院', 'departmentId', 'majorId', 'classId'],
  major: ['专业', 'majorId', 'departmentId', 'classId'],
} as const satisfies Record<CountPlace, readonly string[]>

/** Who bought, paid and received goods of one kind, by the places of the college: a student buys a kind once. */
const counted = (kind: GoodsKind, place: CountPlace) => {
  const [label, ...by] = cuts[place]
  return stats({
    path: `claim/${kind}-count-${place}`,
    title: `${goodsKinds.labels[kind]}${label}统计`,
    of: goodsOrder,
    over: 'boughtAt',
    since: 365,
    leadsTo: `claim/${kind}-record`,
    where: among('kind', kind),
    by: [...by, 'state', 'setId', 'desk'],
    measures: {
      bought: count(kind === 'key' ? '已登记' : '已购买', placed),
      owing: count('待缴费', inStates('chosen')),
      outstanding: count('待领取', inStates('chosen', 'paid')),
      received: count('已领取', inStates('received', 'lost')),
      receivedRate: ratio('received', 'bought', '领取率'),
      refunded: count('已退还', inStates('refunded')),
      due: sum('amount', '应收', placed),
      paid: sum('paid', '已收', placed),
      paidRate: ratio('paid', 'due', '收款率'),
    },
    charts: [
      bars('bought', { stackedBy: 'state', most: 20 }),
      ring('bought', 'state'),
      trend('bought', { each: 'week' }),
    ],
  })
}

const byPlace = (kind: GoodsKind) => ({
  class: counted(kind, 'class'),
  college: counted(kind, 'college'),
  major: counted(kind, 'major'),
})

export const goodsStats = {
  bedding: byPlace('bedding'),
  military: byPlace('military'),
  key: byPlace('key'),
} as const satisfies Record<GoodsKind, Record<CountPlace, unknown>>
