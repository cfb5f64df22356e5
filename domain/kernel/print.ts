import type { SignatureDrawing } from '#domain/kernel/signature-drawing.ts'
import { closed } from './dictionary.ts'
import type { AnyResource } from './resource.ts'

/** Whether a paper holds at the moment at which somebody verifies it. */
export const standings = closed(
  'system.print-standing',
  '文书效力',
  { valid: '当前有效', early: '尚未生效', ended: '已结束', void: '已作废' },
  { valid: 'success', early: 'warning', void: 'danger' },
)

export type Standing = keyof typeof standings.labels

/** A paper that is made of one row: an action of its resource prints it, for those who may do the action. */
// biome-ignore lint/suspicious/noExplicitAny: of any row, whatever its fields
export interface Print<Row = any> {
  readonly title: string
  /** Settings of the college that word its heading and keep the picture of its seal: fields of a singleton. */
  readonly settings?: { readonly resource: AnyResource; readonly title: string; readonly seal: string }
  /** The field that says who issues it, where that is not the college. */
  readonly issuer?: keyof Row & string
  /** The reference to whose seal it bears, and the field there that keeps its picture. */
  readonly sealOf?: { readonly by: keyof Row & string; readonly resource: AnyResource; readonly seal: string }
  /** What a seal that is drawn is for; 学生事务专用 unless told. */
  readonly purpose?: string
  /** The field whose value is the number of the paper. */
  readonly number: keyof Row & string
  /** What stands on it, in this order. */
  readonly fields: readonly (keyof Row & string)[]
  /** Who decided in the approval of the row, when, and with which signature by hand. */
  readonly decisions?: true
  /** Small print under it all. */
  readonly note?: string
  /** All that a stranger who holds the paper is told. A name in `masked` keeps its first letter. */
  readonly verified: {
    readonly fields: readonly (keyof Row & string)[]
    readonly masked: readonly (keyof Row & string)[]
    /** `now` is a moment as rows have it. */
    readonly standing: (row: Row, now: string) => Standing
  }
}

export interface PaperFact {
  readonly label: string
  readonly value: string
}

/** One printed copy. */
export interface Paper {
  readonly title: string
  /** Who issues it: the college, or somebody in it. */
  readonly college: string
  readonly number: string
  readonly facts: readonly PaperFact[]
  readonly decisions: readonly PaperDecision[]
  readonly note: string | null
  /** By which anybody verifies it: see print-code.ts. */
  readonly code: string
  /** Counts the copies of one row, from 1. */
  readonly copy: number
  readonly printedBy: string
  readonly printedAt: string
  /** The uploaded seal as a data URL; null where it is drawn from the name of who issues it. */
  readonly seal: string | null
  /** What a seal that is drawn is for. */
  readonly purpose: string
}

export interface PaperDecision {
  readonly step: string
  readonly person: string
  readonly at: string
  readonly comment: string | null
  /** By hand, where the step asked for one. */
  readonly signature: SignatureDrawing | null
}

/** What a stranger is told of a copy. */
export interface PaperCheck {
  readonly title: string
  readonly college: string
  readonly number: string
  readonly standing: Standing
  readonly facts: readonly PaperFact[]
  readonly copy: number
  readonly printedAt: string
  /** What the paper says no longer agrees with what is kept. */
  readonly changed: boolean
}
