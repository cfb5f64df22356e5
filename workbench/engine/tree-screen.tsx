import type { GenericScreenProps } from './generic-screen-props.ts'
import { ListFrame } from './list-frame.tsx'
import { PageOfRows } from './page-of-rows.tsx'
import { placeFor } from './place-for.ts'
import { TreeOfRows } from './tree-of-rows.tsx'
import { useListing } from './use-listing.ts'

/** Rows under one another. A search shows what it finds, however deep, as a plain list with the row above each. */
export function TreeScreen({ resource, title, where, screen }: GenericScreenProps) {
  const listing = useListing(resource, where, screen ?? placeFor(resource))
  const { parent = '' } = resource
  return (
    <ListFrame title={title} listing={listing}>
      {listing.narrowed ? (
        <PageOfRows listing={listing} parent={parent} />
      ) : (
        <TreeOfRows listing={listing} parent={parent} />
      )}
    </ListFrame>
  )
}
