import { infiniteQueryOptions } from '@tanstack/react-query'
import { type AnyResource, placeOfCalls } from '#domain/kernel/resource.ts'
import { type ChangeRecord, changeCalls } from '#domain/security/change-record/calls.ts'
import { ask } from '#workbench/http/ask.ts'
import { http } from '#workbench/http/http.ts'

const together = 50

/** What happened to one row, the latest first. */
export const historyQuery = (resource: AnyResource, id: string) =>
  infiniteQueryOptions({
    queryKey: [resource.name, 'history', id, placeOfCalls(resource)],
    queryFn: ({ pageParam }) =>
      http<readonly ChangeRecord[]>(`${placeOfCalls(resource)}/history`, {
        query: { id, before: pageParam },
        quiet: true,
      }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.length < together ? undefined : page.at(-1)?.serial),
  })

/** One record whole, for anyone who may read all of them. */
export const getChange = (id: string) => ask(changeCalls.one, { id }, { quiet: true })
