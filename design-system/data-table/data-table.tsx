import type { CSSProperties } from 'react'
import { Checkbox } from '#design-system/checkbox/checkbox.tsx'
import { useLater } from '#design-system/parts/later/use-later.ts'
import { Spinner } from '#design-system/spinner/spinner.tsx'
import { useText } from '#design-system/text/text.tsx'
import { dataTable } from '#styled-system/recipes/index.js'
import type { Column } from './column.ts'
import { withFilter } from './filters.ts'
import { PlainBody } from './plain-body.tsx'
import type { DataTableProps } from './props.ts'
import { SelectionBar } from './selection-bar.tsx'
import { SummaryRow } from './summary-row.tsx'
import { TableHead } from './table-head.tsx'
import { TableRow } from './table-row.tsx'
import { TableState } from './table-state.tsx'
import { useDataTable } from './use-data-table.ts'
import type { Spot } from './window-body.tsx'

export type { DataTableProps } from './props.ts'

/** Its library is for tables that are long, and most are not. */
const loadWindow = () => import('./window-body.tsx')
const loadPopups = () => import('./head-popups.tsx')

/**
 * Rows under sticky headings. Column widths follow from the columns alone and each row stands by itself, so that
 * only the rows where one looks need to be drawn.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const t = useText()
  const table = useDataTable(props)
  const { rows, laid, choice, active, kind, frame } = table
  const style = dataTable({ size: props.size })
  const WindowBody = useLater(loadWindow, table.windowed)?.WindowBody
  const chosen = choice ? (props.chosenCount ?? table.selection.size) : 0
  const draw = (at: number, spot?: Spot) => {
    const id = rows.keyAt(at)
    return (
      <TableRow
        key={id}
        id={id}
        row={rows.rowAt(at)}
        at={at}
        line={at + table.headLines + 1}
        columns={laid}
        kind={kind}
        acts={table.acts}
        chosen={choice?.has(at)}
        activeCol={active.row === at ? active.col : undefined}
        editCol={table.editing?.row === at ? table.editing.col : undefined}
        card={frame.narrow}
        opens={Boolean(props.onRowActivate)}
        top={spot?.top}
        measure={spot?.measure}
        {...table.under(at)}
      />
    )
  }
  return (
    <div
      ref={props.ref}
      className={style.root}
      data-density={table.view.density}
      data-windowed={table.windowed ? '' : undefined}
      data-choosing={chosen > 0 ? '' : undefined}
    >
      <div ref={frame.scroller} className={style.scroller}>
        <table
          ref={table.element}
          role={kind}
          className={style.table}
          style={table.widths as CSSProperties}
          aria-label={props.label}
          aria-busy={props.loading || undefined}
          aria-rowcount={table.lines}
          aria-colcount={laid.length}
          {...(choice && { 'aria-multiselectable': true })}
          {...table.listeners}
        >
          <TableHead
            columns={laid}
            sorts={table.sorts}
            canSort={table.canSort}
            filters={table.filters}
            acts={table.head.acts}
            arrangeable={props.arrangeable ?? false}
            grid={kind !== 'table'}
            activeCol={active.row < 0 ? active.col : undefined}
            selectAll={
              choice && (
                <Checkbox
                  label={t('选择本页全部')}
                  checked={choice.state === 'all'}
                  indeterminate={choice.state === 'some'}
                  disabled={rows.count === 0}
                  onChange={choice.chooseAll}
                  tabIndex={-1}
                />
              )
            }
          />
          {table.windowed && WindowBody ? (
            <WindowBody
              className={style.body}
              count={rows.count}
              scroller={frame.scroller}
              rowHeight={frame.rowHeight * (frame.narrow ? laid.length * 0.75 : 1)}
              active={active.row}
              isAuto={table.isAuto}
              draw={draw}
              onSight={rows.onSight}
            />
          ) : (
            <PlainBody className={style.body} count={table.drawn} draw={draw} />
          )}
          {props.summary && rows.count > 0 && (
            <SummaryRow
              columns={laid}
              summary={props.summary}
              title={props.summaryTitle}
              line={table.lines}
              kind={kind}
            />
          )}
        </table>
        {(rows.count === 0 || props.error) && (
          <div className={style.state}>
            <TableState {...props} rows={rows.count} />
          </div>
        )}
      </div>
      {choice && (
        <SelectionBar
          count={chosen}
          total={props.total}
          pageIsFull={choice.state === 'all'}
          onAll={props.selectAllMatching}
          onClear={() => table.setSelection(new Set())}
          actions={props.bulkActions}
        />
      )}
      <Popups table={table} columns={props.columns} />
      <div className={style.busy} role="status">
        {props.loading && (
          <span className={style.busyText}>
            <Spinner size="sm" />
            {t('加载中')}
          </span>
        )}
      </div>
    </div>
  )
}

interface PopupsProps<Row> {
  readonly table: ReturnType<typeof useDataTable<Row>>
  readonly columns: readonly Column<Row>[]
}

/** What is open over the headings, if anything. */
function Popups<Row>({ table, columns }: PopupsProps<Row>) {
  const { popup, acts, close, neighbour } = table.head
  const HeadPopups = useLater(loadPopups, popup !== undefined)?.HeadPopups
  const column = columns.find(({ key }) => key === popup?.key)
  if (!popup || !column || !HeadPopups) return null
  const { key } = column
  const closed = () => {
    close()
    popup.anchor.closest('th')?.focus({ preventScroll: true })
  }
  return (
    <HeadPopups
      popup={popup}
      columns={columns}
      filters={table.filters}
      onFilter={(key, value) => table.setFilters(withFilter(table.filters, key, value))}
      view={table.view}
      onView={table.setView}
      sort={table.sorts.find((sort) => sort.key === key)}
      onSort={table.canSort(column) ? (sort) => table.setSorts(sort ? [sort] : []) : undefined}
      onFilterOpen={() => acts.open({ ...popup, kind: 'filter' })}
      canMove={(step) => neighbour(key, step) !== undefined}
      onMove={(step) => acts.move(key, neighbour(key, step) ?? key)}
      onClose={closed}
    />
  )
}
