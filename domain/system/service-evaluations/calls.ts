import type { z } from 'zod'
import { defineCall } from '#domain/kernel/call.ts'
import type { evaluation } from './evaluation.ts'

export interface Evaluation {
  readonly code: string
  readonly stars: number
  readonly words: string | null
}

/** A service that was judged. */
export interface ServiceMean {
  readonly code: string
  readonly name: string
  readonly category: string
  readonly count: number
  readonly mean: number
  /** How often one star was given, two, and so on. */
  readonly stars: readonly number[]
}

export const evaluationCalls = {
  /** What the caller thinks of a service open to them; said again, it replaces what was said. */
  submit: defineCall<z.input<typeof evaluation>, void>({
    method: 'POST',
    path: 'base/serviceEvaluate/submit',
    access: 'signed-in',
    title: '评价服务',
    reply: 'nothing',
  }),
  mine: defineCall<undefined, readonly Evaluation[]>({
    method: 'GET',
    path: 'base/serviceEvaluate/mine',
    access: 'signed-in',
    title: '我的服务评价',
    reply: 'list',
  }),
  statistics: defineCall<undefined, readonly ServiceMean[]>({
    method: 'GET',
    path: 'system/serviceEvaluate/statistics',
    access: 'system.service-evaluate:view',
    title: '服务评价统计',
    reply: 'list',
  }),
}
