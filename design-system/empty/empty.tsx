import { Inbox } from 'lucide-react'
import type { ReactNode } from 'react'
import { empty } from '#styled-system/recipes/index.js'

export interface EmptyProps {
  readonly title: ReactNode
  readonly description?: ReactNode
  /** What to do about it. */
  readonly action?: ReactNode
  readonly icon?: ReactNode
}

/** A place with nothing in it, said without alarm. */
export const Empty = ({ title, description, action, icon }: EmptyProps) => {
  const style = empty()
  return (
    <div className={style.root}>
      <span className={style.icon} aria-hidden>
        {icon ?? <Inbox />}
      </span>
      <p className={style.title}>{title}</p>
      {description && <p className={style.description}>{description}</p>}
      {action && <div className={style.action}>{action}</div>}
    </div>
  )
}
