import type { CSSProperties } from 'react'
import { Checkbox } from '#design-system/checkbox/checkbox.tsx'
import { useText } from '#design-system/text/text.tsx'
import { dataTable } from '#styled-system/recipes/index.js'
import type { Tree } from './column.ts'
import type { TableLayout } from './layout.ts'
import { TableCell } from './table-cell.tsx'
import { TreeToggle } from './tree-toggle.tsx'
import { onRowKey } from './use-row-keys.ts'

export interface TableRowProps<Row> {
  readonly row: Row
  readonly id: string
  readonly layout: TableLayout<Row>
  readonly kind: 'table' | 'grid' | 'treegrid'
  /** The one row that the tab key reaches. */
  readonly reachable: boolean
  readonly onReach: (id: string) => void
  readonly selected?: boolean
  readonly onSelect?: (row: Row) => void
  readonly onActivate?: (row: Row) => void
  readonly tree?: Tree<Row>
}

export function TableRow<Row>({
  row,
  id,
  layout,
  kind,
  reachable,
  onReach,
  selected,
  onSelect,
  onActivate,
  tree,
}: TableRowProps<Row>) {
  const t = useText()
  const style = dataTable()
  const cellRole = kind === 'table' ? 'cell' : 'gridcell'
  const first = layout.columns[0]
  return (
    <tr
      {...{ role: 'row' }}
      className={style.row}
      tabIndex={kind === 'table' ? undefined : reachable ? 0 : -1}
      aria-selected={onSelect ? Boolean(selected) : undefined}
      aria-level={tree && tree.depth(row) + 1}
      aria-expanded={tree?.hasChildren(row) ? tree.expanded.has(id) : undefined}
      data-opens={onActivate ? '' : undefined}
      onFocus={() => onReach(id)}
      onKeyDown={onRowKey(row, id, { tree, onSelect, onActivate })}
      onDoubleClick={onActivate && (() => onActivate(row))}
    >
      {onSelect && (
        <td
          role={cellRole}
          data-choice
          className={
            dataTable({ fixed: 'start', edge: layout.selectionEdge ? 'start' : undefined, align: 'center' })
              .cell
          }
          style={{ '--offset': '0px' } as CSSProperties}
        >
          <Checkbox
            checked={Boolean(selected)}
            onChange={() => onSelect(row)}
            label={t('选择此行')}
            tabIndex={-1}
          />
        </td>
      )}
      {layout.columns.map((column) => (
        <TableCell
          key={column.key}
          column={column}
          row={row}
          place={layout.places.get(column.key)}
          role={cellRole}
          first={column === first}
          lead={tree && column === first && <TreeToggle tree={tree} row={row} id={id} />}
        />
      ))}
    </tr>
  )
}
