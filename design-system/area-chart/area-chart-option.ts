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

export interface AreaData extends SeriesData {
  /** On top of one another: the upper edge is the sum. */
  readonly stacked?: boolean
  readonly smooth?: boolean
}

const draw = ({ categories, series, stacked, smooth }: AreaData, scene: Scene): EChartsOption => ({
  grid: gridOption,
  tooltip: axisTooltip(scene, 'line'),
  xAxis: categoryAxis(scene, categories, false),
  yAxis: valueAxis(scene, series),
  series: series.flatMap(({ name, values, tone }, at) =>
    scene.shown(name)
      ? {
          type: 'line' as const,
          cursor: 'default',
          id: name,
          name,
          data: [...values],
          smooth,
          stack: stacked ? 'all' : undefined,
          color: colorOf(scene.look, { tone }, at),
          lineStyle: { width: Math.max(2, scene.look.size / 7), type: markAt(scene.look, at).dash },
          // Laid over one another, areas hide what lies behind; on top of one another they may be fuller.
          areaStyle: { opacity: stacked ? 0.45 : 0.16 },
          showSymbol: anyAlone(values),
          symbolSize: 6,
          sampling: stacked ? undefined : ('lttb' as const),
          emphasis: { focus: 'series' as const },
        }
      : [],
  ),
})

export const areaDrawing: Drawing<AreaData> = {
  kind: '面积图',
  draw,
  figures: (data, t) => seriesFigures(data, t('类别')),
  entries: (data) => seriesEntries(data, 'block'),
  meant: { by: 'place' },
}
