import { useQuery } from '@tanstack/react-query'
import { Asked } from '#workbench/engine/asked.tsx'
import { DeskCard } from '#workbench/home/desk-card.tsx'
import { collectionQuery } from '#workbench/home/today/queries.ts'
import { ServiceGrid } from '#workbench/home/today/service-grid.tsx'

const most = 12

/** The services that the person collected, in their order. */
export function AppsCard() {
  const query = useQuery(collectionQuery)
  if (query.data?.length === 0) return null
  return (
    <DeskCard card="apps" more="/personal/userapps">
      <Asked query={query}>{(services) => <ServiceGrid services={services.slice(0, most)} />}</Asked>
    </DeskCard>
  )
}
