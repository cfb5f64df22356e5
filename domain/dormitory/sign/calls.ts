import type { z } from 'zod'
import { defineCall } from '#domain/kernel/call.ts'
import type { Standing } from '#domain/kits/rounds/rules.ts'
import type { SignResult } from '#domain/kits/sign-in/words.ts'
import type { bedLabelsAsked } from './bed-labels-asked.ts'
import { signRounds } from './rounds.ts'
import type { SignWay } from './words.ts'

export const signRoundCalls = signRounds.calls

/** A round in which the student is to sign in. */
export interface OwnSign {
  /** Of the student's turn. */
  readonly id: string
  readonly name: string
  readonly note: string | null
  /** In any of these it may be signed: codes with commas between. */
  readonly ways: string
  /** In which of them it was; null until then, and where staff signed unseen. */
  readonly way: SignWay | null
  /** How far from the house a phone may be, in metres. */
  readonly radius: number | null
  readonly room: string | null
  /** The bed of the student now, as people call it. */
  readonly bed: string | null
  /** What a phone sends along; null where it need not, or may not any more. */
  readonly challenge: string | null
  readonly standing: Standing
  readonly result: SignResult
  readonly opensAt: string
  /** Until when this student may sign in. */
  readonly deadline: string
  readonly finishedAt: string | null
}

/** What is printed for one bed. */
export interface BedLabel {
  readonly id: string
  readonly name: string
  /** What the picture leads to, below the address of the portal. */
  readonly path: string
}

/** Most labels at once. */
export const mostBedLabels = 600

export const signCalls = {
  labels: defineCall<z.input<typeof bedLabelsAsked>, readonly BedLabel[]>({
    method: 'POST',
    path: 'dormitory/bed/labels',
    access: 'dormitory.bed:labels',
    title: '所选床位的床位码',
    reply: 'list',
  }),
  own: defineCall<undefined, readonly OwnSign[]>({
    method: 'GET',
    path: 'dormitory/signTurn/own',
    access: 'dormitory.sign-turn:finish',
    title: '我的宿舍签到',
    reply: 'list',
  }),
}
