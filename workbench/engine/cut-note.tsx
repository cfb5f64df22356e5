import { useText } from '#design-system/text/text.tsx'
import { mostOffered } from '#domain/kernel/offered.ts'
import { cva } from '#styled-system/css/index.js'
import { cutList } from './cut-list.ts'

interface CutNoteProps {
  readonly found: readonly unknown[]
  readonly most?: number
}

/** Says of a list that there is more than it shows; nothing where it is whole. */
export function CutNote({ found, most = mostOffered }: CutNoteProps) {
  const t = useText()
  const { rows, more } = cutList(found, most)
  if (!more) return null
  return (
    <p role="status" className={quiet()}>
      {t('只列出前 {{count}} 项，继续输入可缩小范围', { count: rows.length })}
    </p>
  )
}

const quiet = cva({ base: { textStyle: 'caption', color: 'text.quiet' } })
