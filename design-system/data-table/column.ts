import type { ReactNode } from 'react'

export interface Column<Row> {
  readonly key: string
  readonly title: string
  readonly cell: (row: Row) => ReactNode
  readonly sortable?: boolean
  /** Pixels, fixed. Without it the column takes its share of what is left. */
  readonly width?: number
  /** Pixels; 100 unless told. */
  readonly minWidth?: number
  readonly align?: 'start' | 'end' | 'center'
  /** Stays in sight while the rest scrolls sideways. */
  readonly fixed?: 'start' | 'end'
}

/** Key of the column that `rowActions` makes. */
export const actionsKey = '$actions'

export interface Sort {
  readonly key: string
  readonly direction: 'asc' | 'desc'
}

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

/** The next order when a heading is pressed: up, down, as it was. */
export const turnSort = (sort: Sort | null | undefined, key: string): Sort | null => {
  if (sort?.key !== key) return { key, direction: 'asc' }
  return sort.direction === 'asc' ? { key, direction: 'desc' } : null
}
