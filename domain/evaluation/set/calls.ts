import type { z } from 'zod'
import { defineCall } from '#domain/kernel/call.ts'
import type { rulesAsked } from './asked.ts'

/** A student whose place in class would be another. */
export interface Mover {
  readonly id: string
  readonly name: string
  readonly className: string
  readonly totalBefore: number
  readonly totalAfter: number
  readonly rankBefore: number
  readonly rankAfter: number
  /** Above zero, the student rises. */
  readonly places: number
}

/** What a change of weights, bases and caps would do to one batch. */
export interface Trial {
  readonly batch: string
  readonly students: number
  /** Students whose total would be another. */
  readonly changed: number
  /** Students whose place in class would be another. */
  readonly moved: number
  /** Students whose level would be another. */
  readonly relevelled: number
  /** The farthest first, 100 at most. */
  readonly movers: readonly Mover[]
}

type Rules = z.input<typeof rulesAsked>

export const evaluationSetCalls = {
  preview: defineCall<Rules, { readonly trials: readonly Trial[] }>({
    method: 'POST',
    path: 'evaluation/set/preview',
    access: 'evaluation.type:update',
    title: '测评设置：试算权重调整',
  }),
  apply: defineCall<Rules, { readonly batches: number }>({
    method: 'POST',
    path: 'evaluation/set/apply',
    access: 'evaluation.type:update',
    title: '测评设置：应用权重调整',
  }),
}
