import type { EChartsOption } from 'echarts'
import type { Series } from '#design-system/parts/chart/cartesian.ts'
import type { Drawing, Scene } from '#design-system/parts/chart/drawing.ts'
import { colorAt } from '#design-system/parts/chart/look.ts'
import { markAt } from '#design-system/parts/chart/patterns.ts'
import { tip, tooltipBase } from '#design-system/parts/chart/tip.ts'

export interface RadarData {
  /** Three to eight, each with the figure at its outer end. */
  readonly axes: readonly { readonly name: string; readonly max: number }[]
  /** One value for each axis. */
  readonly series: readonly Series[]
}

const draw = ({ axes, series }: RadarData, scene: Scene): EChartsOption => {
  const { look, format } = scene
  return {
    tooltip: {
      ...tooltipBase,
      trigger: 'item',
      formatter: (params) => {
        const { name } = [params].flat()[0] ?? { name: '' }
        const values = series.find((one) => one.name === name)?.values ?? []
        return tip(
          name,
          axes.map((axis, at) => ({ name: axis.name, value: format(values[at]) })),
        )
      },
    },
    radar: {
      indicator: [...axes],
      radius: '68%',
      splitNumber: 4,
      axisName: { color: look.label },
      axisLine: { lineStyle: { color: look.grid } },
      splitLine: { lineStyle: { color: look.grid } },
      splitArea: { show: false },
    },
    series: {
      type: 'radar',
      id: 'radar',
      symbolSize: 5,
      data: series.flatMap(({ name, values }, at) => {
        const { dash, shape } = markAt(look, at)
        const color = colorAt(look, at)
        return scene.shown(name)
          ? {
              name,
              value: values.map((value) => value ?? 0),
              symbol: shape,
              itemStyle: { color },
              lineStyle: { color, width: 2, type: dash },
              areaStyle: { color, opacity: 0.12 },
            }
          : []
      }),
    },
  }
}

export const radarDrawing: Drawing<RadarData> = {
  kind: '雷达图',
  draw,
  figures: ({ axes, series }, t) => ({
    columns: [t('指标'), ...series.map(({ name }) => name)],
    rows: axes.map(({ name }, at) => [name, ...series.map(({ values }) => values[at] ?? null)]),
  }),
  entries: ({ series }) => series.map(({ name }) => ({ name, mark: 'line' })),
}
