import '#design-system/theme/styles.css'
import type { ECharts, EChartsOption } from 'echarts'
import { BarChart, GaugeChart, LineChart, PieChart } from 'echarts/charts'
import { AriaComponent, GridComponent, TooltipComponent } from 'echarts/components'
import { init, use } from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'
import { areaDrawing } from '#design-system/area-chart/area-chart-option.ts'
import { barDrawing } from '#design-system/bar-chart/bar-chart-option.ts'
import { gaugeDrawing } from '#design-system/gauge-chart/gauge-chart-option.ts'
import { lineDrawing } from '#design-system/line-chart/line-chart-option.ts'
import { baseOption } from '#design-system/parts/chart/base-option.ts'
import type { Scene } from '#design-system/parts/chart/drawing.ts'
import { numberFormat } from '#design-system/parts/chart/number-style.ts'
import { readLook } from '#design-system/parts/chart/read-look.ts'
import { pieDrawing } from '#design-system/pie-chart/pie-chart-option.ts'
import { ringDrawing } from '#design-system/ring-chart/ring-chart-option.ts'
import { panelsOf } from './panels.ts'
import { drawn } from './wall.ts'

use([
  LineChart,
  BarChart,
  PieChart,
  GaugeChart,
  GridComponent,
  TooltipComponent,
  AriaComponent,
  CanvasRenderer,
])

const look = { ...readLook(document.body), moves: false }
const scene: Scene = {
  look,
  format: numberFormat('zh-CN'),
  short: numberFormat('zh-CN', {}, 'short'),
  shown: () => true,
  t: (text) => text,
  locale: 'zh-CN',
}

/** The very options that our charts give to ECharts. */
const optionsOf = (round: number): EChartsOption[] => {
  const { lines, stacked, ring, gauge, lying, area, rose, grouped } = panelsOf(round)
  return [
    lineDrawing.draw(lines, scene),
    barDrawing.draw(stacked, scene),
    ringDrawing.draw(ring, scene),
    gaugeDrawing.draw(gauge, scene),
    barDrawing.draw(lying, scene),
    areaDrawing.draw(area, scene),
    pieDrawing.draw(rose, scene),
    barDrawing.draw(grouped, scene),
  ].map((option) => ({ ...baseOption(look), ...option }))
}

let charts: ECharts[] = []

globalThis.wall = {
  start: () => {
    const options = optionsOf(0)
    return drawn(() => {
      const box = document.getElementById('box') as HTMLElement
      charts = options.map((option) => {
        const panel = box.appendChild(document.createElement('div'))
        panel.style.cssText = 'float: left; width: 25%; height: 50%'
        const chart = init(panel) as unknown as ECharts
        chart.setOption(option)
        return chart
      })
    })
  },
  refresh: async (round) => {
    // Made beforehand: the bare page is timed for ECharts alone.
    const options = optionsOf(round)
    const started = performance.now()
    for (const [at, chart] of charts.entries()) {
      const option = options[at]
      if (option) chart.setOption(option, { replaceMerge: ['series'] })
    }
    return performance.now() - started
  },
}
