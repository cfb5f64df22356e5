import { RichText } from '#design-system/rich-text/rich-text.tsx'
import type { EditorProps } from './editor-props.ts'

/** A text with headings, lists and links. */
export default function RichTextEditor({ value, onChange }: EditorProps) {
  return <RichText value={typeof value === 'string' ? value : ''} onChange={onChange} />
}
