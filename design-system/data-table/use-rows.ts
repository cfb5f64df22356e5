import { useMemo } from 'react'
import type { Column, RowSource } from './column.ts'
import type { Filters } from './filters.ts'
import { orderOf } from './order.ts'
import type { Sort } from './sorts.ts'

/** The rows as they are shown, by their place. */
export interface ShownRows<Row> {
  readonly count: number
  readonly rowAt: (index: number) => Row | undefined
  readonly keyAt: (index: number) => string
  readonly onSight?: (from: number, to: number) => void
}

const isList = <Row>(rows: readonly Row[] | RowSource<Row>): rows is readonly Row[] => Array.isArray(rows)

export interface RowsAsked<Row> {
  readonly rows: readonly Row[] | RowSource<Row>
  readonly rowKey: (row: Row) => string
  readonly columns: readonly Column<Row>[]
  /** Those that the table itself is to follow; empty where the owner does. */
  readonly sorts: readonly Sort[]
  readonly filters: Filters
}

/** Sorted and filtered by a list of places, so that not one object is made for a row. */
export function useRows<Row>({ rows, rowKey, columns, sorts, filters }: RowsAsked<Row>): ShownRows<Row> {
  const order = useMemo(
    () => (isList(rows) ? orderOf(rows, columns, sorts, filters) : undefined),
    [rows, columns, sorts, filters],
  )
  const source: RowSource<Row> = isList(rows)
    ? {
        count: order?.length ?? rows.length,
        rowAt: (index) => rows[order ? (order[index] ?? -1) : index],
      }
    : rows
  return {
    ...source,
    keyAt: (index) => {
      const row = source.rowAt(index)
      return row === undefined ? `$${index}` : rowKey(row)
    },
  }
}
