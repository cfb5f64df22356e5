import type { CSSProperties, ReactNode, Ref } from 'react'
import { screenGrid } from '#styled-system/recipes/index.js'

export interface ScreenGridProps {
  readonly title: string
  /** Beside the title: how old the figures are. */
  readonly start?: ReactNode
  /** At its end: the clock. */
  readonly end?: ReactNode
  readonly columns: number
  readonly rows: number
  /** Panels; each says how many columns and rows it spans. */
  readonly children: ReactNode
  readonly ref?: Ref<HTMLDivElement>
}

/** The title line of a wall display and its panels in equal columns and rows. */
export const ScreenGrid = ({ title, start, end, columns, rows, children, ref }: ScreenGridProps) => {
  const style = screenGrid()
  return (
    <div ref={ref} className={style.root}>
      <header className={style.head}>
        <h1 className={style.title}>{title}</h1>
        <div className={style.headSide}>{start}</div>
        <div className={style.headSide}>{end}</div>
      </header>
      <div className={style.body} style={{ '--columns': columns, '--rows': rows } as CSSProperties}>
        {children}
      </div>
    </div>
  )
}
