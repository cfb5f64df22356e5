import { AreaChart } from '#design-system/area-chart/area-chart.tsx'
import { BarChart } from '#design-system/bar-chart/bar-chart.tsx'
import { LineChart } from '#design-system/line-chart/line-chart.tsx'
import { ProvinceTiles } from '#design-system/province-tiles/province-tiles.tsx'
import { provinces } from '#design-system/province-tiles/provinces.ts'
import { RingChart } from '#design-system/ring-chart/ring-chart.tsx'
import { groupsOf } from '#domain/kernel/figure-sets.ts'
import type { Figures } from '#domain/kernel/figures.ts'
import type { Chart } from '#domain/kernel/stats.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { useGo } from '#workbench/navigation/use-go.ts'
import { type CellOf, partsOf, seriesOf } from './chart-data.ts'
import type { ShownMeasure } from './measures.ts'
import { rowsOf } from './rows.ts'
import type { Behind } from './use-behind.ts'
import type { Names } from './use-names.ts'

interface FigureChartProps {
  readonly chart: Chart
  readonly figures: Figures
  readonly told: readonly ShownMeasure[]
  readonly names: Names
  /** Where its figures lead. */
  readonly behind?: Behind
  /** On a wall nobody has a mouse, and the panel has the title. */
  readonly wall?: boolean
}

/** One chart of a declaration, from the same answer as the table. */
export function FigureChart({ chart, figures, told, names, behind, wall }: FigureChartProps) {
  const { t } = useTranslation()
  const go = useGo()
  const groups = groupsOf(chart, figures.by)
  const measures = chart.of.flatMap((name) => told.find((each) => each.name === name) ?? [])
  const [measure] = measures
  if (!measure) return null
  const rows = rowsOf(figures, groups)
  const named = measures.map(({ label }) => label).join(t('、'))
  const frame = {
    title: t('{{figure}}（按{{groups}}）', { figure: named, groups: groups.map(names.group).join(t('、')) }),
    number: { digits: measure.digits, ...(measure.unit && { unit: measure.unit }) },
    ...(wall && { titleHidden: true, tools: false, still: true, height: 'fill' as const }),
  }
  const leadOf = (cell: ReturnType<CellOf>) => {
    const href = cell?.figure ? behind?.(cell.groups, cell.measure) : undefined
    return href ? { href, onClick: go(href) } : undefined
  }
  const leading = (cellOf: CellOf) => (row: number, column: number) => leadOf(cellOf(row, column))
  if (chart.chart === 'map')
    return (
      <ProvinceTiles
        {...frame}
        values={rows.flatMap(({ keys: [key = null], labels: [label], figures: all }) => {
          const province = provinces.find(({ short }) => label?.startsWith(short))
          const figure = all[measure.at] ?? null
          const lead = leadOf({ groups: { [groups[0] ?? '']: key }, measure: measure.name, figure })
          return province ? [{ code: province.code, value: figure ?? 0, lead }] : []
        })}
      />
    )
  if (chart.chart === 'ring') {
    const { parts, cellOf } = partsOf(rows, measure, groups[0] ?? '', names, t)
    return <RingChart {...frame} parts={parts} leads={leading(cellOf)} />
  }
  const { cellOf, ...data } = seriesOf(chart, { groups, rows, measures, names, period: figures.period, t })
  if (chart.chart === 'bars')
    return (
      <BarChart
        {...frame}
        {...data}
        leads={leading(cellOf)}
        direction="horizontal"
        labelled={data.series.length === 1}
        {...(chart.stackedBy && { stacked: 'sum' as const })}
      />
    )
  const Drawn = data.series.length === 1 ? AreaChart : LineChart
  return <Drawn {...frame} {...data} leads={leading(cellOf)} />
}
