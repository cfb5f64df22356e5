import type { KeyboardEvent } from 'react'
import { isComposing } from '#design-system/parts/composing/is-composing.ts'
import { type CellAt, moved } from './grid-moves.ts'
import { cellAt } from './use-cell-focus.ts'

/** What the keys of a grid do. Each act says whether it had anything to do; if not, the key is the browser's. */
export interface GridKeys {
  readonly rows: number
  readonly cols: number
  readonly pageRows: () => number
  readonly go: (cell: CellAt) => void
  /** Enter, F2. */
  readonly open: (cell: CellAt, key: string, more: boolean) => boolean
  /** Space. */
  readonly mark: (cell: CellAt, range: boolean) => boolean
  /** Shift with an arrow: from one cell to the next. */
  readonly extend: (from: CellAt, to: CellAt) => void
  readonly endRange: () => void
  readonly chooseAll: () => boolean
  /** Arrow right and left in a tree. */
  readonly foldBy: (cell: CellAt, key: string) => boolean
  /** Alt or Shift with an arrow on a heading. */
  readonly arrange: (cell: CellAt, event: KeyboardEvent) => boolean
}

const widgets = (cell: HTMLElement) =>
  [...cell.querySelectorAll<HTMLElement>('button:not(:disabled), a[href], input, select')].filter(
    (widget) => widget.offsetParent !== null,
  )

/** Within a cell: the arrows go from widget to widget, Escape goes back to the cell. */
const withinCell = (event: KeyboardEvent, cell: HTMLElement) => {
  if (event.key === 'Escape') cell.focus()
  else if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
    const all = widgets(cell)
    const at = all.indexOf(event.target as HTMLElement) + (event.key === 'ArrowRight' ? 1 : -1)
    all[(at + all.length) % all.length]?.focus()
  } else return false
  return true
}

/** One listener for the whole grid. */
export const onGridKey = (keys: GridKeys) => (event: KeyboardEvent<HTMLElement>) => {
  if (event.defaultPrevented || isComposing(event)) return
  const at = cellAt(event.target)
  if (!at) return
  if (event.target !== at.cell) {
    if (withinCell(event, at.cell)) event.preventDefault()
    return
  }
  if (acted(keys, event, at)) event.preventDefault()
}

function acted(keys: GridKeys, event: KeyboardEvent, at: CellAt & { cell: HTMLElement }): boolean {
  const { key, shiftKey, altKey } = event
  const far = event.ctrlKey || event.metaKey
  if (far && key.toLowerCase() === 'a') return keys.chooseAll()
  if (at.row < 0 && (altKey || shiftKey) && key.startsWith('Arrow')) return keys.arrange(at, event)
  if (altKey) return false
  if (key === ' ') return keys.mark(at, shiftKey)
  if (key === 'Enter' || key === 'F2') return keys.open(at, key, shiftKey) || enter(at.cell)
  if (!shiftKey && !far && keys.foldBy(at, key)) return true
  const next = moved(at, event, { rows: keys.rows, cols: keys.cols, page: keys.pageRows() })
  if (!next) return false
  if (shiftKey && at.row >= 0 && next.row >= 0 && next.row !== at.row) keys.extend(at, next)
  else keys.endRange()
  keys.go(next)
  return true
}

const enter = (cell: HTMLElement) => {
  const [first] = widgets(cell)
  first?.focus()
  return first !== undefined
}
