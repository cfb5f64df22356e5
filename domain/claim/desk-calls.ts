import { z } from 'zod'
import type { Yuan } from '#domain/kernel/money.ts'
import { line, prose } from '#domain/kernel/seen.ts'
import { normalName } from '#domain/kits/person-name.ts'
import { normalIdNo } from '#domain/kits/resident-id.ts'
import { mostSlips } from './slip.ts'
import type { StretchCost } from './stretching.ts'
import type { Verdict, VerifyWay } from './verdict.ts'

/** One student as the desk shows them, and as it keeps them for when there is no network. */
export interface DeskStudent {
  /** Of `admissions.admitted-student`. */
  readonly id: string
  readonly name: string
  /** 男 or 女, as the dictionary of the college words it. */
  readonly gender: string
  /** 居民身份证号码, all but the last four starred; empty where the desk has seen none and asked nobody. */
  readonly idNo: string
  readonly candidateNo: string
  readonly department: string | null
  readonly major: string
  readonly schoolClass: string | null
  readonly bed: string | null
  readonly due: Yuan
  readonly paid: Yuan
  readonly deferredUntil: string | null
  readonly arrived: boolean
  /** 2026-09-01 08:00:00 */
  readonly arrivedAt: string | null
  /** What is to be handed over, and whether it was: 床上用品 全套 · 未领取. */
  readonly goods: readonly { readonly label: string; readonly received: boolean }[]
}

/** Somebody on the list of a desk, whom nobody can read without what they hold to the reader (domain/claim/desk-list.ts). */
export interface RosterLine {
  /** Of their id, under the key of the shift. */
  readonly token: string
  /** Token of each number and card of theirs, and what opens the record together with it. */
  readonly ways: readonly (readonly [token: string, opens: string])[]
  /** A `DeskRecord`, sealed. */
  readonly record: string
}

/**
 * A shift of this desk, with the key without which its list says nothing; none where the college lets no desk go on
 * without a network.
 */
export interface Shift {
  readonly name: string
  /** 32 bytes in base64url. */
  readonly key: string
  /** The last millisecond since 1970 of it; the list goes with it. */
  readonly until: number
  /** Of the college, and what a stretching costs there. */
  readonly salt: string
  readonly cost: StretchCost
}

/** A desk asks again every few minutes, with `since` for what changed. */
export interface Roster {
  /** To be given as `since` next time. */
  readonly at: string
  readonly unpaidMayPass: boolean
  readonly students: readonly RosterLine[]
  /**
   * How many of the list are prepared. Answers to `since` tell who is new or changed; a copy that then holds more than
   * this holds somebody who was taken off the list, and is to be asked for anew.
   */
  readonly total: number
  /** How many are on the list, prepared or not. */
  readonly listed: number
}

/** What the college has set for its desks. */
export interface DeskSettings {
  /** On the slip, above everything. */
  readonly college: string
  readonly slipTitle: string
  readonly slipNote: string | null
  /** Whether a desk begins with sound. */
  readonly sound: boolean
  /** The same card within so many seconds is one tap. */
  readonly repeatSeconds: number
  readonly offlineCopy: boolean
}

/** Which person is meant: just one of these. */
const who = z.union([
  z.object({ idNo: z.string().transform(normalIdNo).pipe(z.string().max(18)) }),
  z.object({ cardUid: z.string().regex(/^[0-9A-F]{6,20}$/) }),
  z.object({ qr: z.string().max(200) }),
  z.object({ id: z.uuid() }),
])

/**
 * A verification as the desk sends it, at once or when the network is back. `key` makes a repetition harmless: it is
 * answered as the first time, and so an override, which follows on a verdict, is an entry with a key of its own.
 * Of a code only the text is sent; `verifyCodeIn` reads the id in it.
 */
export const verificationEntry = z.object({
  key: z.uuid().describe('请求标识'),
  way: z.enum(['id-card', 'campus-card', 'qr', 'name'] satisfies VerifyWay[]).describe('核验方式'),
  who: who.describe('身份证号、卡片编号、二维码或姓名'),
  cardName: z.string().max(60).optional().describe('卡上的姓名'),
  cardValidUntil: z.string().max(10).optional().describe('卡的有效期'),
  desk: line().min(1).max(40).describe('核验台'),
  /** When the card was tapped, 2026-09-01 08:00:00; the server believes it within the last three days. */
  at: z.string().max(19).describe('核验时间'),
  /** Letting somebody pass against the verdict: why, and who else stands for it. Never without a network. */
  override: z
    .object({
      reason: prose().min(2).max(200),
      witness: z.string().max(64),
      password: z.string().max(200),
    })
    .optional()
    .describe('人工放行'),
})
export type VerificationEntry = z.infer<typeof verificationEntry>

/** Most entries of one `sync`. */
export const mostAtOnce = 100

export const syncBody = z.object({
  entries: z
    .array(verificationEntry.omit({ override: true }))
    .max(mostAtOnce)
    .describe('核验，一次至多 100 条'),
})

const reason = prose().min(2).max(200).describe('原因')

/** By the `id` of the answer or by the `key` of the entry. */
export const undoBody = z.union([
  z.object({ id: z.uuid().describe('核验结果'), reason }),
  z.object({ key: z.uuid().describe('核验时的请求标识'), reason }),
])

export const rosterAsked = z.object({
  shift: z.string().default('').describe('班次名称'),
  since: z.string().default('').describe('上次回复中的 at，只要此后有变的'),
})

/** Of a name, more than a person reads at a desk; one more is sent, by which it is known that the list is cut. */
export const mostNamed = 20

/** A part of the name, or the beginning of the candidate number. */
export const nameAsked = z.object({
  name: z
    .string('请输入至少两个字的姓名，或考生号')
    .transform(normalName)
    .refine((name) => [...name].length >= 2 && name.length <= 60, '请输入至少两个字的姓名，或考生号')
    .describe('至少两个字'),
})

/** Results to print slips of. */
export const slipsAsked = z.object({ ids: z.array(z.uuid()).min(1).max(mostSlips).describe('核验结果') })

/** A reader that is on record answered at its desk, and how it names itself. */
export const readerSeen = z.strictObject({
  id: z.uuid().describe('设备'),
  identity: line().max(64).describe('设备自报的编号'),
})

/** What became of one entry. */
export interface Verified {
  readonly key: string
  /** Of `claim.verification`, to undo it by. */
  readonly id: string
  readonly verdict: Verdict
  readonly passed: boolean
  readonly overridden: boolean
  /** Nobody when the card is not on the list. */
  readonly student: DeskStudent | null
}
