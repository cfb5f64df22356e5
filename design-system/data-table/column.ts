import type { ReactNode } from 'react'
import type { Edit } from './edit.ts'
import type { Filter } from './filters.ts'

export interface Column<Row> {
  readonly key: string
  readonly title: string
  readonly cell: (row: Row) => ReactNode
  /** Its cells are words though a component says them: they are cut off as a bare text is. */
  readonly words?: boolean
  /** What the cell means as bare data: for copying, and for sorting and filtering rows that are all here. */
  readonly value?: (row: Row) => Value
  /**
   * The place of a row among all by this column, where it is another than that of `value`: names whose order the
   * server tells, by sound.
   */
  readonly order?: (row: Row) => number
  readonly sortable?: boolean
  /** Pixels, fixed. Without it the column takes its share of what is left. */
  readonly width?: number
  /** Pixels; 100 unless told. */
  readonly minWidth?: number
  readonly align?: 'start' | 'end' | 'center'
  /** Stays in sight while the rest scrolls sideways. */
  readonly fixed?: 'start' | 'end'
  /** On a card it has a line of its own: half of one would cut off what matters of it. */
  readonly whole?: boolean
  /** Neighbours of the same group stand under its name. */
  readonly group?: string
  /** Offers a filter in the heading. */
  readonly filter?: Filter
  /** Makes its cells editable in place. */
  readonly edit?: Edit<Row>
  /** Something is wrong with this cell: it is marked, all of it. */
  readonly wrong?: (row: Row) => boolean
  /** What says which row it is: such a column cannot be hidden. */
  readonly essential?: boolean
}

export type Value = string | number | boolean | null | undefined

/** Keys of the columns that the table adds itself. */
export const selectKey = '$select'
export const expandKey = '$expand'
export const actionsKey = '$actions'

/** How rows stand under one another. Rows come in reading order; only those of open parents. */
export interface Tree<Row> {
  /** 0 for the top. */
  readonly depth: (row: Row) => number
  readonly hasChildren: (row: Row) => boolean
  readonly expanded: ReadonlySet<string>
  readonly onToggle: (row: Row) => void
  /** Rows whose children are on their way. */
  readonly loadingIds?: ReadonlySet<string>
}

/** Rows that are not all here: how many there are, and what is known of each. A row still to come is undefined. */
export interface RowSource<Row> {
  readonly count: number
  readonly rowAt: (index: number) => Row | undefined
  /** Called with the rows in sight, `to` not among them, so that they may be fetched. */
  readonly onSight?: (from: number, to: number) => void
}
