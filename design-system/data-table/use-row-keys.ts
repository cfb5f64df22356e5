import type { KeyboardEvent } from 'react'
import type { Tree } from './column.ts'

export interface RowKeys<Row> {
  readonly tree?: Tree<Row>
  readonly onSelect?: (row: Row) => void
  readonly onActivate?: (row: Row) => void
}

const neighbour = (row: Element, key: string) => {
  if (key === 'ArrowDown') return row.nextElementSibling
  if (key === 'ArrowUp') return row.previousElementSibling
  if (key === 'Home') return row.parentElement?.firstElementChild
  if (key === 'End') return row.parentElement?.lastElementChild
}

/** Keys on a focused row: arrows move, space selects, Enter opens, left and right fold a tree. */
export const onRowKey =
  <Row>(row: Row, id: string, { tree, onSelect, onActivate }: RowKeys<Row>) =>
  (event: KeyboardEvent<HTMLTableRowElement>) => {
    // Keys within a button or an input of the row are theirs.
    if (event.target !== event.currentTarget) return
    const next = neighbour(event.currentTarget, event.key)
    if (next instanceof HTMLElement) next.focus()
    else if (event.key === ' ' && onSelect) onSelect(row)
    else if (event.key === 'Enter' && onActivate) onActivate(row)
    else if (event.key === 'ArrowRight' && tree?.hasChildren(row) && !tree.expanded.has(id))
      tree.onToggle(row)
    else if (event.key === 'ArrowLeft' && tree?.expanded.has(id)) tree.onToggle(row)
    else return
    event.preventDefault()
  }
