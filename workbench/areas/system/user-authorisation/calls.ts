import { queryOptions } from '@tanstack/react-query'
import { http } from '#workbench/http/http.ts'
import type { Viewing } from '#workbench/http/viewing.ts'

interface Named {
  readonly id: string
  readonly name: string
}

export interface Authorisation {
  readonly id: string
  readonly account: string
  readonly name: string
  readonly kind: string
  readonly revision: number
  readonly roleIds: readonly string[]
  /** Every role of the college. */
  readonly roles: readonly Named[]
  readonly departments: readonly Named[]
  readonly classes: readonly Named[]
  readonly buildings: readonly Named[]
  readonly grades: readonly number[]
  /** The asker may see the portal as this user does. */
  readonly viewable: boolean
}

export const authorisationQuery = (userId: string | null) =>
  queryOptions({
    queryKey: ['system.user-authorisation', userId],
    queryFn: () => http<Authorisation>('system/userAuthorisation/getOne', { query: { userId }, quiet: true }),
    enabled: userId !== null,
  })

export interface Given {
  readonly roleIds: readonly string[]
  readonly departments: readonly string[]
  readonly classes: readonly string[]
  readonly buildings: readonly string[]
  readonly grades: readonly number[]
}

/** A ticket to see the portal as this user does. */
export const viewAs = (body: { readonly userId: string; readonly reason: string }) =>
  http<Viewing>('system/access/viewAs', { method: 'POST', body })

export const authorise = (body: Given & { readonly userId: string; readonly revision: number }) =>
  http<null>('system/userAuthorisation/update', { method: 'POST', body: { ...body } })
