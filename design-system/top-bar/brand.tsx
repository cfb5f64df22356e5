import type { ReactNode } from 'react'
import { topBar } from '#styled-system/recipes/index.js'

export interface BrandProps {
  readonly name: string
  readonly logo?: ReactNode
}

/** The mark of the house and its name: in the top bar, or at the head of a sidebar. */
export const Brand = ({ name, logo }: BrandProps) => {
  const style = topBar()
  return (
    <>
      {logo && (
        <span className={style.logo} aria-hidden>
          {logo}
        </span>
      )}
      <span className={style.name} title={name}>
        {name}
      </span>
    </>
  )
}
