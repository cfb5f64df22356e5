import { RadarChart as RadarSeries } from 'echarts/charts'
import { RadarComponent } from 'echarts/components'
import { use } from 'echarts/core'
import { Chart, type ChartProps } from '#design-system/parts/chart/chart.tsx'
import { type RadarData, radarDrawing } from './radar-chart-option.ts'

use([RadarSeries, RadarComponent])

export type RadarChartProps = RadarData & ChartProps

/** A profile over several scales: the five sides of a comprehensive evaluation. */
export const RadarChart = ({ axes, series, ...frame }: RadarChartProps) => (
  <Chart {...frame} drawing={radarDrawing} data={{ axes, series }} />
)
