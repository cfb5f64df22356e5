import type { ReactNode } from 'react'
import { descriptions } from '#styled-system/recipes/index.js'

export interface DescriptionItem {
  readonly label: string
  readonly value: ReactNode
  /** Takes a whole line, as long text does. */
  readonly whole?: boolean
}

/** The fields of one row, to be read. What is empty shows a dash. */
export const Descriptions = ({ items }: { readonly items: readonly DescriptionItem[] }) => {
  const style = descriptions()
  return (
    <dl className={style.root}>
      {items.map(({ label, value, whole }) => (
        <div key={label} className={style.item} data-whole={whole ? '' : undefined}>
          <dt className={style.term}>{label}</dt>
          <dd className={style.detail}>
            {value === null || value === undefined || value === '' ? '—' : value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
