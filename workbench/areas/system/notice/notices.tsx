import { useState } from 'react'
import type { PageRow } from '#domain/kernel/infer.ts'
import { notice } from '#domain/system/notice.ts'
import { ListFrame } from '#workbench/engine/list-frame.tsx'
import { PageOfRows } from '#workbench/engine/page-of-rows.tsx'
import { placeFor } from '#workbench/engine/place-for.ts'
import type { AnyRow } from '#workbench/engine/row.ts'
import { useListing } from '#workbench/engine/use-listing.ts'
import { Preview } from './preview.tsx'
import { Readers } from './readers.tsx'
import { usePublicationForm } from './use-publication-form.tsx'

export type NoticeRow = PageRow<typeof notice>

const form = {
  resource: notice,
  given: { category: 'notice' },
  sections: { 内容: ['title', 'category', 'body'] },
  after: { 附件与展示: ['attachments', 'validFrom', 'validTo', 'pinned', 'mustRead'] },
}

/** Notices to be written, published, taken back, and followed. Left without a title where a tab says it. */
export function Notices({ title }: { readonly title?: string }) {
  const { openForm, drawer } = usePublicationForm(form)
  const kept = useListing(notice, undefined, placeFor(notice), openForm)
  const [read, setRead] = useState<AnyRow>()
  const [followed, setFollowed] = useState<AnyRow>()
  const listing = { ...kept, desk: { ...kept.desk, view: setRead } }
  const close = () => setRead(undefined)
  return (
    <ListFrame title={title} listing={listing}>
      <PageOfRows
        listing={listing}
        acts={(row) =>
          row.state === 'published'
            ? [{ value: 'readers', label: '阅读情况', run: () => setFollowed(row) }]
            : []
        }
      />
      {drawer}
      <Preview
        row={read as unknown as NoticeRow | undefined}
        onEdit={() => {
          close()
          if (read) listing.desk.edit(read)
        }}
        onClose={close}
      />
      <Readers
        row={followed as unknown as NoticeRow | undefined}
        onRemind={() => followed && void listing.desk.act('remind', followed)}
        onClose={() => setFollowed(undefined)}
      />
    </ListFrame>
  )
}
