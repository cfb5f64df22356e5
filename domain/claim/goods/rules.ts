import type { VerifyWay } from '#domain/claim/verdict.ts'
import { fenOf, type Yuan } from '#domain/kernel/money.ts'
import { type GoodsKind, goodsKinds } from './kinds.ts'
import { type Act, type OrderState, orderStates } from './states.ts'

/** One thing of an order. `sizeId` is null where it comes in one size only. */
export interface OrderLine {
  readonly itemId: string
  readonly sizeId: string | null
  readonly quantity: number
}

/** All that an act may change of an order: kept before and after it, so that it can be taken back. */
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

interface ActRule {
  /** `null` is a student who never bought. */
  readonly from: readonly (OrderState | null)[]
  readonly kinds: readonly GoodsKind[]
  readonly reason: boolean
}

const everything = Object.keys(goodsKinds.labels) as GoodsKind[]
const goods: readonly GoodsKind[] = ['bedding', 'military']

/** What may be done in which state. */
export const actRules: Readonly<Record<Act, ActRule>> = {
  buy: { from: [null, 'cancelled', 'refunded'], kinds: everything, reason: false },
  pay: { from: ['chosen', 'received', 'lost'], kinds: everything, reason: false },
  resize: { from: ['chosen', 'paid'], kinds: goods, reason: false },
  receive: { from: ['chosen', 'paid'], kinds: everything, reason: false },
  exchange: { from: ['received'], kinds: goods, reason: true },
  refund: { from: ['paid', 'received'], kinds: everything, reason: true },
  cancel: { from: ['chosen'], kinds: everything, reason: false },
  lose: { from: ['received'], kinds: ['key'], reason: true },
  reissue: { from: ['lost'], kinds: ['key'], reason: true },
}

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

/** Why the act cannot be done now, in words; undefined when it can. Money that is owed is the last thing asked. */
export function whyNot(act: Act, { kind, standing, open, mayOwe }: Facts): string | undefined {
  const { from, kinds } = actRules[act]
  if (!kinds.includes(kind)) return '该物资不能办理此项业务'
  if (!from.includes(standing?.state ?? null))
    return standing
      ? `该学生的“${goodsKinds.labels[kind]}”当前为“${orderStates.labels[standing.state]}”，不能办理此项业务`
      : `该学生尚未购买“${goodsKinds.labels[kind]}”`
  if (act === 'buy' && !open) return `“${goodsKinds.labels[kind]}”未在开放登记时间内`
  if (act === 'pay' && standing && owedOf(standing) === 0) return '没有需要收取的款项'
  if (act === 'receive' && standing && owedOf(standing) > 0 && !mayOwe) return '尚未缴费，请先收款再领取'
  return undefined
}

/** What may be done now. */
export const actsOf = (facts: Facts): Act[] =>
  (Object.keys(actRules) as Act[]).filter((act) => whyNot(act, facts) === undefined)

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

const held = (standing: Standing | null) => (standing?.state === 'received' ? standing.lines : [])
const keyOf = ({ itemId, sizeId }: Pick<Move, 'itemId' | 'sizeId'>) => `${itemId} ${sizeId ?? ''}`

/**
 * What a change of an order takes from the stock and brings back: what the student holds after it, less what they held
 * before. In one order always, so that two desks never wait for each other.
 */
export function movesOf(before: Standing | null, after: Standing): Move[] {
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
