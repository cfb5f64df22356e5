import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import type { Page } from '#domain/kernel/page.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { ownCardsKey } from '#workbench/engine/mine/queries.ts'
import type { AnyRow } from '#workbench/engine/row.ts'

/** The row as the page or the cards in sight have it, and those before and after it there. */
export function useNeighbours(resource: AnyResource, id: string) {
  const queries = useQueryClient()
  const pages = queries.getQueriesData<Page<AnyRow>>({ queryKey: [resource.name, 'page'], type: 'active' })
  const own = queries.getQueriesData<InfiniteData<Page<AnyRow>>>({
    queryKey: ownCardsKey(resource.name),
    type: 'active',
  })
  const lists = [
    ...pages.map(([, page]) => page?.records ?? []),
    ...own.map(([, some]) => some?.pages.flatMap(({ records }) => records) ?? []),
  ]
  const rows = lists.find((some) => some.some((row) => row.id === id))
  const at = rows?.findIndex((row) => row.id === id) ?? -1
  return { known: rows?.[at], before: rows?.[at - 1], after: rows?.[at + 1] }
}
