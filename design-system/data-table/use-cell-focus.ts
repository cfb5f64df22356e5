import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { CellAt } from './grid-moves.ts'

const cellSelector = '[aria-colindex]'

/** Which cell an element is or stands in. */
export const cellAt = (target: EventTarget): (CellAt & { readonly cell: HTMLElement }) | undefined => {
  const cell = target instanceof Element ? target.closest<HTMLElement>(cellSelector) : null
  const row = cell?.parentElement?.dataset.row
  if (!cell || row === undefined) return undefined
  return { cell, row: Number(row), col: Number(cell.getAttribute('aria-colindex')) - 1 }
}

const find = (table: HTMLElement | null, { row, col }: CellAt) =>
  table?.querySelector<HTMLElement>(`:scope [data-row="${row}"] > [aria-colindex="${col + 1}"]`)

/** The one cell that the tab key reaches, and the way to put the focus on another once it is drawn. */
export function useCellFocus(table: RefObject<HTMLElement | null>, rows: number, cols: number) {
  const [reached, setReached] = useState<CellAt>({ row: 0, col: 0 })
  const wanted = useRef(false)
  const active = {
    row: Math.min(reached.row, rows - 1),
    col: Math.min(reached.col, cols - 1),
  }
  useLayoutEffect(() => {
    if (!wanted.current) return
    wanted.current = false
    const cell = find(table.current, reached)
    cell?.focus({ preventScroll: true })
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [reached, table])
  return {
    active,
    /** Moves the focus there. */
    go: (cell: CellAt) => {
      wanted.current = true
      setReached({ ...cell })
    },
    /** The focus came there by itself. */
    reach: (cell: CellAt) => {
      if (cell.row !== reached.row || cell.col !== reached.col) setReached({ row: cell.row, col: cell.col })
    },
  }
}
