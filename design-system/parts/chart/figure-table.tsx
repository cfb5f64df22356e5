import type { ReactNode } from 'react'
import { Link } from '#design-system/link/link.tsx'
import { chart } from '#styled-system/recipes/index.js'
import type { Cell, Figures } from './figures.ts'
import type { Lead, Leads } from './leads.ts'
import type { FormatNumber } from './number-style.ts'

export interface FigureTableProps {
  readonly figures: Figures
  readonly format: FormatNumber
  readonly label: string
  readonly leads?: Leads | undefined
}

const written = (cell: Cell, format: FormatNumber) => (typeof cell === 'string' ? cell : format(cell))

const Led = ({ lead, children }: { readonly lead: Lead | undefined; readonly children: ReactNode }) =>
  lead ? <Link {...lead}>{children}</Link> : children

/** The same figures as the picture, for those who read rather than look. Scrolls by keyboard too. */
export const FigureTable = ({ figures, format, label, leads }: FigureTableProps) => {
  const style = chart()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <div
      role="group"
      className={style.tableBox}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reached by keyboard
      tabIndex={0}
    >
      <table className={style.table}>
        <caption className={style.said}>{label}</caption>
        <thead>
          <tr>
            {figures.columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {figures.rows.map((row, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: figures have no key but their place
            <tr key={place}>
              {row.map((cell, at) =>
                at === 0 ? (
                  <th key={figures.columns[at]} scope="row">
                    {written(cell, format)}
                  </th>
                ) : (
                  <td key={figures.columns[at]} data-figure={typeof cell === 'string' ? undefined : ''}>
                    <Led lead={leads?.(place, at - 1)}>{written(cell, format)}</Led>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
