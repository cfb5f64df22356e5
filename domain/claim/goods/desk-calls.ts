import { z } from 'zod'
import { type VerifyWay, verifyWays } from '#domain/claim/verdict.ts'
import type { Yuan } from '#domain/kernel/money.ts'
import { line, prose } from '#domain/kernel/seen.ts'
import { normalName } from '#domain/kits/person-name.ts'
import { normalIdNo } from '#domain/kits/resident-id.ts'
import type { Fit } from './fitting.ts'
import { type GoodsKind, goodsKinds } from './kinds.ts'
import type { Standing } from './rules.ts'
import { type Act, acts } from './states.ts'

/** A student as a goods desk shows them. */
export interface GoodsStudent {
  /** Of `admissions.admitted-student`. */
  readonly id: string
  readonly name: string
  readonly gender: string
  /** All but the last four starred. */
  readonly idNo: string
  readonly candidateNo: string
  readonly department: string | null
  readonly major: string
  readonly schoolClass: string | null
  readonly bed: string | null
  readonly bedId: string | null
  readonly arrived: boolean
  readonly deferredUntil: string | null
}

export interface SizeOnOffer extends Fit {
  readonly id: string
  readonly code: string
  /** How many are in the stock; null where nobody counts them. */
  readonly left: number | null
}

export interface ItemOnOffer {
  readonly itemId: string
  readonly name: string
  readonly unit: string
  /** For one. */
  readonly price: Yuan
  readonly quantity: number
  readonly optional: boolean
  readonly measure: string
  /** From small to large; none where it comes in one size only. */
  readonly sizes: readonly SizeOnOffer[]
  readonly left: number | null
}

export interface SetOnOffer {
  readonly id: string
  readonly name: string
  readonly gender: string | null
  /** Without what is optional. */
  readonly price: Yuan
  readonly items: readonly ItemOnOffer[]
}

export interface GoodsEvent {
  readonly id: string
  readonly act: Act
  readonly reason: string | null
  readonly desk: string | null
  readonly operator: string
  readonly at: string
  readonly undoneAt: string | null
  readonly undoneBy: string | null
  /** Whether anyone who asks may take it back now. */
  readonly canUndo: boolean
}

/** How an order stands, its amounts as they are sent. */
export type StandingShown = Omit<Standing, 'amount' | 'paid'> & {
  readonly amount: Yuan
  readonly paid: Yuan
}

/** All there is to see and to do about one student. */
export interface GoodsDesk {
  readonly kind: GoodsKind
  readonly student: GoodsStudent
  /** Null when the student never bought. */
  readonly standing: StandingShown | null
  readonly owed: Yuan
  readonly acts: readonly Act[]
  readonly open: boolean
  readonly mayOwe: boolean
  readonly notice: string | null
  readonly sets: readonly SetOnOffer[]
  readonly usualSetId: string | null
  /** The key of the student's bed. */
  readonly key: { readonly id: string; readonly keyNo: string; readonly state: string } | null
  readonly deposit: Yuan
  /** Latest first, 20 at most. */
  readonly events: readonly GoodsEvent[]
}

const goodsKind = z.enum(Object.keys(goodsKinds.labels) as [GoodsKind, ...GoodsKind[]]).describe('物资种类')

/** One student at the desk of one kind of goods. */
export const goodsOfStudent = z.object({ kind: goodsKind, id: z.uuid().describe('学生') })

/** Somebody by a card, a code, or what they say. */
export const goodsWho = z.object({
  kind: goodsKind,
  who: z
    .union([
      z.object({ idNo: z.string().transform(normalIdNo).pipe(z.string().max(18)) }),
      z.object({ cardUid: z.string().regex(/^[0-9A-F]{6,20}$/) }),
      z.object({ qr: z.string().max(200) }),
      z.object({ name: line().overwrite(normalName).min(2).max(60) }),
    ])
    .describe('身份证号、卡片编号、二维码或姓名'),
})
export type GoodsWho = z.infer<typeof goodsWho>['who']

/** What an act does not ask for is not looked at. */
export const goodsAct = z.object({
  kind: goodsKind,
  id: z.uuid().describe('学生'),
  act: z.enum(Object.keys(acts.labels) as [Act, ...Act[]]).describe('办理'),
  setId: z.uuid().optional().describe('套装'),
  optional: z.array(z.uuid()).max(30).optional().describe('选购物资'),
  sizes: z.record(z.uuid(), z.uuid()).optional().describe('各物资的尺码'),
  paid: z.boolean().optional().describe('是否已收款'),
  keyNo: line().min(1).max(20).optional().describe('新钥匙号'),
  reason: prose().max(200).optional().describe('原因'),
  desk: line().max(40).optional().describe('领取台'),
  way: z
    .enum(Object.keys(verifyWays.labels) as [VerifyWay, ...VerifyWay[]])
    .optional()
    .describe('核对方式'),
})
export type GoodsAct = z.infer<typeof goodsAct>

/** The last act of a student is taken back. */
export const goodsUndo = z.object({
  eventId: z.uuid().describe('办理记录'),
  reason: prose().max(200).optional().describe('原因'),
})

export const countPlaces = ['class', 'college', 'major'] as const
export type CountPlace = (typeof countPlaces)[number]

export const goodsCounted = z.object({ kind: goodsKind, by: z.enum(countPlaces).describe('统计范围') })
export const goodsOfClass = z.object({ kind: goodsKind, classId: z.uuid().describe('班级') })

/** This year's students of one class, college or major: those who bought, and those who have yet to. */
export interface GoodsCount {
  /** Null where a student has no class yet. */
  readonly placeId: string | null
  readonly place: string | null
  readonly students: number
  readonly bought: number
}

/** Pieces of one item in one size. */
export interface SizeCount {
  readonly placeId: string | null
  readonly item: string
  readonly size: string | null
  readonly bought: number
  readonly received: number
}

export interface GoodsCounts {
  readonly places: readonly GoodsCount[]
  readonly sizes: readonly SizeCount[]
}

/** What is to be laid ready for a class, and for whom. */
export interface PickingList {
  readonly schoolClass: string
  readonly pieces: readonly {
    readonly item: string
    readonly size: string | null
    readonly quantity: number
  }[]
  readonly students: readonly {
    readonly id: string
    readonly name: string
    readonly candidateNo: string
    readonly set: string | null
    readonly sizes: string | null
    readonly bed: string | null
  }[]
}
