import type { EChartsOption } from 'echarts'
import {
  anyAlone,
  axisTooltip,
  categoryAxis,
  gridOption,
  type SeriesData,
  seriesEntries,
  seriesFigures,
  valueAxis,
} from '#design-system/parts/chart/cartesian.ts'
import type { Drawing, Scene } from '#design-system/parts/chart/drawing.ts'
import { colorOf } from '#design-system/parts/chart/look.ts'
import { markAt } from '#design-system/parts/chart/patterns.ts'

export interface LineData extends SeriesData {
  readonly smooth?: boolean
}

/** Above so many points each has no mark of its own. */
const markedUpTo = 16

const draw = ({ categories, series, smooth }: LineData, scene: Scene): EChartsOption => ({
  grid: gridOption,
  tooltip: axisTooltip(scene, 'line'),
  xAxis: categoryAxis(scene, categories, false),
  yAxis: valueAxis(scene, series),
  series: series.flatMap(({ name, values, tone }, at) => {
    const { dash, shape } = markAt(scene.look, at)
    return scene.shown(name)
      ? {
          type: 'line' as const,
          cursor: 'default',
          id: name,
          name,
          data: [...values],
          smooth,
          color: colorOf(scene.look, { tone }, at),
          lineStyle: { width: Math.max(2, scene.look.size / 7), type: dash },
          symbol: shape,
          symbolSize: 6,
          showSymbol: categories.length <= markedUpTo || anyAlone(values),
          sampling: 'lttb' as const,
          emphasis: { focus: 'series' as const },
        }
      : []
  }),
})

export const lineDrawing: Drawing<LineData> = {
  kind: '折线图',
  draw,
  figures: (data, t) => seriesFigures(data, t('类别')),
  entries: (data) => seriesEntries(data, 'line'),
  meant: { by: 'place' },
}
