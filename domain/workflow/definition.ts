import type { Condition } from '#domain/kernel/condition.ts'
import type { Source } from './source.ts'
import type { fieldAccess, samePerson } from './words.ts'

/** A process as a tree: a canvas and a tree editor show the same thing. */
export interface Definition {
  readonly id: string
  readonly version: number
  readonly title: string
  /** What a standing entrust names, such as `leave`. */
  readonly kind: string
  /** Hours between two urges of one case. */
  readonly urgeHours: number
  readonly steps: readonly Step[]
}

export type Step = ApproveStep | CcStep | NoticeStep | BranchStep | ParallelStep

interface AnyStep {
  /** Unique in the definition, and kept over its versions. */
  readonly id: string
  readonly title: string
}

/**
 * How several people decide. `all`: everybody speaks, and one no rejects. `any`: the first who speaks decides.
 * `sequential`: one after the other until the first no. `vote`: so many percent must say yes. `veto`: all at once, and
 * the first no ends it.
 */
export type Mode = 'all' | 'any' | 'sequential' | 'veto' | { readonly vote: number }

export interface ApproveStep extends AnyStep {
  readonly kind: 'approve'
  readonly who: readonly Source[]
  readonly mode: Mode
  readonly whenNobody: 'pass' | 'reject' | 'administrator' | { readonly to: readonly string[] }
  /** Of somebody who approved before, and of the starter. Skipping never lets the starter approve their own request. */
  readonly samePerson: keyof typeof samePerson.labels
  readonly timers: readonly Timer[]
  /** What people of this step may do with a field; what is not named is read. */
  readonly fields: Readonly<Record<string, keyof typeof fieldAccess.labels>>
  /** Approving takes a signature by hand. */
  readonly sign: boolean
  /** Approving takes the electronic seal. */
  readonly seal: boolean
}

/** `hours` are working hours of the school. */
export type Timer =
  | { readonly hours: number; readonly act: 'remind' | 'pass' | 'reject' }
  | { readonly hours: number; readonly act: 'escalate'; readonly to: readonly Source[] }

export interface CcStep extends AnyStep {
  readonly kind: 'cc'
  readonly who: readonly Source[]
}

/** Working days that a notice stands at most. */
export const longestNotice = 60

/** 公示: passes after so many working days unless an objection is upheld. */
export interface NoticeStep extends AnyStep {
  readonly kind: 'notice'
  readonly days: number
  /** A whole number of the form that may ask for more days, up to `longestNotice`. */
  readonly daysOf?: string | undefined
  /** The only fields of the form that the notice shows; of the student whom it is about, the name. */
  readonly fields: readonly string[]
  /** The name is shown in part: 张*三. */
  readonly masked: boolean
  /** Who hears an objection; null where none are taken. */
  readonly objections: readonly Source[] | null
}

export interface BranchStep extends AnyStep {
  readonly kind: 'branch'
  /** The first whose condition the row meets is walked. */
  readonly branches: readonly Branch[]
  readonly otherwise: readonly Step[]
}

export interface Branch {
  readonly title: string
  readonly when: Condition
  readonly steps: readonly Step[]
}

export interface ParallelStep extends AnyStep {
  readonly kind: 'parallel'
  readonly branches: readonly { readonly title: string; readonly steps: readonly Step[] }[]
}
