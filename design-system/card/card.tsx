import { type ReactNode, useId } from 'react'
import { card } from '#styled-system/recipes/index.js'

export interface CardProps {
  readonly title?: ReactNode
  /** At the end of the title line: a link, small buttons. */
  readonly extra?: ReactNode
  /** Content up to the edges, as a table wants it. */
  readonly flush?: boolean
  /** Takes the height that is left, for one scrolling part. */
  readonly fill?: boolean
  readonly children: ReactNode
}

export const Card = ({ title, extra, flush, fill, children }: CardProps) => {
  const id = useId()
  const style = card({ flush, fill })
  return (
    <section className={style.root} aria-labelledby={title ? id : undefined}>
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
