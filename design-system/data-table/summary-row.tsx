import type { ReactNode } from 'react'
import { dataTable } from '#styled-system/recipes/index.js'
import { isOwn, type LaidColumn } from './layout.ts'
import type { TableKind } from './table-row.tsx'

export interface SummaryRowProps<Row> {
  readonly columns: readonly LaidColumn<Row>[]
  readonly summary: Readonly<Record<string, ReactNode>>
  readonly title: ReactNode
  readonly line: number
  readonly kind: TableKind
}

/** The last line, in sight however far one scrolls. Read, not walked through: what its title holds is in the tab order. */
export function SummaryRow<Row>({ columns, summary, title, line, kind }: SummaryRowProps<Row>) {
  const style = dataTable()
  const first = columns.findIndex(({ column }) => isOwn(column.key))
  return (
    <tfoot className={style.foot} {...{ role: 'rowgroup' }}>
      <tr {...{ role: 'row' }} className={style.footRow} aria-rowindex={line}>
        {columns.map(({ column, cell, style: place }, at) => {
          const lead = at === first ? title : undefined
          const sum = summary[column.key]
          return (
            <td
              key={column.key}
              role={kind === 'table' ? 'cell' : 'gridcell'}
              className={cell}
              style={place}
              data-title={column.title}
              aria-colindex={at + 1}
              data-first={lead !== undefined && sum === undefined ? '' : undefined}
              data-blank={(sum ?? lead) === undefined ? '' : undefined}
            >
              {lead}
              {sum !== undefined && <span className={style.text}>{sum}</span>}
            </td>
          )
        })}
      </tr>
    </tfoot>
  )
}
