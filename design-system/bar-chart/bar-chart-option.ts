import type { EChartsOption } from 'echarts'
import {
  axisTooltip,
  categoryAxis,
  gridOption,
  type Series,
  type SeriesData,
  seriesCell,
  seriesEntries,
  seriesFigures,
  valueAxis,
} from '#design-system/parts/chart/cartesian.ts'
import type { Drawing, Scene } from '#design-system/parts/chart/drawing.ts'
import { colorOf, legibleOn } from '#design-system/parts/chart/look.ts'

export interface BarData extends SeriesData {
  /** `horizontal` for long names, which then stand beside their bars. */
  readonly direction?: 'vertical' | 'horizontal'
  /** `sum` on top of one another, `share` each category filled to 100%. Beside one another without it. */
  readonly stacked?: 'sum' | 'share'
  /** Figures at the bars; for few of them. */
  readonly labelled?: boolean
}

/** The part of each category's sum that a series has; none where there is no sum. */
export const sharesOf = (series: readonly Series[]): Series[] => {
  const sums = (series[0]?.values ?? []).map((_, at) =>
    series.reduce((sum, { values }) => sum + Math.max(values[at] ?? 0, 0), 0),
  )
  return series.map(({ values, ...of }) => ({
    ...of,
    values: values.map((value, at) => (sums[at] ? Math.max(value ?? 0, 0) / sums[at] : null)),
  }))
}

const percent = (value: number) => `${Math.round(value * 100)}%`

const draw = (
  { categories, series, direction = 'vertical', stacked, labelled }: BarData,
  scene: Scene,
): EChartsOption => {
  const flat = direction === 'horizontal'
  const seen = series.filter(({ name }) => scene.shown(name))
  const drawn = stacked === 'share' ? sharesOf(seen) : seen
  const write = stacked === 'share' ? percent : scene.format
  // An amount of ten digits beside its bar would leave no room for bars.
  const longest = Math.max(
    0,
    ...drawn.flatMap(({ values }) => values.map((value) => write(value ?? 0).length)),
  )
  const said = stacked !== 'share' && longest > 9 ? scene.short : write
  const axis = categoryAxis(scene, categories, true)
  const names = {
    ...axis,
    inverse: flat,
    // Each bar has its name, shortened where it would take the room of the bars.
    ...(flat && {
      axisLabel: {
        ...axis.axisLabel,
        interval: 0,
        width: scene.look.size * 12,
        overflow: 'truncate' as const,
      },
    }),
  }
  const values = {
    ...valueAxis(scene, drawn, stacked === 'share' ? percent : undefined),
    max: stacked === 'share' ? 1 : undefined,
  }
  return {
    grid: {
      ...gridOption,
      top: labelled ? 24 : 12,
      right: labelled && flat ? (said === write && longest > 5 ? 72 : 48) : 12,
    },
    tooltip: axisTooltip({ ...scene, format: (value) => (value == null ? '—' : write(value)) }, 'shadow'),
    xAxis: flat ? values : names,
    yAxis: flat ? names : values,
    series: drawn.map(({ name, values: data, tone }, at) => {
      const color = colorOf(
        scene.look,
        { tone },
        series.findIndex((one) => one.name === name),
      )
      return {
        type: 'bar' as const,
        cursor: 'default',
        id: name,
        name,
        data: [...data],
        stack: stacked && 'all',
        color,
        barMaxWidth: Math.max(28, scene.look.size * 2),
        barGap: '15%',
        itemStyle: {
          borderRadius: stacked && at < drawn.length - 1 ? 0 : flat ? [0, 3, 3, 0] : [3, 3, 0, 0],
          ...(stacked && { borderColor: scene.look.surface, borderWidth: 1 }),
        },
        label: {
          show: labelled ?? false,
          position: stacked ? ('inside' as const) : flat ? ('right' as const) : ('top' as const),
          color: stacked ? legibleOn(scene.look, color) : scene.look.label,
          formatter: ({ value }: { value?: unknown }) => (typeof value === 'number' ? said(value) : ''),
        },
        emphasis: { focus: 'series' as const },
      }
    }),
  }
}

export const barDrawing: Drawing<BarData> = {
  kind: '柱状图',
  draw,
  figures: (data, t) => seriesFigures(data, t('类别')),
  entries: (data) => seriesEntries(data, 'block'),
  meant: { by: 'mark', cell: seriesCell },
}
