import { queryOptions } from '@tanstack/react-query'
import { reviewCalls } from '#domain/system/field-reviews/calls.ts'
import type { Values } from '#workbench/engine/values.ts'
import { ask } from '#workbench/http/ask.ts'

export const reviewsKey = ['system.field-review']

export const reviewsQuery = (resource: string, state: 'pending' | 'handled', current: number, size: number) =>
  queryOptions({
    queryKey: [...reviewsKey, resource, state, current, size],
    queryFn: () => ask(reviewCalls.page, { resource, state, current, size }, { quiet: true }),
  })

export const ownReviewsQuery = (resource: string, rowId: string) =>
  queryOptions({
    queryKey: [...reviewsKey, 'mine', resource, rowId],
    queryFn: () => ask(reviewCalls.mine, { resource, rowId }, { quiet: true }),
  })

export const pass = (ids: readonly string[]) => ask(reviewCalls.pass, { ids }, { quiet: true })

export const turnDown = (ids: readonly string[], answers: Values) =>
  ask(reviewCalls.refuse, { ...answers, ids }, { quiet: true })

export const withdraw = (id: string) => ask(reviewCalls.withdraw, { id })
