import { RichTextView } from '#design-system/rich-text/rich-text-view.tsx'
import { shownPictures } from './pictures.ts'

/** Rich text of a row, to read, with its pictures. */
export const ShownText = ({ html }: { readonly html: string }) => (
  <RichTextView html={html} pictures={shownPictures} />
)
