import { type ReactNode, useMemo } from 'react'
import { Card } from '#design-system/card/card.tsx'
import type { Column } from '#design-system/data-table/column.ts'
import { DataTable } from '#design-system/data-table/data-table.tsx'
import { Link } from '#design-system/link/link.tsx'
import { changeOf, type FigureRow, type Figures } from '#domain/kernel/figures.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { useGo } from '#workbench/navigation/use-go.ts'
import { type ShownMeasure, written, writtenChange } from './measures.ts'
import { rowsOf } from './rows.ts'
import type { Behind } from './use-behind.ts'
import type { Names } from './use-names.ts'

interface FigureTableProps {
  readonly figures: Figures
  readonly told: readonly ShownMeasure[]
  readonly names: Names
  readonly title: string
  readonly extra?: ReactNode
  /** Whether its rows come to a sum; rounds side by side do not. */
  readonly adds?: boolean
  readonly behind: Behind
}

/** Pixels of a digit, and of what stands around a number in its cell: no amount is broken. */
const [digit, padding] = [9, 32]

const keyOf = ({ keys }: FigureRow) => JSON.stringify(keys)

/** The same figures as the charts, with their sums; each number leads to the rows that it counts. */
export function FigureTable({ figures, told, names, title, extra, adds = true, behind }: FigureTableProps) {
  const { t, language } = useTranslation()
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
    row.few ? '*' : written(language, each, row.figures[each.at] ?? null)
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
  const beforeOf = (row: FigureRow, each: ShownMeasure) =>
    row.few ? '*' : written(language, each, row.before?.[each.at] ?? null)
  const changed = (row: FigureRow, { at }: ShownMeasure) => changeOf(row.figures[at], row.before?.[at])
  const changeText = (row: FigureRow, each: ShownMeasure) =>
    row.few ? '*' : writtenChange(language, each, changed(row, each))
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
    ...told.flatMap((each) => columnsOf(each)),
  ]
  const summary = totals
    ? Object.fromEntries(
        told.flatMap((each) => [
          [each.name, figureOf(totals, {}, each)],
          [`${each.name}:before`, beforeOf(totals, each)],
          [`${each.name}:change`, changeText(totals, each)],
        ]),
      )
    : {}
  return (
    <Card title={title} extra={extra}>
      <DataTable
        label={title}
        columns={columns}
        rows={rows}
        rowKey={keyOf}
        {...(adds && rows.length > 1 && { summaryTitle: t('合计'), summary })}
      />
      {rows.some(({ few }) => few) && <p>{t('* 人数太少的分组不显示具体数字。')}</p>}
    </Card>
  )

  /** A measure; where periods are compared, with its earlier figure and its change under one heading. */
  function columnsOf(each: ShownMeasure): readonly Column<FigureRow>[] {
    const name = each.unit && each.unit !== '%' ? t('{{figure}}（元）', { figure: each.label }) : each.label
    const numeric = { align: 'end', sortable: true, minWidth: widthOf(each) } as const
    const now: Column<FigureRow> = {
      ...{ key: each.name, title: name, ...numeric },
      value: (row) => row.figures[each.at] ?? null,
      cell: (row) =>
        figureOf(row, Object.fromEntries(cuts.map((cut, at) => [cut, row.keys[at] ?? null])), each),
    }
    if (!figures.compared) return [now]
    return [
      { ...now, title: t('本期'), group: name },
      {
        ...{ key: `${each.name}:before`, title: t('上期'), group: name, ...numeric },
        value: (row) => row.before?.[each.at] ?? null,
        cell: (row) => beforeOf(row, each),
      },
      {
        ...{ key: `${each.name}:change`, group: name, ...numeric },
        title: each.unit === '%' ? t('变化（百分点）') : t('变化'),
        value: (row) => changed(row, each),
        cell: (row) => changeText(row, each),
      },
    ]
  }
}
