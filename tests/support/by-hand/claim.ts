import { dayOf, type Hand, type Hands, placed, rows, yuan } from './hand.ts'

const held = `state in ('chosen', 'paid', 'received', 'lost')`

const goods = (kind: string, bought = '已购买') => {
  const hand = {
    table: 'claim_goods_order',
    where: `r.kind = '${kind}'`,
    day: dayOf('bought_at'),
    figures: {
      [bought]: rows(held),
      待缴费: rows(`state = 'chosen'`),
      待领取: rows(`state in ('chosen', 'paid')`),
      已领取: rows(`state in ('received', 'lost')`),
      领取率: ['已领取', bought],
      已退还: rows(`state = 'refunded'`),
      应收: yuan('amount', held),
      已收: yuan('paid', held),
      收款率: ['已收', '应收'],
    },
  } satisfies Omit<Hand, 'by' | 'cut'>
  return {
    [`claim/${kind}-count-class`]: { ...hand, by: 'r.class_id', cut: 'classId' },
    [`claim/${kind}-count-college`]: { ...hand, by: 'r.department_id', cut: 'departmentId' },
    [`claim/${kind}-count-major`]: { ...hand, by: 'r.major_id', cut: 'majorId' },
  } as Hands
}

const expected = `arrival in ('awaited', 'deferred', 'arrived')`
/** Without those who may pay later, until the day comes. */
const owing = `${expected} and owed > 0 and (deferred_until is null or deferred_until < (table today))`

export const claim: Hands = {
  ...goods('bedding'),
  ...goods('military'),
  ...goods('key', '已登记'),
  'claim/verify-stats': {
    table: 'admissions_admitted_student',
    where: 'r.year = (select max(a.year) from admissions_admitted_student a where a.tenant_id = r.tenant_id)',
    by: 'r.department_id',
    cut: 'departmentId',
    college: placed.college,
    figures: {
      应到: rows(expected),
      已到: rows(`arrival = 'arrived'`),
      未到: rows(`arrival in ('awaited', 'deferred')`),
      已分床位: rows(`${expected} and bed_id is not null`),
      报到率: ['已到', '应到'],
      欠缴人数: rows(owing),
      欠缴金额: yuan('owed', owing),
    },
  },
  'claim/verify-desk-stats': {
    table: 'claim_verification',
    where: 'r.verdict is not null',
    day: dayOf('tapped_at'),
    by: 'r.verdict',
    cut: 'verdict',
    figures: {
      核验次数: rows(),
      有效核验: rows('undone_at is null'),
      放行人数: rows('passed and undone_at is null'),
      放行率: ['放行人数', '核验次数'],
      人工放行人数: rows('overridden and undone_at is null'),
      撤销次数: rows('undone_at is not null'),
    },
  },
}
