import { useMemo } from 'react'
import type { GenericScreenProps } from './generic-screen.tsx'
import { ListFrame } from './list-frame.tsx'
import { PageOfRows } from './page-of-rows.tsx'
import { TreeOfRows } from './tree-of-rows.tsx'
import { useListing } from './use-listing.ts'

/** Rows under one another. A search shows what it finds, however deep, as a plain list with the row above each. */
export function TreeScreen({ resource, title, where }: GenericScreenProps) {
  const listing = useListing(resource, where)
  const { parent = '' } = resource
  const found = useMemo(() => withParent(resource.columns, parent), [resource, parent])
  return (
    <ListFrame title={title} listing={listing}>
      {listing.narrowed ? (
        <PageOfRows listing={listing} columns={found} />
      ) : (
        <TreeOfRows listing={listing} parent={parent} />
      )}
    </ListFrame>
  )
}

const withParent = ([first, ...others]: readonly string[], parent: string) =>
  [first, parent, ...others.filter((name) => name !== parent)].filter((name) => name !== undefined)
