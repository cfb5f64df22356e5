import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '#design-system/card/card.tsx'
import type { Column } from '#design-system/data-table/column.ts'
import { DataTable } from '#design-system/data-table/data-table.tsx'
import { Link } from '#design-system/link/link.tsx'
import type { FigureRow, Figures } from '#domain/kernel/figures.ts'
import { useGo } from '#workbench/navigation/use-go.ts'
import { type ShownMeasure, written } from './measures.ts'
import { rowsOf } from './rows.ts'
import type { Behind } from './use-behind.ts'
import type { Names } from './use-names.ts'

interface FigureTableProps {
  readonly figures: Figures
  readonly told: readonly ShownMeasure[]
  readonly names: Names
  readonly title: string
  readonly extra?: ReactNode
  readonly behind: Behind
}

/** Pixels of a digit, and of what stands around a number in its cell: no amount is broken. */
const [digit, padding] = [9, 32]

const keyOf = ({ keys }: FigureRow) => JSON.stringify(keys)

/** The same figures as the charts, with their sums; each number leads to the rows that it counts. */
export function FigureTable({ figures, told, names, title, extra, behind }: FigureTableProps) {
  const { t, i18n } = useTranslation()
  const go = useGo()
  const { cuts, rows, placeOf } = useMemo(() => {
    const cuts = [figures.by, ...(figures.across ? [figures.across] : [])]
    const places = cuts.map(
      (cut) => new Map(rowsOf(figures, [cut]).map(({ keys: [key] }, place) => [key, place])),
    )
    const placeOf = (at: number, { keys }: FigureRow) => places[at]?.get(keys[at] ?? null) ?? 0
    const across = cuts.length - 1
    const rows = rowsOf(figures, cuts).toSorted(
      (a, b) => placeOf(0, a) - placeOf(0, b) || placeOf(across, a) - placeOf(across, b),
    )
    return { cuts, rows, placeOf }
  }, [figures])
  const textOf = (row: FigureRow, each: ShownMeasure) =>
    row.few ? '*' : written(i18n.language, each, row.figures[each.at] ?? null)
  const figureOf = (row: FigureRow, groups: Readonly<Record<string, string | null>>, each: ShownMeasure) => {
    const figure = row.figures[each.at] ?? null
    const text = textOf(row, each)
    const href = figure ? behind(groups, each.name) : undefined
    return href ? (
      <Link href={href} onClick={go(href)}>
        {text}
      </Link>
    ) : (
      text
    )
  }
  const [totals] = rowsOf(figures, [])
  const widthOf = (each: ShownMeasure) => {
    const texts = [...rows, ...(totals ? [totals] : [])].map((row) => textOf(row, each).length)
    return Math.max(96, padding + digit * Math.max(0, ...texts))
  }
  const columns: readonly Column<FigureRow>[] = [
    ...cuts.map(
      (cut, at): Column<FigureRow> => ({
        key: cut,
        title: names.group(cut),
        essential: at === 0,
        sortable: true,
        minWidth: 140,
        value: (row) => names.key(cut, row.keys[at] ?? null, row.labels[at] ?? null),
        order: (row) => placeOf(at, row),
        cell: (row) => names.key(cut, row.keys[at] ?? null, row.labels[at] ?? null),
      }),
    ),
    ...told.map(
      (each): Column<FigureRow> => ({
        key: each.name,
        title: each.unit && each.unit !== '%' ? t('{{figure}}（元）', { figure: each.label }) : each.label,
        align: 'end',
        sortable: true,
        minWidth: widthOf(each),
        value: (row) => row.figures[each.at] ?? null,
        cell: (row) =>
          figureOf(row, Object.fromEntries(cuts.map((cut, at) => [cut, row.keys[at] ?? null])), each),
      }),
    ),
  ]
  const summary = totals
    ? Object.fromEntries(told.map((each) => [each.name, figureOf(totals, {}, each)]))
    : {}
  return (
    <Card title={title} extra={extra}>
      <DataTable
        label={title}
        columns={columns}
        rows={rows}
        rowKey={keyOf}
        {...(rows.length > 1 && { summaryTitle: t('合计'), summary })}
      />
      {rows.some(({ few }) => few) && <p>{t('* 人数太少的分组不显示具体数字。')}</p>}
    </Card>
  )
}
