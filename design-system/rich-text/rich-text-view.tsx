import { type Ref, useEffect, useImperativeHandle, useMemo, useRef } from 'react'
import { richText } from '#styled-system/recipes/index.js'
import { cleanHtml } from './clean-html.ts'
import type { Pictures } from './pictures.ts'

export interface RichTextViewProps {
  /** As stored; it is cleaned here again, since the store may be older than today's list. */
  readonly html: string
  /** Where its pictures are shown from; left out, their words stand for them. */
  readonly pictures?: Pick<Pictures, 'show'>
  readonly ref?: Ref<HTMLDivElement>
}

/** Rich text to read. */
export const RichTextView = ({ html, pictures, ref }: RichTextViewProps) => {
  const clean = useMemo(() => cleanHtml(html), [html])
  const box = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => box.current as HTMLDivElement)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has other pictures
  useEffect(() => {
    const shown = [...(box.current?.querySelectorAll<HTMLImageElement>('img[data-file]') ?? [])]
    const ids = [...new Set(shown.map(({ dataset }) => dataset.file ?? ''))]
    if (!pictures || ids.length === 0) return
    void pictures.show(ids).then(
      (addresses) => {
        for (const image of shown) {
          const address = addresses.get(image.dataset.file ?? '')
          if (address) image.src = address
        }
      },
      () => undefined,
    )
  }, [clean, pictures])
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the one place that shows it, behind the gate
    <div ref={box} className={richText().view} dangerouslySetInnerHTML={{ __html: clean }} />
  )
}
