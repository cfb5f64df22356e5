import { verification } from '#domain/claim/verification.ts'
import { ListFrame } from '#workbench/engine/list-frame.tsx'
import { PageOfRows } from '#workbench/engine/page-of-rows.tsx'
import { useListing } from '#workbench/engine/use-listing.ts'
import { SlipTools } from './verify-print/slip-tools.tsx'

const where = {}

/** 核验结果打印: results are chosen, and their slips or the list of them put on paper. */
export function Screen() {
  const listing = useListing(verification, where, 'claim/verify-print')
  return (
    <ListFrame title="核验结果打印" listing={listing} extra={<SlipTools listing={listing} />}>
      <PageOfRows listing={listing} />
    </ListFrame>
  )
}
