import type { CSSProperties, ReactNode } from 'react'
import { dataTable } from '#styled-system/recipes/index.js'
import { actionsKey, type Column } from './column.ts'
import type { Place } from './layout.ts'

export interface TableCellProps<Row> {
  readonly column: Column<Row>
  readonly row: Row
  readonly place?: Place
  readonly role: 'cell' | 'gridcell'
  /** The heading of a card on narrow screens. */
  readonly first: boolean
  /** Before the content: the fold of a tree. */
  readonly lead?: ReactNode
}

export function TableCell<Row>({ column, row, place, role, first, lead }: TableCellProps<Row>) {
  const style = dataTable({
    align: column.align,
    fixed: place?.side,
    edge: place?.edge ? place.side : undefined,
  })
  const content = column.cell(row)
  const plain = typeof content === 'string' || typeof content === 'number'
  return (
    <td
      role={role}
      className={style.cell}
      data-title={column.title}
      data-first={first ? '' : undefined}
      data-actions={column.key === actionsKey ? '' : undefined}
      style={place && ({ '--offset': `${place.offset}px` } as CSSProperties)}
    >
      {lead}
      {plain ? (
        // What is cut off can at least be read by resting on it.
        <span className={style.text} title={String(content)}>
          {content}
        </span>
      ) : (
        content
      )}
    </td>
  )
}
