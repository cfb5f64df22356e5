import { useState } from 'react'
import { attachment } from '#domain/resource/attachment.ts'
import { ListFrame } from '#workbench/engine/list-frame.tsx'
import { PageOfRows } from '#workbench/engine/page-of-rows.tsx'
import type { AnyRow } from '#workbench/engine/row.ts'
import { useListing } from '#workbench/engine/use-listing.ts'
import { FileDrawer } from './attachment/file-drawer.tsx'

/** 附件: every file of the college, what it is, who gave it and what holds it. */
export function Screen() {
  const listing = useListing(attachment)
  const [opened, setOpened] = useState<AnyRow | null>(null)
  const shown = { ...listing, desk: { ...listing.desk, view: setOpened } }
  return (
    <>
      <ListFrame title="附件管理" listing={shown}>
        <PageOfRows listing={shown} />
      </ListFrame>
      <FileDrawer row={opened} onClose={() => setOpened(null)} />
    </>
  )
}
