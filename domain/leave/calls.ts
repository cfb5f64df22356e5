import type { z } from 'zod'
import type { CheckOutState } from '#domain/dormitory/check-out/words.ts'
import { defineCall } from '#domain/kernel/call.ts'
import type { Question } from './answers.ts'
import type { leavingAsked } from './leaving-asked.ts'
import type { reckoningAsked } from './reckoning-asked.ts'
import type { scansSent } from './scans.ts'
import type { AskedField, Asking, Direction, GateVerdict, LeaveUnit, Level } from './words.ts'

/** Codes for the next minutes, for the leave that is on. */
export interface OwnPasses {
  readonly leave: {
    readonly id: string
    readonly title: string
    readonly direction: Direction
    /** Since when the gate lets the holder out, and until when. */
    readonly opens: string
    readonly closes: string
  } | null
  /** `from` is in seconds since 1970. */
  readonly codes: readonly { readonly from: number; readonly text: string }[]
}

/** What the gate knows of its own: the key by which it tells a code of the college. */
export interface GateKey {
  readonly publicKey: JsonWebKey
}

export interface Scanned {
  readonly key: string
  readonly verdict: GateVerdict
  /** A link to the portrait of a student who stands at the gate; null where none is kept, or the scan was sent later. */
  readonly photo: string | null
}

/** A step of leaving school, and how it stands. A student without a bed or a departure has no step for it. */
export interface LeavingStep {
  readonly code: 'leaves' | 'fees' | 'keys' | 'bed' | 'departure' | 'card'
  readonly done: boolean
  /** What is left: titles of leaves, an amount in yuan, a key, a bed, a day. */
  readonly left: string | null
  /** Of the fees, what is owed for the bed and paid at the house, in yuan. */
  readonly lodging?: string | null
  /** Of the bed, how far the check-out has come. */
  readonly state?: CheckOutState | null
}

/** What a leave comes to while it is being filled in. */
export interface Reckoned {
  readonly days: number
  /** Class hours that it costs. */
  readonly lessons: number
  /** A line for each day on which lessons are lost. */
  readonly lostLessons: string
  readonly holidayEve: boolean
  readonly level: Level
  /** Steps of approval in their order, with the names of those who would decide. */
  readonly steps: readonly { readonly title: string; readonly people: readonly string[] }[]
}

/** How the form of a kind of leave is designed. */
export interface KindForm {
  readonly typeId: string
  readonly unit: LeaveUnit
  readonly asksDestination: boolean
  /** What is said of the kind while it is applied for. */
  readonly note: string | null
  /** In the order in which they are asked. */
  readonly fields: readonly {
    readonly field: AskedField
    readonly asking: Asking
    readonly hint: string | null
    readonly sort: number
  }[]
  /** That the college asks of its own, likewise in order. */
  readonly questions: readonly Question[]
}

export const leaveCalls = {
  forms: defineCall<undefined, readonly KindForm[]>({
    method: 'GET',
    path: 'leave/formDesign/mine',
    access: 'leave.application:add',
    title: '填写请假申请时：各类型的请假单设计',
    reply: 'list',
  }),
  designs: defineCall<undefined, readonly KindForm[]>({
    method: 'GET',
    path: 'leave/formDesign/preview',
    access: 'leave.form-field:view',
    title: '请假单设计：预览各类型的请假单',
    reply: 'list',
  }),
  /** Null of a student out of reach. */
  reckon: defineCall<z.input<typeof reckoningAsked>, Reckoned | null>({
    method: 'GET',
    path: 'leave/reckoning/mine',
    access: 'leave.application:add',
    title: '填写请假申请时：天数、缺课和审批步骤',
  }),
  /** Without a student one's own; else of a student within reach, and nothing of any other. */
  leaving: defineCall<z.input<typeof leavingAsked>, readonly LeavingStep[]>({
    method: 'GET',
    path: 'leave/oneThing/mine',
    access: 'leave.application:leaving',
    title: '离校一件事：本人或所管学生各项的办理情况',
    reply: 'list',
  }),
  passes: defineCall<undefined, OwnPasses>({
    method: 'GET',
    path: 'leave/gate/passes',
    access: 'leave.application:pass',
    title: '本人的离校通行码（含稍后几分钟的）',
  }),
  key: defineCall<undefined, GateKey>({
    method: 'GET',
    path: 'leave/gate/key',
    access: 'leave.application:scan',
    title: '校门核验：验证通行码的公钥',
  }),
  scan: defineCall<z.input<typeof scansSent>, readonly Scanned[]>({
    method: 'POST',
    path: 'leave/gate/scan',
    access: 'leave.application:scan',
    title: '校门核验：上传扫码，可补传离线时的',
    reply: 'list',
  }),
}
