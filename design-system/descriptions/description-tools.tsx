import { useClipboard } from '@ark-ui/react/clipboard'
import { Check, Copy, Eye, EyeOff } from 'lucide-react'
import { Spinner } from '#design-system/spinner/spinner.tsx'
import { useText } from '#design-system/text/text.tsx'
import { descriptions } from '#styled-system/recipes/index.js'
import type { DescriptionItem } from './descriptions.tsx'

export const DescriptionTools = ({ label, copy, reveal }: Omit<DescriptionItem, 'value' | 'whole'>) => {
  const t = useText()
  const style = descriptions()
  const clipboard = useClipboard({ value: copy ?? '' })
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
          onClick={clipboard.copy}
        >
          {clipboard.copied ? <Check aria-hidden /> : <Copy aria-hidden />}
        </button>
      )}
      <span className={style.said} role="status">
        {clipboard.copied ? t('已复制') : ''}
      </span>
    </span>
  )
}
