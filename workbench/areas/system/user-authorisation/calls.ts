import { queryOptions } from '@tanstack/react-query'
import { type Authorisation, authorisationCalls } from '#domain/system/authorisation/calls.ts'
import { ask } from '#workbench/http/ask.ts'
import { http } from '#workbench/http/http.ts'
import type { Viewing } from '#workbench/http/viewing.ts'

export const authorisationQuery = (userId: string | null) =>
  queryOptions({
    queryKey: ['system.user-authorisation', userId],
    queryFn: () => ask(authorisationCalls.one, { userId: userId ?? '' }, { quiet: true }),
    enabled: userId !== null,
  })

export type Given = Pick<Authorisation, 'roleIds' | 'grades'> &
  Readonly<Record<'departments' | 'classes' | 'buildings', readonly string[]>>

/** A ticket to see the portal as this user does. */
export const viewAs = (body: { readonly userId: string; readonly reason: string }) =>
  http<Viewing>('system/access/viewAs', { method: 'POST', body })

export const authorise = (body: Given & { readonly userId: string; readonly revision: number }) =>
  ask(authorisationCalls.change, body)
