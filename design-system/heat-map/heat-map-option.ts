import type { EChartsOption } from 'echarts'
import { categoryAxis, gridOption } from '#design-system/parts/chart/cartesian.ts'
import { depthOption } from '#design-system/parts/chart/depth.ts'
import type { Drawing, Scene } from '#design-system/parts/chart/drawing.ts'
import { tip, tooltipBase } from '#design-system/parts/chart/tip.ts'

export interface HeatData {
  readonly columns: readonly string[]
  readonly rows: readonly string[]
  /** `values[row][column]`. */
  readonly values: readonly (readonly (number | null)[])[]
}

const draw = ({ columns, rows, values }: HeatData, scene: Scene): EChartsOption => ({
  grid: gridOption,
  xAxis: { ...categoryAxis(scene, columns, true), axisLine: { show: false } },
  yAxis: { ...categoryAxis(scene, rows, true), axisLine: { show: false }, inverse: true },
  visualMap: depthOption(scene.look, values.flat()),
  tooltip: {
    ...tooltipBase,
    trigger: 'item',
    formatter: (params) => {
      const [column = 0, row = 0, value = null] = ([params].flat()[0]?.value ?? []) as number[]
      return tip(rows[row] ?? '', [{ name: columns[column] ?? '', value: scene.format(value) }])
    },
  },
  series: {
    type: 'heatmap',
    id: 'heat',
    data: values.flatMap((line, row) =>
      line.flatMap((value, column) => (value === null ? [] : [[column, row, value]])),
    ),
    itemStyle: { borderColor: scene.look.surface, borderWidth: 2, borderRadius: 3 },
  },
})

export const heatDrawing: Drawing<HeatData> = {
  kind: '热力图',
  draw,
  figures: ({ columns, rows, values }, t) => ({
    columns: [t('类别'), ...columns],
    rows: rows.map((name, at) => [name, ...columns.map((_, column) => values[at]?.[column] ?? null)]),
  }),
}
