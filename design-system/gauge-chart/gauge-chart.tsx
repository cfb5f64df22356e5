import { GaugeChart as GaugeSeries } from 'echarts/charts'
import { use } from 'echarts/core'
import { Chart, type ChartProps } from '#design-system/parts/chart/chart.tsx'
import { type GaugeData, gaugeDrawing } from './gauge-chart-option.ts'

use([GaugeSeries])

export type GaugeChartProps = Omit<GaugeData, 'name'> & ChartProps & { readonly name?: string }

/** One figure on its scale. */
export const GaugeChart = ({ value, min, max, bands, name, ...frame }: GaugeChartProps) => (
  <Chart {...frame} drawing={gaugeDrawing} data={{ value, min, max, bands, name: name ?? frame.title }} />
)
