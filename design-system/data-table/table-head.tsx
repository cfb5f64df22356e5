import type { ReactNode } from 'react'
import { dataTable } from '#styled-system/recipes/index.js'
import { type Column, expandKey, selectKey } from './column.ts'
import { asks, type Filters } from './filters.ts'
import { GroupRow } from './group-row.tsx'
import { HeadCell } from './head-cell.tsx'
import type { LaidColumn } from './layout.ts'
import type { Sort } from './sorts.ts'
import type { HeadActs } from './use-head-acts.ts'
import { onHeadPointerDown } from './use-head-drag.ts'

export interface TableHeadProps<Row> {
  readonly columns: readonly LaidColumn<Row>[]
  readonly sorts: readonly Sort[]
  readonly filters: Filters
  readonly acts: HeadActs
  /** The checkbox for all rows. */
  readonly selectAll?: ReactNode
  readonly canSort: (column: Column<Row>) => boolean
  readonly arrangeable: boolean
  readonly grid: boolean
  readonly activeCol?: number
}

export function TableHead<Row>(props: TableHeadProps<Row>) {
  const { columns, sorts, grid, activeCol, arrangeable, acts } = props
  const style = dataTable()
  const leadOf = ({ column }: LaidColumn<Row>) => {
    if (column.key === selectKey) return props.selectAll
    if (column.key === expandKey) return <span className={style.unseen}>{column.title}</span>
  }
  const grouped = columns.some(({ column }) => column.group)
  return (
    <thead className={style.head} {...{ role: 'rowgroup' }}>
      {grouped && <GroupRow columns={columns} />}
      <tr
        className={style.headRow}
        {...{ role: 'row' }}
        aria-rowindex={grouped ? 2 : 1}
        data-row={-1}
        data-grouped={grouped ? '' : undefined}
        onPointerDown={arrangeable ? onHeadPointerDown(acts) : undefined}
      >
        {columns.map((laid, col) => {
          const { key } = laid.column
          const at = sorts.findIndex((sort) => sort.key === key)
          return (
            <HeadCell
              key={key}
              laid={laid}
              col={col}
              sort={sorts[at]}
              rank={sorts.length > 1 ? at + 1 : 0}
              sortable={props.canSort(laid.column)}
              filtered={asks(props.filters[key])}
              arrangeable={arrangeable}
              tabIndex={grid ? (activeCol === col ? 0 : -1) : undefined}
              acts={acts}
            >
              {leadOf(laid)}
            </HeadCell>
          )
        })}
      </tr>
    </thead>
  )
}
