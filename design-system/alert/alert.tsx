import type { ReactNode } from 'react'
import { alert } from '#styled-system/recipes/index.js'
import { ToneIcon } from './tone-icon.tsx'

export interface AlertProps {
  readonly tone?: 'info' | 'success' | 'warning' | 'danger'
  readonly title?: ReactNode
  readonly children?: ReactNode
  readonly action?: ReactNode
}

/** A message that stays where it matters. Errors and warnings are read out when they appear. */
export const Alert = ({ tone = 'info', title, children, action }: AlertProps) => {
  const style = alert({ tone })
  return (
    <div className={style.root} role={tone === 'danger' || tone === 'warning' ? 'alert' : 'status'}>
      <span className={style.icon}>
        <ToneIcon tone={tone} />
      </span>
      <div className={style.words}>
        {title && <div className={style.title}>{title}</div>}
        {children && <div className={style.body}>{children}</div>}
      </div>
      {action && <div className={style.action}>{action}</div>}
    </div>
  )
}
