import { queryOptions } from '@tanstack/react-query'
import type { reviewStates } from '#domain/system/field-review.ts'
import type { Page } from '#workbench/engine/calls.ts'
import type { Values } from '#workbench/engine/values.ts'
import { http } from '#workbench/http/http.ts'

/** Field to its value when the change was asked for, and the one asked for. */
export type AskedChanges = Readonly<Record<string, readonly [from: unknown, to: unknown]>>

export interface OwnReview {
  readonly id: string
  readonly changes: AskedChanges
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

export const reviewsKey = ['system.field-review']

export const reviewsQuery = (resource: string, state: 'pending' | 'handled', current: number, size: number) =>
  queryOptions({
    queryKey: [...reviewsKey, resource, state, current, size],
    queryFn: () =>
      http<Page<Review>>('system/fieldReview/page', {
        query: { resource, state, current, size },
        quiet: true,
      }),
  })

export const ownReviewsQuery = (resource: string, rowId: string) =>
  queryOptions({
    queryKey: [...reviewsKey, 'mine', resource, rowId],
    queryFn: () =>
      http<readonly OwnReview[]>('system/fieldReview/mine', { query: { resource, rowId }, quiet: true }),
  })

export interface Decided {
  readonly done: number
  readonly failed: readonly { readonly id: string; readonly message: string }[]
}

export const pass = (ids: readonly string[]) =>
  http<Decided>('system/fieldReview/pass', { method: 'POST', body: { ids }, quiet: true })

export const turnDown = (ids: readonly string[], answers: Values) =>
  http<Decided>('system/fieldReview/refuse', { method: 'POST', body: { ids, ...answers }, quiet: true })

export const withdraw = (id: string) => http('system/fieldReview/withdraw', { method: 'POST', body: { id } })
