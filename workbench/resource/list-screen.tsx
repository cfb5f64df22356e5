import type { GenericScreenProps } from './generic-screen.tsx'
import { ListFrame } from './list-frame.tsx'
import { PageOfRows } from './page-of-rows.tsx'
import { useListing } from './use-listing.ts'

/** The screen of a resource: its rows in pages, searched, sorted, opened, changed and removed. */
export function ListScreen({ resource, title }: GenericScreenProps) {
  const listing = useListing(resource)
  return (
    <ListFrame title={title} listing={listing}>
      <PageOfRows listing={listing} />
    </ListFrame>
  )
}
