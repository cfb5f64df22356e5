import { Check, Copy, Eye, EyeOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { copyText } from '#design-system/parts/clipboard/copy-text.ts'
import { Spinner } from '#design-system/spinner/spinner.tsx'
import { useText } from '#design-system/text/text.tsx'
import { descriptions } from '#styled-system/recipes/index.js'
import type { DescriptionItem } from './descriptions.tsx'

/** Milliseconds for which a copy is confirmed. */
const confirmed = 3_000

export const DescriptionTools = ({ label, copy, reveal }: Omit<DescriptionItem, 'value' | 'whole'>) => {
  const t = useText()
  const style = descriptions()
  const [copied, setCopied] = useState<{ readonly at: number }>()
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(undefined), confirmed)
    return () => clearTimeout(timer)
  }, [copied])
  const copyValue = () =>
    copyText(copy ?? '').then(
      () => setCopied({ at: Date.now() }),
      () => {},
    )
  return (
    <span className={style.tools}>
      {reveal && (
        <button
          type="button"
          className={style.tool}
          aria-label={t('显示 {{name}}', { name: label })}
          aria-pressed={reveal.shown}
          aria-busy={reveal.pending || undefined}
          onClick={reveal.pending ? undefined : reveal.onToggle}
        >
          {reveal.pending ? (
            <Spinner size="sm" />
          ) : reveal.shown ? (
            <EyeOff aria-hidden />
          ) : (
            <Eye aria-hidden />
          )}
        </button>
      )}
      {copy && (
        <button
          type="button"
          className={style.tool}
          aria-label={t('复制 {{name}}', { name: label })}
          onClick={() => void copyValue()}
        >
          {copied ? <Check aria-hidden /> : <Copy aria-hidden />}
        </button>
      )}
      <span className={style.said} role="status">
        {copied ? t('已复制') : ''}
      </span>
    </span>
  )
}
