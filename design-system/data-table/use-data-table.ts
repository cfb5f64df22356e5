import { useMemo, useRef, useState } from 'react'
import { useControlled } from '#design-system/parts/controlled/use-controlled.ts'
import type { Column } from './column.ts'
import type { Filters } from './filters.ts'
import type { CellAt } from './grid-moves.ts'
import type { DataTableProps } from './props.ts'
import { listOf, type Sort, turnSorts } from './sorts.ts'
import type { TableKind } from './table-row.tsx'
import { useAllColumns } from './use-all-columns.tsx'
import { useCellFocus } from './use-cell-focus.ts'
import { useChoice } from './use-choice.ts'
import { useFrame } from './use-frame.ts'
import { type Drafted, useHeadActs } from './use-head-acts.ts'
import { useLatest } from './use-latest.ts'
import { useListeners } from './use-listeners.ts'
import { usePrinting } from './use-printing.ts'
import { useRows } from './use-rows.ts'
import { useUnder } from './use-under.ts'
import { type TableView, withWidth } from './view.ts'

/** More rows than this are drawn only where one looks. A page of rows is drawn whole: the browser finds and prints it. */
const mostDrawn = 200
/** As many go on paper. */
const mostPrinted = 2000

const declared: TableView = {}
const noFilters: Filters = {}
const noSorts: readonly Sort[] = []
const noKeys: ReadonlySet<string> = new Set()

/** Everything a table knows, from its props and from what its reader has done. */
export function useDataTable<Row>(props: DataTableProps<Row>) {
  const element = useRef<HTMLTableElement>(null)
  const frame = useFrame(props.question)
  const printing = usePrinting()
  const [view, setView] = useControlled(
    { value: props.view, defaultValue: props.defaultView, onChange: props.onViewChange },
    declared,
  )
  const [filters, setFilters] = useControlled(
    { value: props.filters, defaultValue: props.defaultFilters, onChange: props.onFiltersChange },
    noFilters,
  )
  const [selection, setSelection] = useControlled(
    { value: props.selection, defaultValue: props.defaultSelection, onChange: props.onSelectionChange },
    noKeys,
  )
  const selectable = props.selection !== undefined || props.defaultSelection !== undefined
  const sortedByOwner = props.onSort !== undefined
  const sorts = sortedByOwner ? listOf(props.sort) : (view.sort ?? noSorts)
  const rows = useRows({
    rows: props.rows,
    rowKey: props.rowKey,
    columns: props.columns,
    sorts: sortedByOwner ? noSorts : sorts,
    filters: props.onFiltersChange ? noFilters : filters,
  })
  const [drafted, setDrafted] = useState<Drafted>()
  const seen = useMemo(() => (drafted ? withWidth(view, drafted.key, drafted.width) : view), [view, drafted])
  const { laid, widths } = useAllColumns(props, seen, selectable, frame.room)
  const under = useUnder(props, rows)
  const choices = useChoice({ rows, selection, onChange: setSelection })
  const choice = selectable ? choices : undefined
  const windowed = rows.count > mostDrawn && !printing
  const kind = kindOf(props, selectable, windowed)
  const headLines = props.columns.some(({ group }) => group) ? 2 : 1
  const focus = useCellFocus(element, rows.count, laid.length)
  const [editing, setEditing] = useState<CellAt>()

  const canSort = ({ sortable, value }: Column<Row>) => Boolean(sortable && (sortedByOwner || value))
  const setSorts = (next: readonly Sort[]) => {
    if (props.onSort) props.onSort(next[0] ?? null, next)
    else setView({ ...view, sort: next })
  }
  const sort = (key: string, more: boolean) => setSorts(turnSorts(sorts, key, more))
  const head = useHeadActs({ columns: props.columns, laid, view, setView, drafted, setDrafted, sort })
  const listeners = useListeners({
    props,
    rows,
    laid,
    under,
    choice,
    focus,
    frame,
    setEditing,
    sort,
    canSort,
    head,
  })
  const acts = useLatest({
    choose: choices.choose,
    activate: (at: number) => {
      const row = rows.rowAt(at)
      if (row !== undefined) props.onRowActivate?.(row)
    },
    unfold: under.unfold,
    fold: under.fold,
    leaveEdit: listeners.leaveEdit(editing),
  })

  return {
    element,
    frame,
    view,
    setView,
    filters,
    setFilters,
    selection,
    setSelection,
    rows,
    laid,
    widths,
    sorts,
    canSort,
    kind,
    headLines,
    lines: headLines + rows.count + (props.summary && rows.count > 0 ? 1 : 0),
    choice,
    active: focus.active,
    editing,
    windowed,
    drawn: Math.min(rows.count, printing ? mostPrinted : mostDrawn),
    under: under.at,
    isAuto: (at: number) => frame.narrow || under.isUnfolded(at),
    acts,
    head,
    setSorts,
    listeners: kind === 'table' ? {} : listeners.on,
  }
}

/** A table that only shows is no grid: nothing in it needs the arrows. */
function kindOf<Row>(props: DataTableProps<Row>, selectable: boolean, windowed: boolean): TableKind {
  if (props.tree) return 'treegrid'
  const acts =
    selectable ||
    windowed ||
    props.onRowActivate ||
    props.rowActions ||
    props.detail ||
    props.arrangeable ||
    props.columns.some(
      (column) => column.edit || column.filter || (column.sortable && (props.onSort || column.value)),
    )
  return acts ? 'grid' : 'table'
}
