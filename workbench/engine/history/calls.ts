import { infiniteQueryOptions } from '@tanstack/react-query'
import type { FieldChange } from '#domain/kernel/field-change.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { http } from '#workbench/http/http.ts'
import { pathOf } from '#workbench/http/path-of.ts'

export interface ChangeRecord {
  readonly id: string
  readonly resource: string
  readonly rowTitle: string
  readonly serial: number
  readonly verb: string
  readonly account: string
  readonly name: string | null
  readonly address: string | null
  readonly batch: string | null
  readonly reason: string | null
  readonly changedAt: string
  readonly changes: readonly FieldChange[]
}

const together = 50

/** What happened to one row, the latest first. */
export const historyQuery = (resource: AnyResource, id: string) =>
  infiniteQueryOptions({
    queryKey: [resource.name, 'history', id],
    queryFn: ({ pageParam }) =>
      http<readonly ChangeRecord[]>(pathOf(resource.name, 'history'), {
        query: { id, before: pageParam },
        quiet: true,
      }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.length < together ? undefined : page.at(-1)?.serial),
  })

/** One record whole, for anyone who may read all of them. */
export const getChange = (id: string) =>
  http<ChangeRecord>('security/changeRecord/changes', { query: { id }, quiet: true })
