import type { ReactNode } from 'react'
import { toolbar } from '#styled-system/recipes/index.js'

export interface ToolbarProps {
  readonly label: string
  readonly children: ReactNode
  /** Pushed to the end of the line: refresh, density, columns. */
  readonly end?: ReactNode
}

/** The actions of a view in one line. A group, not a `toolbar` in ARIA's sense: each action is its own tab stop. */
export const Toolbar = ({ label, children, end }: ToolbarProps) => {
  const style = toolbar()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring form semantics that actions do not have
    <div className={style.root} role="group" aria-label={label}>
      <div className={style.start}>{children}</div>
      {end && <div className={style.end}>{end}</div>}
    </div>
  )
}
