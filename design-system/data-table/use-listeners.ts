import type { ClipboardEvent, FocusEvent, MouseEvent, PointerEvent, RefObject } from 'react'
import { arrangeByKey } from './arrange-by-key.ts'
import { type Column, expandKey, selectKey } from './column.ts'
import { copiedRows } from './copied.ts'
import type { CellAt } from './grid-moves.ts'
import { isOwn, type LaidColumn } from './layout.ts'
import type { DataTableProps } from './props.ts'
import type { RowActs } from './row-acts.ts'
import { cellAt, type useCellFocus } from './use-cell-focus.ts'
import type { useChoice } from './use-choice.ts'
import { onGridKey } from './use-grid-keys.ts'
import type { useHeadActs } from './use-head-acts.ts'
import type { ShownRows } from './use-rows.ts'
import type { useUnder } from './use-under.ts'

export interface ListenersAsked<Row> {
  readonly props: DataTableProps<Row>
  readonly rows: ShownRows<Row>
  readonly laid: readonly LaidColumn<Row>[]
  readonly under: ReturnType<typeof useUnder<Row>>
  readonly choice: ReturnType<typeof useChoice<Row>> | undefined
  readonly focus: ReturnType<typeof useCellFocus>
  readonly frame: { readonly scroller: RefObject<HTMLDivElement | null>; readonly rowHeight: number }
  readonly setEditing: (cell: CellAt | undefined) => void
  readonly sort: (key: string, more: boolean) => void
  readonly canSort: (column: Column<Row>) => boolean
  readonly head: ReturnType<typeof useHeadActs>
}

/** What the table as a whole listens to, so that no cell has to. */
export function useListeners<Row>(asked: ListenersAsked<Row>) {
  const { props, rows, laid, under, choice, focus, frame, setEditing } = asked
  const { go, reach } = focus
  const columnAt = ({ col }: CellAt) => laid[col]?.column

  const isEditable = (cell: CellAt) => {
    const row = rows.rowAt(cell.row)
    const edit = columnAt(cell)?.edit
    return edit !== undefined && row !== undefined && (edit.when?.(row) ?? true)
  }
  /** The next cell after this one that may be edited, in reading order. */
  const nextEditable = ({ row, col }: CellAt, step: 1 | -1) => {
    for (let at = row * laid.length + col + step; ; at += step) {
      const cell = {
        row: Math.floor(at / laid.length),
        col: ((at % laid.length) + laid.length) % laid.length,
      }
      if (cell.row < 0 || cell.row >= rows.count) return undefined
      if (isEditable(cell)) return cell
    }
  }

  const open = (cell: CellAt, key: string, more: boolean) => {
    const column = columnAt(cell)
    if (!column) return false
    if (cell.row < 0) {
      if (key !== 'Enter' || !asked.canSort(column)) return false
      asked.sort(column.key, more)
      return true
    }
    if (isEditable(cell)) {
      setEditing(cell)
      return true
    }
    if (key !== 'Enter') return false
    if (column.key === expandKey) {
      under.unfold(cell.row)
      return true
    }
    const row = rows.rowAt(cell.row)
    if (!props.onRowActivate || row === undefined || !isOwn(column.key)) return false
    props.onRowActivate(row)
    return true
  }

  const onKeyDown = onGridKey({
    rows: rows.count,
    cols: laid.length,
    pageRows: () =>
      Math.max(1, Math.floor((frame.scroller.current?.clientHeight ?? 0) / frame.rowHeight) - 2),
    go,
    open,
    mark: (cell, range) => {
      const key = columnAt(cell)?.key
      if (cell.row < 0) {
        if (key === selectKey) choice?.chooseAll(choice.state !== 'all')
        else return open(cell, 'Enter', range)
      } else if (key === expandKey) under.unfold(cell.row)
      else if (choice) choice.choose(cell.row, range)
      else return false
      return true
    },
    extend: (from, to) => choice?.extend(from.row, to.row),
    endRange: () => choice?.endRange(),
    chooseAll: () => {
      choice?.chooseAll(true)
      return choice !== undefined
    },
    foldBy: (cell, key) => {
      const state = cell.row >= 0 && isFirst(laid, cell.col) ? under.foldAt(cell.row) : undefined
      if (!state) return false
      if (key === 'ArrowRight' && state === 'closed') under.fold(cell.row)
      else if (key === 'ArrowLeft' && state === 'open') under.fold(cell.row)
      else if (key === 'ArrowLeft') {
        const parent = under.parentOf(cell.row)
        if (parent === undefined) return false
        go({ row: parent, col: cell.col })
      } else return false
      return true
    },
    arrange: ({ col }, event) => {
      const column = laid[col]?.column
      return props.arrangeable && column && isOwn(column.key)
        ? arrangeByKey(asked.head, column.key, event, (step) => go({ row: -1, col: col + step }))
        : false
    },
  })

  return {
    leaveEdit:
      (editing: CellAt | undefined): RowActs['leaveEdit'] =>
      (where) => {
        if (!editing) return
        if (where === 'away') return setEditing(undefined)
        const next = where === 'stay' ? undefined : nextEditable(editing, where === 'next' ? 1 : -1)
        setEditing(next)
        go(next ?? editing)
      },
    on: {
      onKeyDown,
      onFocus: (event: FocusEvent) => {
        const at = cellAt(event.target)
        if (at) reach(at)
      },
      onDoubleClick: (event: MouseEvent) => {
        const at = cellAt(event.target)
        if (!at || at.row < 0 || isWidget(event.target)) return
        open(at, 'Enter', false)
      },
      onCopy: (event: ClipboardEvent) => {
        const at = cellAt(event.target)
        const inField = event.target instanceof HTMLInputElement
        // Text that was marked with the mouse is what one means to copy.
        if (!at || inField || document.getSelection()?.isCollapsed === false) return
        const columns = laid.map(({ column }) => column).filter(({ key }) => isOwn(key))
        const chosen = choice?.chosenRows() ?? []
        const text = chosen.length > 0 ? copiedRows(columns, chosen) : (at.cell.textContent ?? '')
        event.clipboardData.setData('text/plain', text)
        event.preventDefault()
      },
      // What is cut off can at least be read by resting on it.
      onPointerOver: (event: PointerEvent) => {
        const at = cellAt(event.target)
        const box = at?.cell.matches('[data-bare]') ? at.cell : at?.cell.querySelector('span, button')
        if (box instanceof HTMLElement && box.scrollWidth > box.clientWidth) box.title = box.textContent ?? ''
      },
    },
  }
}

const isFirst = <Row>(laid: readonly LaidColumn<Row>[], col: number) =>
  laid.findIndex(({ column }) => isOwn(column.key)) === col

const isWidget = (target: EventTarget) =>
  target instanceof Element && target.closest('button, a, input, select, label') !== null
