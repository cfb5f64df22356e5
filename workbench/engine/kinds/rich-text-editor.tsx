import { useState } from 'react'
import type { Pictures } from '#design-system/rich-text/pictures.ts'
import { RichText } from '#design-system/rich-text/rich-text.tsx'
import { shownPictures } from '#workbench/files/pictures.ts'
import { useUpload } from '#workbench/files/wait-for-uploads.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import type { EditorProps } from './editor-props.ts'

/** A text with headings, lists, links, tables and pictures; the row holds the files of the pictures once it is saved. */
export default function RichTextEditor({ value, onChange }: EditorProps) {
  const { t } = useTranslation()
  const upload = useUpload()
  const [pictures] = useState<Pictures>(() => ({
    ...shownPictures,
    async keep(file) {
      try {
        return (await upload(file)).fileId
      } catch (error) {
        throw new Error(t((error as Error).message))
      }
    },
  }))
  return <RichText value={typeof value === 'string' ? value : ''} pictures={pictures} onChange={onChange} />
}
