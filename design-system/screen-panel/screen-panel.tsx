import { type CSSProperties, type ReactNode, type Ref, useId } from 'react'
import { screenPanel } from '#styled-system/recipes/index.js'

export interface ScreenPanelProps {
  readonly title?: string
  /** At the end of the title line: a total, the age of the figures. */
  readonly extra?: ReactNode
  /** Columns and rows of the `ScreenGrid` that it takes. */
  readonly columns?: number
  readonly rows?: number
  /** No frame, for what has its own. */
  readonly bare?: boolean
  readonly children: ReactNode
  readonly ref?: Ref<HTMLElement>
}

/** A frame on a wall display. */
export const ScreenPanel = ({ title, extra, columns, rows, bare, children, ref }: ScreenPanelProps) => {
  const id = useId()
  const style = screenPanel({ bare })
  return (
    <section
      ref={ref}
      className={style.root}
      style={{ '--columns-taken': columns, '--rows-taken': rows } as CSSProperties}
      aria-labelledby={title ? id : undefined}
    >
      {(title || extra) && (
        <div className={style.head}>
          {title && (
            <h2 id={id} className={style.title}>
              {title}
            </h2>
          )}
          {extra && <div className={style.extra}>{extra}</div>}
        </div>
      )}
      <div className={style.body}>{children}</div>
    </section>
  )
}
