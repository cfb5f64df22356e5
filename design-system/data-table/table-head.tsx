import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { CSSProperties, ReactNode } from 'react'
import { dataTable } from '#styled-system/recipes/index.js'
import { type Column, type Sort, turnSort } from './column.ts'
import type { TableLayout } from './layout.ts'

export interface TableHeadProps<Row> {
  readonly layout: TableLayout<Row>
  readonly sort?: Sort | null
  readonly onSort?: (sort: Sort | null) => void
  /** The checkbox for all rows. */
  readonly selectAll?: ReactNode
}

const spoken = { asc: 'ascending', desc: 'descending' } as const
const icons = { asc: ArrowUp, desc: ArrowDown } as const

export function TableHead<Row>({ layout, sort, onSort, selectAll }: TableHeadProps<Row>) {
  const style = dataTable()
  const heading = (column: Column<Row>) => {
    if (!column.sortable || !onSort) return <span className={style.text}>{column.title}</span>
    const direction = sort?.key === column.key ? sort.direction : undefined
    const Icon = direction ? icons[direction] : ChevronsUpDown
    return (
      <button
        type="button"
        className={style.sort}
        data-sorted={direction}
        onClick={() => onSort(turnSort(sort, column.key))}
      >
        <span className={style.text}>{column.title}</span>
        <Icon aria-hidden />
      </button>
    )
  }
  return (
    <thead className={style.head} {...{ role: 'rowgroup' }}>
      <tr className={style.headRow} {...{ role: 'row' }}>
        {selectAll && (
          <th
            {...{ role: 'columnheader' }}
            className={
              dataTable({ fixed: 'start', edge: layout.selectionEdge ? 'start' : undefined, align: 'center' })
                .headCell
            }
            style={{ '--offset': '0px' } as CSSProperties}
          >
            {selectAll}
          </th>
        )}
        {layout.columns.map((column) => {
          const place = layout.places.get(column.key)
          return (
            <th
              key={column.key}
              {...{ role: 'columnheader' }}
              className={
                dataTable({
                  align: column.align,
                  fixed: place?.side,
                  edge: place?.edge ? place.side : undefined,
                }).headCell
              }
              style={place && ({ '--offset': `${place.offset}px` } as CSSProperties)}
              aria-sort={sort?.key === column.key ? spoken[sort.direction] : undefined}
            >
              {heading(column)}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
