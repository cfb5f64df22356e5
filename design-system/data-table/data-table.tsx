import { type CSSProperties, type ReactNode, useMemo, useState } from 'react'
import { Checkbox } from '#design-system/checkbox/checkbox.tsx'
import { Spinner } from '#design-system/spinner/spinner.tsx'
import { useText } from '#design-system/text/text.tsx'
import { dataTable } from '#styled-system/recipes/index.js'
import { actionsKey, type Column, type Sort, type Tree } from './column.ts'
import { layOut } from './layout.ts'
import { TableHead } from './table-head.tsx'
import { TableRow } from './table-row.tsx'
import { TableState } from './table-state.tsx'
import { useEdges } from './use-edges.ts'

export interface DataTableProps<Row> {
  /** Names the table for screen readers. */
  readonly label: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  readonly sort?: Sort | null
  readonly onSort?: (sort: Sort | null) => void
  /** Keys of the chosen rows; may hold keys of other pages, which stay. */
  readonly selection?: ReadonlySet<string>
  readonly onSelectionChange?: (selection: ReadonlySet<string>) => void
  /** Kept rows stay in sight under 加载中; with none, bars show where rows will be. */
  readonly loading?: boolean
  readonly error?: ReactNode
  readonly onRetry?: () => void
  /** Instead of 暂无数据~. */
  readonly empty?: ReactNode
  readonly tree?: Tree<Row>
  readonly rowActions?: (row: Row) => ReactNode
  /** Pixels. Default 160: three actions of two characters. */
  readonly actionsWidth?: number
  /** Enter on a row, or double click. */
  readonly onRowActivate?: (row: Row) => void
}

/**
 * Rows under sticky headings. Column widths follow from the columns alone and each row stands by itself, so a
 * window over many rows can take the place of the plain list.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    label,
    rows,
    rowKey,
    sort,
    onSort,
    selection,
    onSelectionChange,
    loading,
    tree,
    rowActions,
    onRowActivate,
  } = props
  const t = useText()
  const style = dataTable()
  const scroller = useEdges()
  const [reached, setReached] = useState<string>()
  const selectable = Boolean(selection && onSelectionChange)
  const layout = useMemo(() => {
    const actions: Column<Row>[] = rowActions
      ? [
          {
            key: actionsKey,
            title: t('操作'),
            width: props.actionsWidth ?? 160,
            fixed: 'end',
            cell: (row) => <div className={style.actions}>{rowActions(row)}</div>,
          },
        ]
      : []
    return layOut([...props.columns, ...actions], selectable)
  }, [props.columns, props.actionsWidth, rowActions, selectable, style.actions, t])

  const keys = rows.map(rowKey)
  const chosen = keys.filter((key) => selection?.has(key))
  const all = keys.length > 0 && chosen.length === keys.length
  const choose = (changed: readonly string[], on: boolean) => {
    const next = new Set(selection)
    for (const key of changed) on ? next.add(key) : next.delete(key)
    onSelectionChange?.(next)
  }
  const kind = tree ? 'treegrid' : selectable || onRowActivate ? 'grid' : 'table'
  const reachable = reached !== undefined && keys.includes(reached) ? reached : keys[0]

  return (
    <div className={style.root}>
      <div ref={scroller} className={style.scroller}>
        <table
          role={kind}
          className={style.table}
          style={{ '--template': layout.template, '--least': `${layout.least}px` } as CSSProperties}
          aria-label={label}
          aria-busy={loading || undefined}
          {...(selectable && { 'aria-multiselectable': true })}
        >
          <TableHead
            layout={layout}
            sort={sort}
            onSort={onSort}
            selectAll={
              selectable && (
                <Checkbox
                  label={t('选择本页全部')}
                  checked={all}
                  indeterminate={chosen.length > 0 && !all}
                  disabled={keys.length === 0}
                  onChange={(on) => choose(keys, on)}
                />
              )
            }
          />
          <tbody className={style.body} {...{ role: 'rowgroup' }}>
            {rows.map((row, at) => {
              const id = keys[at] as string
              return (
                <TableRow
                  key={id}
                  row={row}
                  id={id}
                  layout={layout}
                  kind={kind}
                  reachable={id === reachable}
                  onReach={setReached}
                  selected={selection?.has(id)}
                  onSelect={selectable ? () => choose([id], !selection?.has(id)) : undefined}
                  onActivate={onRowActivate}
                  tree={tree}
                />
              )
            })}
          </tbody>
        </table>
        {(rows.length === 0 || props.error) && (
          <div className={style.state}>
            <TableState {...props} rows={rows.length} />
          </div>
        )}
      </div>
      <div className={style.busy} role="status">
        {loading && (
          <span className={style.busyText}>
            <Spinner size="sm" />
            {t('加载中')}
          </span>
        )}
      </div>
    </div>
  )
}
