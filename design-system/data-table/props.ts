import type { ReactNode, Ref } from 'react'
import type { Column, RowSource, Tree } from './column.ts'
import type { Filters } from './filters.ts'
import type { Sort, SortProp } from './sorts.ts'
import type { TableView } from './view.ts'

export interface DataTableProps<Row> {
  /** Names the table for screen readers. */
  readonly label: string
  readonly columns: readonly Column<Row>[]
  /** All of them, or a source that knows how many there are. More than 200 are drawn only where one looks. */
  readonly rows: readonly Row[] | RowSource<Row>
  readonly rowKey: (row: Row) => string
  /** What the rows answer, in any words: with other words they begin at the top again. */
  readonly question?: string
  /** With `onSort` the owner sorts; without it the table does, by each column's `value`, and keeps it in its view. */
  readonly sort?: SortProp
  /** The first key for owners that sort by one; all of them, in order, for those that sort by several. */
  readonly onSort?: (sort: Sort | null, sorts: readonly Sort[]) => void
  readonly filters?: Filters
  readonly defaultFilters?: Filters
  /** With it the owner filters; without it the table does, by each column's `value`. */
  readonly onFiltersChange?: (filters: Filters) => void
  /** Keys of the chosen rows; may hold keys of other pages, which stay. */
  readonly selection?: ReadonlySet<string>
  readonly defaultSelection?: ReadonlySet<string>
  readonly onSelectionChange?: (selection: ReadonlySet<string>) => void
  /** How many are chosen, where their keys are not all known: as when all that match are. */
  readonly chosenCount?: number
  /** How many rows match over all pages. */
  readonly total?: number
  /** Offers to choose all that match, beyond this page. */
  readonly selectAllMatching?: () => void
  /** What may be done with the chosen rows, beside their count. */
  readonly bulkActions?: ReactNode
  /** How the reader has laid the table out. */
  readonly view?: TableView
  readonly defaultView?: TableView
  readonly onViewChange?: (view: TableView) => void
  /** Headings get a menu: sort, pin, move, hide; columns may be dragged and resized. */
  readonly arrangeable?: boolean
  /** Row height. Small, as the specification has it. */
  readonly size?: 'sm' | 'md'
  /** Kept rows stay in sight under 加载中; with none, bars show where rows will be. */
  readonly loading?: boolean
  readonly error?: ReactNode
  readonly onRetry?: () => void
  /** Instead of 暂无数据~. */
  readonly empty?: ReactNode
  readonly tree?: Tree<Row>
  /** What unfolds under a row. */
  readonly detail?: (row: Row) => ReactNode
  readonly expanded?: ReadonlySet<string>
  readonly defaultExpanded?: ReadonlySet<string>
  readonly onExpandedChange?: (expanded: ReadonlySet<string>) => void
  /** A last line that stays in sight, by column key. */
  readonly summary?: Readonly<Record<string, ReactNode>>
  /** What that line is called, in the first column, whichever the reader has put there. */
  readonly summaryTitle?: ReactNode
  readonly rowActions?: (row: Row) => ReactNode
  /** Pixels. Default 160: three actions of two characters. */
  readonly actionsWidth?: number
  /** Enter on a row, or double click. */
  readonly onRowActivate?: (row: Row) => void
  readonly ref?: Ref<HTMLDivElement>
}
