import type { ReactNode, Ref } from 'react'
import { descriptions } from '#styled-system/recipes/index.js'
import { DescriptionTools } from './description-tools.tsx'

export interface DescriptionItem {
  readonly label: string
  readonly value: ReactNode
  /** Takes a whole line, as long text does. */
  readonly whole?: boolean
  /** Offers to copy this text; of a masked value, what the reader may have. */
  readonly copy?: string
  /** For a masked value: the owner fetches the plain one, and records who looked, before it shows it. */
  readonly reveal?: { readonly shown: boolean; readonly pending?: boolean; readonly onToggle: () => void }
}

export interface DescriptionsProps {
  readonly items: readonly DescriptionItem[]
  /** At most so many beside one another, fewer where it is narrow. Without it, as many as fit. */
  readonly columns?: 1 | 2 | 3 | 4
  /** Names above the values, or beside them where values are short. */
  readonly layout?: 'above' | 'beside'
  readonly ref?: Ref<HTMLDListElement>
}

/** The fields of one row, to be read. What is empty shows a dash. */
export const Descriptions = ({ items, columns, layout, ref }: DescriptionsProps) => {
  const style = descriptions({ columns: columns && `${columns}`, layout })
  return (
    <dl ref={ref} className={style.root}>
      {items.map(({ label, value, whole, copy, reveal }) => (
        <div key={label} className={style.item} data-whole={whole ? '' : undefined}>
          <dt className={style.term}>{label}</dt>
          <dd className={style.detail}>
            <span className={style.text}>
              {value === null || value === undefined || value === '' ? '—' : value}
            </span>
            {(copy || reveal) && <DescriptionTools label={label} copy={copy} reveal={reveal} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}
