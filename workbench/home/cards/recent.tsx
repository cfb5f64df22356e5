import { useQuery } from '@tanstack/react-query'
import { Asked } from '#workbench/engine/asked.tsx'
import { DeskCard } from '#workbench/home/desk-card.tsx'
import { usedQuery } from '#workbench/home/today/queries.ts'
import { ServiceGrid } from '#workbench/home/today/service-grid.tsx'

const most = 6

/** What the person opened last. */
export function RecentCard() {
  const query = useQuery(usedQuery)
  if (query.data?.length === 0) return null
  return (
    <DeskCard card="recent" more="/servicecenter">
      <Asked query={query}>{(services) => <ServiceGrid services={services.slice(0, most)} />}</Asked>
    </DeskCard>
  )
}
