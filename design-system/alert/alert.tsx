import { X } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { useText } from '#design-system/text/text.tsx'
import { alert, innerButton } from '#styled-system/recipes/index.js'
import { ToneIcon } from './tone-icon.tsx'

export interface AlertProps {
  readonly tone?: 'info' | 'success' | 'warning' | 'danger'
  readonly title?: ReactNode
  readonly children?: ReactNode
  readonly action?: ReactNode
  /** Offers a cross. What must be put right has none. */
  readonly onDismiss?: () => void
  readonly ref?: Ref<HTMLDivElement>
}

/** A message that stays where it matters. Errors and warnings are read out when they appear. */
export const Alert = ({ tone = 'info', title, children, action, onDismiss, ref }: AlertProps) => {
  const t = useText()
  const style = alert({ tone })
  return (
    <div ref={ref} className={style.root} role={tone === 'danger' || tone === 'warning' ? 'alert' : 'status'}>
      <span className={style.icon}>
        <ToneIcon tone={tone} />
      </span>
      <div className={style.words}>
        {title && <div className={style.title}>{title}</div>}
        {children && <div className={style.body}>{children}</div>}
      </div>
      {action && <div className={style.action}>{action}</div>}
      {onDismiss && (
        <button type="button" className={innerButton()} aria-label={t('关闭')} onClick={onDismiss}>
          <X aria-hidden />
        </button>
      )}
    </div>
  )
}
