import type { ReactNode } from 'react'
import { dataTable } from '#styled-system/recipes/index.js'
import type { LaidColumn } from './layout.ts'
import type { TableKind } from './table-row.tsx'

export interface SummaryRowProps<Row> {
  readonly columns: readonly LaidColumn<Row>[]
  readonly summary: Readonly<Record<string, ReactNode>>
  readonly line: number
  readonly kind: TableKind
}

/** The last line, in sight however far one scrolls. Read, not walked through: it holds nothing to act on. */
export function SummaryRow<Row>({ columns, summary, line, kind }: SummaryRowProps<Row>) {
  const style = dataTable()
  return (
    <tfoot className={style.foot} {...{ role: 'rowgroup' }}>
      <tr {...{ role: 'row' }} className={style.footRow} aria-rowindex={line}>
        {columns.map(({ column, cell, style: place }, at) => (
          <td
            key={column.key}
            role={kind === 'table' ? 'cell' : 'gridcell'}
            className={cell}
            style={place}
            data-title={column.title}
            aria-colindex={at + 1}
            data-blank={summary[column.key] === undefined ? '' : undefined}
          >
            <span className={style.text}>{summary[column.key]}</span>
          </td>
        ))}
      </tr>
    </tfoot>
  )
}
