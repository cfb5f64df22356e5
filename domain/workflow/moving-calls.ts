import type { z } from 'zod'
import { defineCall } from '#domain/kernel/call.ts'
import type { Page } from '#domain/kernel/page.ts'
import type { Spoken } from '#domain/kernel/phrase.ts'
import type { casesMoved, movableAsked } from './moving-asked.ts'
import type { CaseState } from './words.ts'

/** As many as one call moves; more are sent in portions. */
export const mostMoved = 50

/** A running case of an older version, and why it cannot go by the latest: nothing where it fits. */
export interface Movable {
  readonly id: string
  readonly title: string
  readonly state: CaseState
  readonly version: number
  /** The steps that are open, by their titles. */
  readonly step: string | null
  readonly reasons: readonly Spoken[]
}

export interface Moved {
  readonly done: number
  readonly failed: readonly (Spoken & { readonly id: string })[]
}

export const movingCalls = {
  movable: defineCall<z.input<typeof movableAsked>, Page<Movable>>({
    method: 'GET',
    path: 'workflow/case/movable',
    access: 'workflow.case:manage',
    title: '预览换到新版本的流程',
    reply: 'page',
  }),
  moveMany: defineCall<z.input<typeof casesMoved>, Moved>({
    method: 'POST',
    path: 'workflow/case/moveMany',
    access: 'workflow.case:manage',
    title: '批量换到新版本',
  }),
}
