import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { dataTable } from '#styled-system/recipes/index.js'
import type { LaidColumn } from './layout.ts'
import type { Sort } from './sorts.ts'

export interface HeadCellActs {
  /** `more`: beside the keys already sorted by. */
  readonly sort: (key: string, more: boolean) => void
}

export interface HeadCellProps<Row> {
  readonly laid: LaidColumn<Row>
  readonly col: number
  readonly sort?: Sort
  /** Its place among several sort keys, from 1; 0 where there is only one. */
  readonly rank: number
  readonly sortable: boolean
  readonly tabIndex?: number
  readonly acts: HeadCellActs
  /** In the place of its title. */
  readonly children?: ReactNode
}

const spoken = { asc: 'ascending', desc: 'descending' } as const
const icons = { asc: ArrowUp, desc: ArrowDown } as const

export function HeadCell<Row>({
  laid,
  col,
  sort,
  rank,
  sortable,
  tabIndex,
  acts,
  children,
}: HeadCellProps<Row>) {
  const style = dataTable()
  const { column } = laid
  const Icon = sort ? icons[sort.direction] : ChevronsUpDown
  return (
    <th
      {...{ role: 'columnheader' }}
      className={laid.head}
      style={laid.style}
      tabIndex={tabIndex}
      aria-colindex={col + 1}
      aria-sort={sort ? spoken[sort.direction] : undefined}
      data-key={column.key}
    >
      {children ??
        (sortable ? (
          <button
            type="button"
            className={style.sort}
            data-sorted={sort?.direction}
            tabIndex={tabIndex === undefined ? undefined : -1}
            onClick={(event) => acts.sort(column.key, event.shiftKey)}
          >
            <span className={style.text}>{column.title}</span>
            <Icon aria-hidden />
            {sort && rank > 0 && <span className={style.rank}>{rank}</span>}
          </button>
        ) : (
          <span className={style.text}>{column.title}</span>
        ))}
    </th>
  )
}
