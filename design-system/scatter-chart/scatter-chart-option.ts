import type { EChartsOption } from 'echarts'
import { gridOption, valueAxis } from '#design-system/parts/chart/cartesian.ts'
import type { Drawing, Scene } from '#design-system/parts/chart/drawing.ts'
import { colorAt } from '#design-system/parts/chart/look.ts'
import { markAt } from '#design-system/parts/chart/patterns.ts'
import { tip, tooltipBase } from '#design-system/parts/chart/tip.ts'

export interface ScatterData {
  readonly xName: string
  readonly yName: string
  readonly series: readonly {
    readonly name: string
    readonly points: readonly (readonly [x: number, y: number])[]
  }[]
}

const draw = ({ xName, yName, series }: ScatterData, scene: Scene): EChartsOption => {
  const { look, format } = scene
  const axis = { ...valueAxis(scene, []), nameTextStyle: { color: look.label }, scale: true }
  return {
    grid: { ...gridOption, top: 28 },
    xAxis: { ...axis, name: xName, nameLocation: 'middle', nameGap: 8 },
    yAxis: { ...axis, name: yName, nameTextStyle: { color: look.label, align: 'left' } },
    tooltip: {
      ...tooltipBase,
      trigger: 'item',
      formatter: (params) => {
        const { seriesName = '', value } = [params].flat()[0] ?? { value: [] }
        const [x = null, y = null] = value as number[]
        return tip(seriesName, [
          { name: xName, value: format(x) },
          { name: yName, value: format(y) },
        ])
      },
    },
    series: series.flatMap(({ name, points }, at) =>
      scene.shown(name)
        ? {
            type: 'scatter' as const,
            id: name,
            name,
            data: points.map((point) => [...point]),
            color: colorAt(look, at),
            symbol: markAt(look, at).shape,
            symbolSize: 8,
            // Where points lie on one another it is darker.
            itemStyle: { opacity: 0.75 },
            emphasis: { focus: 'series' as const },
          }
        : [],
    ),
  }
}

export const scatterDrawing: Drawing<ScatterData> = {
  kind: '散点图',
  draw,
  figures: ({ xName, yName, series }, t) => ({
    columns: [t('类别'), xName, yName],
    rows: series.flatMap(({ name, points }) => points.map(([x, y]) => [name, x, y])),
  }),
  entries: ({ series }) => series.map(({ name }) => ({ name, mark: 'block' })),
}
