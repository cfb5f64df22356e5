import type { GenericScreenProps } from './generic-screen-props.ts'
import { ListFrame, type ListFrameProps } from './list-frame.tsx'
import { PageOfRows } from './page-of-rows.tsx'
import { placeFor } from './place-for.ts'
import { useListing } from './use-listing.ts'

export interface ListScreenProps extends Omit<GenericScreenProps, 'title'> {
  /** Left out where the tabs of the screen name the list. */
  readonly title?: string
  /** Before the buttons of every list: what else may be done here. */
  readonly extra?: ListFrameProps['extra']
  readonly above?: ListFrameProps['above']
}

/** The screen of a resource: its rows in pages, searched, sorted, opened, changed and removed. */
export function ListScreen({ resource, title, where, screen, extra, above }: ListScreenProps) {
  const listing = useListing(resource, where, screen ?? placeFor(resource))
  return (
    <ListFrame title={title} listing={listing} extra={extra} above={above}>
      <PageOfRows listing={listing} />
    </ListFrame>
  )
}
