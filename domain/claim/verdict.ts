import { closed } from '#domain/kernel/dictionary.ts'
import { fenOf, type Yuan } from '#domain/kernel/money.ts'
import { plainName } from '#domain/kits/person-name.ts'

/** What a desk says to a card. `unpaid` lets pass where the college only wants to be told. */
export const verdicts = closed(
  'claim.verdict',
  '核验结论',
  {
    pass: '通过',
    mismatch: '人证不符',
    'not-listed': '不在名单',
    already: '已报到',
    unpaid: '未缴费',
    expired: '证件过期',
  },
  {
    pass: 'success',
    mismatch: 'danger',
    'not-listed': 'danger',
    already: 'info',
    unpaid: 'warning',
    expired: 'warning',
  },
)
export type Verdict = keyof typeof verdicts.labels

/** What two people together may let pass: there is nobody to let in where none is listed, or has been let in. */
export const overridable: readonly Verdict[] = ['mismatch', 'expired', 'unpaid']

/** How somebody was told at the desk. */
export const verifyWays = closed('claim.verify-way', '核验方式', {
  'id-card': '身份证',
  'campus-card': '校园卡',
  qr: '二维码',
  name: '姓名查询',
})
export type VerifyWay = keyof typeof verifyWays.labels

/** What the desk knows of somebody when it judges: from the list, by the server or by the copy a desk keeps. */
export interface Listed {
  readonly name: string
  readonly arrived: boolean
  readonly due: Yuan
  readonly paid: Yuan
  /** 2026-09-30; until then nothing is owed. */
  readonly deferredUntil: string | null
}

/** What the card says. Of a campus card or a code, neither. */
export interface Presented {
  readonly name?: string | undefined
  /** 2036-09-01, or 长期. */
  readonly validUntil?: string | undefined
}

export interface Judged {
  readonly verdict: Verdict
  /** Whether the student is let in without anybody's help. */
  readonly passes: boolean
}

/** What is owed on that day, in fen. */
export const unpaidOf = ({ due, paid, deferredUntil }: Listed, today: string): number =>
  deferredUntil !== null && deferredUntil >= today ? 0 : Math.max(fenOf(due) - fenOf(paid), 0)

/**
 * The rule of the desk, asked by the desk without a network and by the server alike. What is wrong with the person
 * goes before what is wrong with the papers, and money comes last. `today` is the college's day, 2026-09-01.
 */
export function judge(
  listed: Listed | undefined,
  card: Presented,
  today: string,
  unpaidMayPass: boolean,
): Judged {
  if (!listed) return { verdict: 'not-listed', passes: false }
  if (card.name !== undefined && plainName(card.name) !== plainName(listed.name))
    return { verdict: 'mismatch', passes: false }
  if (listed.arrived) return { verdict: 'already', passes: false }
  if (card.validUntil !== undefined && card.validUntil !== '长期' && card.validUntil < today)
    return { verdict: 'expired', passes: false }
  return unpaidOf(listed, today) > 0
    ? { verdict: 'unpaid', passes: unpaidMayPass }
    : { verdict: 'pass', passes: true }
}
