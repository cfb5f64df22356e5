import { type Ref, useMemo } from 'react'
import { richText } from '#styled-system/recipes/index.js'
import { cleanHtml } from './clean-html.ts'

export interface RichTextViewProps {
  /** As stored; it is cleaned here again, since the store may be older than today's list. */
  readonly html: string
  readonly ref?: Ref<HTMLDivElement>
}

/** Rich text to read. */
export const RichTextView = ({ html, ref }: RichTextViewProps) => {
  const clean = useMemo(() => cleanHtml(html), [html])
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the one place that shows it, behind the gate
    <div ref={ref} className={richText().view} dangerouslySetInnerHTML={{ __html: clean }} />
  )
}
