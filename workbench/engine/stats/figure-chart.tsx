import { useTranslation } from 'react-i18next'
import { AreaChart } from '#design-system/area-chart/area-chart.tsx'
import { BarChart } from '#design-system/bar-chart/bar-chart.tsx'
import { LineChart } from '#design-system/line-chart/line-chart.tsx'
import { ProvinceTiles } from '#design-system/province-tiles/province-tiles.tsx'
import { provinces } from '#design-system/province-tiles/provinces.ts'
import { RingChart } from '#design-system/ring-chart/ring-chart.tsx'
import { groupsOf } from '#domain/kernel/figure-sets.ts'
import type { Figures } from '#domain/kernel/figures.ts'
import type { Chart } from '#domain/kernel/stats.ts'
import { partsOf, seriesOf } from './chart-data.ts'
import type { ShownMeasure } from './measures.ts'
import { rowsOf } from './rows.ts'
import type { Names } from './use-names.ts'

interface FigureChartProps {
  readonly chart: Chart
  readonly figures: Figures
  readonly told: readonly ShownMeasure[]
  readonly names: Names
  /** On a wall nobody has a mouse, and the panel has the title. */
  readonly wall?: boolean
}

/** One chart of a declaration, from the same answer as the table. */
export function FigureChart({ chart, figures, told, names, wall }: FigureChartProps) {
  const { t } = useTranslation()
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
  if (chart.chart === 'map')
    return (
      <ProvinceTiles
        {...frame}
        values={rows.flatMap(({ labels: [label], figures: all }) => {
          const province = provinces.find(({ short }) => label?.startsWith(short))
          return province ? [{ code: province.code, value: all[measure.at] ?? 0 }] : []
        })}
      />
    )
  if (chart.chart === 'ring')
    return <RingChart {...frame} parts={partsOf(rows, measure, groups[0] ?? '', names, t)} />
  const data = seriesOf(chart, { groups, rows, measures, names, period: figures.period, t })
  if (chart.chart === 'bars')
    return (
      <BarChart
        {...frame}
        {...data}
        direction="horizontal"
        labelled={data.series.length === 1}
        {...(chart.stackedBy && { stacked: 'sum' as const })}
      />
    )
  return data.series.length === 1 ? <AreaChart {...frame} {...data} /> : <LineChart {...frame} {...data} />
}
