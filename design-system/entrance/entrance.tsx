import type { ReactNode, Ref } from 'react'
import { entrance } from '#styled-system/recipes/index.js'

export interface EntranceProps {
  /** Name of the portal, with its mark. */
  readonly name: ReactNode
  /** The same again, above the form, where the side is not shown. */
  readonly brand?: ReactNode
  readonly welcome?: ReactNode
  /** Drawn in one colour, on the accent. Decoration. */
  readonly picture?: ReactNode
  /** In the corner: language, light and dark. */
  readonly tools?: ReactNode
  readonly title: ReactNode
  readonly children: ReactNode
  readonly footer?: ReactNode
  readonly ref?: Ref<HTMLElement>
}

/** The page before one is known: what this is at the side, the form in the middle. On small screens the form only. */
export const Entrance = ({
  name,
  brand,
  welcome,
  picture,
  tools,
  title,
  children,
  footer,
  ref,
}: EntranceProps) => {
  const style = entrance()
  return (
    <div className={style.root}>
      <aside className={style.side}>
        <div className={style.name}>{name}</div>
        {welcome && <p className={style.welcome}>{welcome}</p>}
        {picture && (
          <div className={style.picture} aria-hidden>
            {picture}
          </div>
        )}
      </aside>
      <main ref={ref} className={style.main}>
        <div className={style.tools}>{tools}</div>
        <div className={style.card}>
          {brand && <div className={style.brand}>{brand}</div>}
          <h1 className={style.title}>{title}</h1>
          {children}
        </div>
        {footer && <footer className={style.foot}>{footer}</footer>}
      </main>
    </div>
  )
}
