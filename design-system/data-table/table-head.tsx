import type { ReactNode } from 'react'
import { dataTable } from '#styled-system/recipes/index.js'
import { type Column, selectKey } from './column.ts'
import { GroupRow } from './group-row.tsx'
import { HeadCell, type HeadCellActs } from './head-cell.tsx'
import { isLead, type LaidColumn } from './layout.ts'
import type { Sort } from './sorts.ts'

export interface TableHeadProps<Row> {
  readonly columns: readonly LaidColumn<Row>[]
  readonly sorts: readonly Sort[]
  readonly acts: HeadCellActs
  /** The checkbox for all rows. */
  readonly selectAll?: ReactNode
  readonly canSort: (column: Column<Row>) => boolean
  readonly grid: boolean
  readonly activeCol?: number
}

export function TableHead<Row>(props: TableHeadProps<Row>) {
  const { columns, sorts, grid, activeCol } = props
  const style = dataTable()
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
      >
        {columns.map((laid, col) => (
          <HeadCell
            key={laid.column.key}
            laid={laid}
            col={col}
            sort={sorts.find(({ key }) => key === laid.column.key)}
            rank={sorts.length > 1 ? sorts.findIndex(({ key }) => key === laid.column.key) + 1 : 0}
            sortable={props.canSort(laid.column)}
            tabIndex={grid ? (activeCol === col ? 0 : -1) : undefined}
            acts={props.acts}
          >
            {isLead(laid.column.key) ? laid.column.key === selectKey && props.selectAll : undefined}
          </HeadCell>
        ))}
      </tr>
    </thead>
  )
}
