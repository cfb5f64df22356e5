import type { Column } from '#design-system/data-table/column.ts'
import { cva } from '#styled-system/css/index.js'
import type { AnyRow } from '#workbench/engine/row.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { Sheet } from './sheet.tsx'

export interface ListSheetProps {
  readonly title: string
  readonly conditions: readonly string[]
  readonly columns: readonly Column<AnyRow>[]
  readonly rows: readonly AnyRow[]
  /** How many match; the sheet says so where it does not hold them all. */
  readonly total: number
  readonly onDone: () => void
}

/** Rows on paper: the columns that the view shows, their headings on every page. */
export function ListSheet({ title, conditions, columns, rows, total, onDone }: ListSheetProps) {
  const { t } = useTranslation()
  const count =
    total > rows.length
      ? t('共 {{total}} 条，本次打印前 {{count}} 条', { total, count: rows.length })
      : t('共 {{total}} 条', { total })
  return (
    <Sheet title={title} conditions={conditions} onDone={onDone}>
      <p>{count}</p>
      <table className={table()}>
        <thead>
          <tr>
            {columns.map(({ key, title }) => (
              <th key={key} className={cell()}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className={line()}>
              {columns.map(({ key, cell: shown }) => (
                <td key={key} className={cell()}>
                  {shown(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  )
}

const table = cva({ base: { width: 'full', borderCollapse: 'collapse', textStyle: 'caption' } })
const line = cva({ base: { breakInside: 'avoid' } })
const cell = cva({
  base: {
    borderWidth: 'thin',
    borderStyle: 'solid',
    borderColor: 'border',
    paddingInline: '1.5',
    paddingBlock: '1',
    textAlign: 'start',
    overflowWrap: 'anywhere',
  },
})
