import { useQuery } from '@tanstack/react-query'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { ownReviewsQuery } from './calls.ts'
import { OwnReviewCard } from './own-review-card.tsx'

interface WaitingChangesProps {
  readonly resource: AnyResource
  readonly rowId: string
}

/** What the reader has asked to change of a row and nobody has decided yet, at the head of its form. */
export function WaitingChanges({ resource, rowId }: WaitingChangesProps) {
  const { data = [] } = useQuery(ownReviewsQuery(resource.name, rowId))
  return data
    .filter(({ state }) => state === 'pending')
    .map((review) => <OwnReviewCard key={review.id} resource={resource} review={review} />)
}
