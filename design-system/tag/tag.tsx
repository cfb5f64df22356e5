import { X } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { useText } from '#design-system/text/text.tsx'
import { tag } from '#styled-system/recipes/index.js'

export type Tone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info'

export interface TagProps {
  readonly tone?: Tone
  /** `dot`: plain words after a coloured dot, for a table full of them. */
  readonly look?: 'soft' | 'dot'
  readonly size?: 'md' | 'lg'
  readonly icon?: ReactNode
  /** Offers a cross. The tag goes when its owner leaves it out. */
  readonly onClose?: () => void
  /** What the cross removes, where the words are not a plain text. */
  readonly label?: string
  readonly ref?: Ref<HTMLSpanElement>
  readonly children: ReactNode
}

/** A state or a kind, in a word. The word says it; the tone only helps to find it. */
export const Tag = ({ tone, look, size, icon, onClose, label, ref, children }: TagProps) => {
  const t = useText()
  const style = tag({ tone, look, size })
  const name = label ?? (typeof children === 'string' ? children : '')
  return (
    <span ref={ref} className={style.root}>
      {look === 'dot' && <span className={style.dot} aria-hidden />}
      {icon}
      <span className={style.text}>{children}</span>
      {onClose && (
        <button
          type="button"
          className={style.close}
          aria-label={t('移除 {{name}}', { name })}
          onClick={onClose}
        >
          <X aria-hidden />
        </button>
      )}
    </span>
  )
}
