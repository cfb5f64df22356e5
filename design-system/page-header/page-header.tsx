import type { ReactNode } from 'react'
import { pageHeader } from '#styled-system/recipes/index.js'

export interface PageHeaderProps {
  readonly title: ReactNode
  readonly description?: ReactNode
  readonly actions?: ReactNode
}

/** The one `h1` of a screen. */
export const PageHeader = ({ title, description, actions }: PageHeaderProps) => {
  const style = pageHeader()
  return (
    <header className={style.root}>
      <div className={style.words}>
        <h1 className={style.title}>{title}</h1>
        {description && <p className={style.description}>{description}</p>}
      </div>
      {actions && <div className={style.actions}>{actions}</div>}
    </header>
  )
}
