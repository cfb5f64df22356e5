import { type CSSProperties, memo, type ReactNode, type Ref } from 'react'
import { dataTable } from '#styled-system/recipes/index.js'
import type { LaidColumn } from './layout.ts'
import type { RowActs } from './row-acts.ts'
import { drawCell } from './table-cell.tsx'

export interface TableRowProps<Row> {
  /** Undefined while it is on its way. */
  readonly row: Row | undefined
  readonly id: string
  /** Its place among all rows, from 0. */
  readonly at: number
  /** Its number for screen readers, the headings counted. */
  readonly line: number
  readonly columns: readonly LaidColumn<Row>[]
  readonly kind: TableKind
  readonly acts: RowActs
  /** Undefined where rows cannot be chosen. */
  readonly chosen?: boolean
  /** The cell that the tab key reaches, if it is in this row. */
  readonly activeCol?: number
  readonly editCol?: number
  readonly fold?: Fold
  readonly depth?: number
  /** What is unfolded under it. */
  readonly detail?: ReactNode
  /** Whether there is something to unfold, and whether it is. */
  readonly unfolded?: boolean
  readonly opens?: boolean
  /** Narrow: drawn as a card. */
  readonly card: boolean
  /** Pixels from the top, where only the rows in sight are drawn. */
  readonly top?: number
  readonly measure?: Ref<HTMLTableRowElement>
}

export type TableKind = 'table' | 'grid' | 'treegrid'
export type Fold = 'leaf' | 'open' | 'closed' | 'loading'

const style = dataTable()

function Row<Row>(props: TableRowProps<Row>) {
  const { at, kind, chosen, fold, depth, detail, top, measure } = props
  const place = top === undefined ? undefined : ({ '--top': `${top}px` } as CSSProperties)
  return (
    <tr
      ref={measure}
      {...{ role: 'row' }}
      className={style.row}
      aria-rowindex={props.line}
      aria-selected={chosen}
      aria-level={depth === undefined ? undefined : depth + 1}
      aria-expanded={fold === 'open' || fold === 'closed' ? fold === 'open' : undefined}
      data-row={at}
      data-index={at}
      data-opens={props.opens ? '' : undefined}
      data-top={place ? '' : undefined}
      data-auto={measure ? '' : undefined}
      style={place}
    >
      {props.columns.map((laid, col) => drawCell(props, laid, col))}
      {detail !== undefined && (
        <td role={kind === 'table' ? 'cell' : 'gridcell'} className={style.detail} data-detail>
          <div className={style.detailBox}>{detail}</div>
        </td>
      )}
    </tr>
  )
}

/** Drawn anew only when something of its own has changed. */
export const TableRow = memo(Row) as typeof Row
