import type { VerifyWay } from '#domain/claim/verdict.ts'
import { stateAfter, whyNoStep } from '#domain/kernel/flow.ts'
import { fenOf, type Yuan } from '#domain/kernel/money.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { goodsFlow } from './flow.ts'
import { type GoodsKind, goodsKinds } from './kinds.ts'
import { type Act, acts, type OrderState } from './states.ts'

/** One thing of an order. `sizeId` is null where it comes in one size only. */
export interface OrderLine {
  readonly itemId: string
  readonly sizeId: string | null
  readonly quantity: number
}

/** All that an act may change of an order. */
export interface Standing {
  readonly state: OrderState
  readonly setId: string | null
  /** Only while the student has the key, or has lost it. */
  readonly keyId: string | null
  readonly keyNo: string | null
  /** In fen, as what was paid of it. */
  readonly amount: number
  readonly paid: number
  readonly lines: readonly OrderLine[]
  /** How the student got what they hold. */
  readonly handover: Handover | null
}

export interface Handover {
  /** 2026-09-05 08:00:00 */
  readonly at: string
  readonly way: VerifyWay | null
  readonly desk: string | null
  readonly operator: string
}

/** What is done only with a reason that somebody can read later. */
export const actsWithReason: readonly Act[] = ['exchange', 'refund', 'lose', 'reissue']

/** What is still owed, in fen. */
export const owedOf = ({ amount, paid }: Pick<Standing, 'amount' | 'paid'>): number =>
  Math.max(amount - paid, 0)

interface Facts {
  readonly kind: GoodsKind
  readonly standing: Standing | null
  /** Whether goods of the kind are on offer now. */
  readonly open: boolean
  /** Whether this student may have them before they have paid. */
  readonly mayOwe: boolean
}

const asked = ({ standing, ...facts }: Facts) => ({ ...standing, ...facts })

/** Why the act cannot be done now, in words; undefined when it can. */
export const whyNot = (act: Act, facts: Facts): string | undefined =>
  facts.standing || act === 'buy'
    ? whyNoStep(goodsFlow, asked(facts), act)
    : phrase('该学生尚未购买“{{kind}}”', { kind: goodsKinds.labels[facts.kind] })

/** What may be done now. */
export const actsOf = (facts: Facts): Act[] =>
  (Object.keys(acts.labels) as Act[]).filter((act) => whyNot(act, facts) === undefined)

/** Where an act that may be done leads to. `standing` is with the amounts as they are after it. */
export const orderStateAfter = (act: Act, facts: Facts): OrderState =>
  stateAfter(goodsFlow, asked(facts), act) as OrderState

/** Whether goods are on offer: switched on, and within the hours, both ends included. Moments of one zone. */
export const isOpen = (
  { open, opensAt, closesAt }: { open: boolean; opensAt?: string | null; closesAt?: string | null },
  now: string,
): boolean => open && (!opensAt || opensAt <= now) && (!closesAt || now <= closesAt)

/** What a set costs with the optional items somebody takes, in fen. */
export const totalOf = (
  setPrice: Yuan,
  chosen: readonly { readonly price: Yuan; readonly quantity: number }[],
): number => chosen.reduce((sum, { price, quantity }) => sum + fenOf(price) * quantity, fenOf(setPrice))

/** How many more of a thing leave the stock (or, below zero, come back). */
export interface Move {
  readonly itemId: string
  readonly sizeId: string | null
  readonly more: number
}

/** As much of an order as says what its student holds. */
export type Held = Pick<Standing, 'state' | 'lines'>

const held = (standing: Held | null) => (standing?.state === 'received' ? standing.lines : [])
const keyOf = ({ itemId, sizeId }: Pick<Move, 'itemId' | 'sizeId'>) => `${itemId} ${sizeId ?? ''}`

/**
 * What a change of an order takes from the stock and brings back: what the student holds after it, less what they held
 * before. In one order always, so that two desks never wait for each other.
 */
export function movesOf(before: Held | null, after: Held): Move[] {
  const net = new Map<string, Move>()
  const count = ({ itemId, sizeId, quantity }: OrderLine, sign: 1 | -1) => {
    const key = keyOf({ itemId, sizeId })
    const more = (net.get(key)?.more ?? 0) + sign * quantity
    net.set(key, { itemId, sizeId, more })
  }
  for (const line of held(after)) count(line, 1)
  for (const line of held(before)) count(line, -1)
  return [...net.entries()]
    .filter(([, { more }]) => more !== 0)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, move]) => move)
}
