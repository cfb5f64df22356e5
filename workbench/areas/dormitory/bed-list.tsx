import { bed } from '#domain/dormitory/bed.ts'
import { ListFrame } from '#workbench/engine/list-frame.tsx'
import { PageOfRows } from '#workbench/engine/page-of-rows.tsx'
import { useListing } from '#workbench/engine/use-listing.ts'
import { LabelTool } from './bed-list/label-tool.tsx'

const where = {}

/** 床位台账: the beds, and the labels with their codes. */
export function Screen() {
  const listing = useListing(bed, where, 'dormitory/bed-list')
  return (
    <ListFrame title="床位台账" listing={listing} extra={<LabelTool listing={listing} />}>
      <PageOfRows listing={listing} />
    </ListFrame>
  )
}
