import type { ReactNode } from 'react'
import { Checkbox } from '#design-system/checkbox/checkbox.tsx'
import { Skeleton } from '#design-system/skeleton/skeleton.tsx'
import { useText } from '#design-system/text/text.tsx'
import { dataTable } from '#styled-system/recipes/index.js'
import { CellEditor } from './cell-editor.tsx'
import { actionsKey, expandKey, selectKey } from './column.ts'
import type { LaidColumn } from './layout.ts'
import { RowToggle } from './row-toggle.tsx'
import type { TableRowProps } from './table-row.tsx'

const style = dataTable()

/** Widgets within a cell are reached through the cell: Enter, then the arrows. The tab key passes the grid by. */
const outOfTabOrder = (cell: HTMLElement | null) => {
  for (const widget of cell?.querySelectorAll<HTMLElement>('button, a[href], input, select') ?? [])
    widget.tabIndex = -1
}

/** A plain function: a component for each of a thousand cells would cost more than the cell. */
export function drawCell<Row>(props: TableRowProps<Row>, laid: LaidColumn<Row>, col: number) {
  const { column } = laid
  const editing = props.editCol === col && props.row !== undefined && column.edit
  const content = editing ? (
    <CellEditor edit={column.edit} row={props.row} label={column.title} leave={props.acts.leaveEdit} />
  ) : (
    contentOf(props, laid)
  )
  const isText = typeof content === 'string' || typeof content === 'number'
  const first = headOf(props) === col
  const lead = first && props.fold && (
    <RowToggle depth={props.depth} state={props.fold} onToggle={() => props.acts.fold(props.at)} />
  )
  const opens = props.opens && first && !editing && content !== '' && (isText || column.words)
  const bare = isText && !lead && !laid.edge && !props.card && !opens
  const grid = props.kind !== 'table'
  return (
    <td
      key={column.key}
      ref={grid && !isText && !editing ? (cell) => outOfTabOrder(cell) : undefined}
      role={grid ? 'gridcell' : 'cell'}
      className={laid.cell}
      style={laid.style}
      tabIndex={grid ? (props.activeCol === col ? 0 : -1) : undefined}
      aria-colindex={col + 1}
      data-bare={bare ? '' : undefined}
      data-editable={column.edit && !editing ? '' : undefined}
      data-editing={editing ? '' : undefined}
      aria-invalid={(props.row !== undefined && column.wrong?.(props.row)) || undefined}
      {...(props.card && cardMarks(column, first))}
      data-blank={props.card && (content === null || content === '') ? '' : undefined}
    >
      {lead}
      {opens ? (
        <button
          type="button"
          className={style.open}
          tabIndex={-1}
          onClick={() => props.acts.activate(props.at)}
        >
          {content}
        </button>
      ) : (isText && !bare) || (column.words && !editing) ? (
        <span className={style.text}>{content}</span>
      ) : (
        content
      )}
    </td>
  )
}

/** The column at the head of a row: its first, and on a card the one that names it. */
function headOf<Row>({ card, columns }: TableRowProps<Row>) {
  const named = card ? columns.findIndex(({ column }) => column.essential) : -1
  return named < 0 ? columns.findIndex(({ column }) => column.key[0] !== '$') : named
}

const cardMarks = ({ key, title, whole }: LaidColumn<never>['column'], first: boolean) => ({
  'data-title': title,
  'data-first': first ? '' : undefined,
  'data-whole': whole ? '' : undefined,
  'data-choice': key === selectKey ? '' : undefined,
  'data-unfold': key === expandKey ? '' : undefined,
  'data-actions': key === actionsKey ? '' : undefined,
})

function contentOf<Row>(props: TableRowProps<Row>, { column }: LaidColumn<Row>): ReactNode {
  if (column.key === selectKey) return <Choice chosen={props.chosen} at={props.at} acts={props.acts} />
  if (props.row === undefined) return <Skeleton width={70} />
  if (column.key === expandKey)
    return (
      props.unfolded !== undefined && (
        <RowToggle state={props.unfolded ? 'open' : 'closed'} onToggle={() => props.acts.unfold(props.at)} />
      )
    )
  return column.cell(props.row)
}

function Choice({ chosen = false, at, acts }: Pick<TableRowProps<unknown>, 'chosen' | 'at' | 'acts'>) {
  const t = useText()
  return (
    <span
      onClickCapture={(event) => {
        if (!event.shiftKey) return
        event.preventDefault()
        event.stopPropagation()
        // The browser puts a box back whose click is held back, once all have heard of it: chosen is after that.
        setTimeout(() => acts.choose(at, true))
      }}
    >
      <Checkbox
        checked={chosen}
        onChange={() => acts.choose(at, false)}
        label={t('选择此行')}
        tabIndex={-1}
      />
    </span>
  )
}
