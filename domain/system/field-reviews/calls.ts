import type { z } from 'zod'
import { defineCall } from '#domain/kernel/call.ts'
import type { oneId } from '#domain/kernel/one-id.ts'
import type { Page } from '#domain/kernel/page.ts'
import type { Spoken } from '#domain/kernel/phrase.ts'
import type { AskedChanges, reviewStates } from '#domain/system/field-review.ts'
import type { passing, refusing, reviewsAsked, reviewsOfRow } from './asked.ts'

export interface OwnReview {
  readonly id: string
  readonly changes: AskedChanges
  /** Ids of files, with commas between. */
  readonly proof: string | null
  readonly state: keyof typeof reviewStates.labels
  readonly reason: string | null
  readonly createdAt: string
}

export interface Review extends OwnReview {
  readonly rowId: string
  /** Whom or what it is about. */
  readonly title: string
  readonly by: string
  readonly reviewer: string | null
  readonly reviewedAt: string | null
  /** The reader asked for it, and so cannot decide it. */
  readonly own: boolean
}

export interface Decided {
  readonly done: number
  readonly failed: readonly (Spoken & { readonly id: string })[]
}

export const reviewCalls = {
  /** Of one resource, those about rows within reach. */
  page: defineCall<z.input<typeof reviewsAsked>, Page<Review>>({
    method: 'GET',
    path: 'system/fieldReview/page',
    access: 'signed-in',
    title: '待审核的修改',
    reply: 'page',
  }),
  /** What the asker has asked for about one row, the last twenty. */
  mine: defineCall<z.input<typeof reviewsOfRow>, readonly OwnReview[]>({
    method: 'GET',
    path: 'system/fieldReview/mine',
    access: 'signed-in',
    title: '我申请的修改',
    reply: 'list',
  }),
  pass: defineCall<z.input<typeof passing>, Decided>({
    method: 'POST',
    path: 'system/fieldReview/pass',
    access: 'signed-in',
    title: '通过修改',
  }),
  refuse: defineCall<z.input<typeof refusing>, Decided>({
    method: 'POST',
    path: 'system/fieldReview/refuse',
    access: 'signed-in',
    title: '退回修改',
  }),
  /** The person who asked takes it back while nobody has decided. */
  withdraw: defineCall<z.input<typeof oneId>, void>({
    method: 'POST',
    path: 'system/fieldReview/withdraw',
    access: 'signed-in',
    title: '撤回修改申请',
    reply: 'nothing',
  }),
}
