import { useQuery } from '@tanstack/react-query'
import type { CountPlace } from '#domain/claim/goods/desk-calls.ts'
import type { Ware } from '#domain/claim/goods/kinds.ts'
import { goodsStats } from '#domain/claim/goods/stats.ts'
import { StatsScreen } from '#workbench/engine/stats/stats-screen.tsx'
import { countsQuery } from './calls.ts'
import { SizeTable } from './size-table.tsx'

/** The figures of a kind that comes in sizes, and below them the pieces to be ordered and laid ready. */
export function WareCounts({ kind, by }: { readonly kind: Ware; readonly by: CountPlace }) {
  const stats = goodsStats[kind][by]
  const { data } = useQuery(countsQuery(kind, by))
  return (
    <StatsScreen resource={stats.of} title={stats.title} stats={stats}>
      <SizeTable by={by} counts={data} />
    </StatsScreen>
  )
}
