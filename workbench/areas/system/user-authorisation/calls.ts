import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { accessCalls } from '#domain/security/access/calls.ts'
import { type Authorisation, authorisationCalls } from '#domain/system/authorisation/calls.ts'
import { ask } from '#workbench/http/ask.ts'

export const authorisationQuery = (userId: string | null) =>
  queryOptions({
    queryKey: ['system.user-authorisation', userId],
    queryFn: () => ask(authorisationCalls.one, { userId: userId ?? '' }, { quiet: true }),
    enabled: userId !== null,
  })

export type Part = 'departments' | 'classes' | 'buildings'

/** What may be opened to others, for a keyword; nothing before there is one, be it empty. */
export const partsQuery = (of: Part, keyword: string | undefined) =>
  queryOptions({
    queryKey: ['system.user-authorisation', 'parts', of, keyword],
    queryFn: () => ask(authorisationCalls.parts, { of, ...(keyword && { keyword }) }, { quiet: true }),
    placeholderData: keepPreviousData,
    enabled: keyword !== undefined,
  })

/** The names of what is chosen. */
export const partNamesQuery = (of: Part, ids: readonly string[]) =>
  queryOptions({
    queryKey: ['system.user-authorisation', 'names', of, ...ids],
    queryFn: () => ask(authorisationCalls.parts, { of, ids: ids.join(',') }, { quiet: true }),
    enabled: ids.length > 0,
  })

export type Given = Pick<Authorisation, 'roleIds' | 'grades'> &
  Readonly<Record<'departments' | 'classes' | 'buildings', readonly string[]>>

/** A ticket to see the portal as this user does. */
export const viewAs = (body: { readonly userId: string; readonly reason: string }) =>
  ask(accessCalls.view, body)

export const authorise = (body: Given & { readonly userId: string; readonly revision: number }) =>
  ask(authorisationCalls.change, body)
