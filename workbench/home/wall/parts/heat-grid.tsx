import type { CSSProperties } from 'react'
import { numberFormat } from '#design-system/parts/chart/number-style.ts'
import { useLocale } from '#design-system/text/text.tsx'
import type { Grid } from '#domain/system/wall/figure.ts'
import { css } from '#styled-system/css/index.js'

interface HeatGridProps {
  readonly label: string
  readonly grid: Grid
  readonly unit?: string
  /** After the point. */
  readonly digits?: number
  /** How columns or rows are called, where their names are mere numbers. */
  readonly columnOf?: (name: string) => string
  readonly rowOf?: (name: string) => string
  /** What a full cell stands for; the greatest of the figures without it. */
  readonly full?: number
  /** A last row of another kind, under the same columns. */
  readonly foot?: {
    readonly label: string
    readonly values: readonly (number | null)[]
    readonly format: (value: number) => string
  }
}

/** Figures in a table whose cells fill up with them: the number is read, the pattern is seen. */
export function HeatGrid({
  label,
  grid,
  unit,
  digits,
  full,
  foot,
  columnOf = asIs,
  rowOf = asIs,
}: HeatGridProps) {
  const format = numberFormat(useLocale(), { unit, digits })
  const top = full ?? Math.max(...grid.values.flat().map((value) => value ?? 0), 1)
  return (
    <table className={table} aria-label={label} style={{ '--columns': grid.columns.length } as CSSProperties}>
      <thead>
        <tr className={row}>
          <td className={corner} />
          {grid.columns.map((name) => (
            <th key={name} scope="col" className={head}>
              {columnOf(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={body}>
        {grid.rows.map((name, at) => (
          <tr key={name} className={row}>
            <th scope="row" className={side}>
              {rowOf(name)}
            </th>
            {grid.columns.map((column, place) => {
              const value = grid.values[at]?.[place] ?? null
              return (
                <td
                  key={column}
                  className={cell}
                  data-none={!value || undefined}
                  style={{ '--depth': `${value === null ? 0 : (value / top) * 100}%` } as CSSProperties}
                >
                  {format(value)}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
      {foot && (
        <tfoot>
          <tr className={row}>
            <th scope="row" className={side}>
              {foot.label}
            </th>
            {grid.columns.map((column, place) => {
              const value = foot.values[place] ?? null
              return (
                <td key={column} className={last} data-none={value === null || undefined}>
                  {value === null ? format(null) : foot.format(value)}
                </td>
              )
            })}
          </tr>
        </tfoot>
      )}
    </table>
  )
}

const asIs = (name: string) => name

const table = css({ display: 'flex', flexDirection: 'column', gap: '2', width: 'full', height: 'full' })
const row = css({
  display: 'grid',
  gridTemplateColumns: '{sizes.24} repeat(var(--columns), minmax(0, 1fr))',
  gap: '2',
  minHeight: '0',
  'tbody &': { flex: '1' },
})
const body = css({ display: 'flex', flexDirection: 'column', gap: '2', flex: '1', minHeight: '0' })
const corner = css({ padding: '0' })
const head = css({ textStyle: 'wall.sm', color: 'text.quiet', textAlign: 'center', whiteSpace: 'nowrap' })
const side = css({
  display: 'flex',
  alignItems: 'center',
  minWidth: '0',
  textStyle: 'wall.sm',
  color: 'text',
  textAlign: 'start',
  whiteSpace: 'nowrap',
})
const cell = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: '0',
  borderRadius: 'sm',
  textStyle: 'wall.md',
  fontVariantNumeric: 'tabular-nums',
  color: 'text',
  // Fills from the foot, so that it is told without shades; the letters keep the contrast of the panel.
  bgImage: 'linear-gradient(to top, {colors.screen.rest} var(--depth), {colors.screen.bg} var(--depth))',
  '&[data-none]': { color: 'text.quiet' },
})
const last = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: '0',
  borderTop: '{borderWidths.thick} solid {colors.border}',
  paddingBlockStart: '1',
  textStyle: 'wall.md',
  fontVariantNumeric: 'tabular-nums',
  color: 'accent',
  '&[data-none]': { color: 'text.quiet' },
})
