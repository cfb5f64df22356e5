import { fileLink } from '#domain/system/file-link.ts'
import { ListFrame } from '#workbench/engine/list-frame.tsx'
import { PageOfRows } from '#workbench/engine/page-of-rows.tsx'
import { useListing } from '#workbench/engine/use-listing.ts'
import { usePublicationForm } from './use-publication-form.tsx'

const form = {
  resource: fileLink,
  given: { published: true, sort: 1, category: 'form' },
  sections: { 基本信息: ['title', 'category', 'file', 'address', 'sort', 'description', 'published'] },
}

/** The files of the college and for whom they are. */
export function Downloads() {
  const { openForm, drawer } = usePublicationForm(form)
  const listing = useListing(fileLink, undefined, undefined, openForm)
  return (
    <ListFrame listing={listing}>
      <PageOfRows listing={listing} />
      {drawer}
    </ListFrame>
  )
}
