import { LineChart as LineSeries } from 'echarts/charts'
import { GridComponent } from 'echarts/components'
import { use } from 'echarts/core'
import { Chart, type ChartProps } from '#design-system/parts/chart/chart.tsx'
import { type LineData, lineDrawing } from './line-chart-option.ts'

use([LineSeries, GridComponent])

export type LineChartProps = LineData & ChartProps

/** How figures went: over months, weeks, hours. A gap stays a gap. */
export const LineChart = ({ categories, series, categoryName, smooth, ...frame }: LineChartProps) => (
  <Chart {...frame} drawing={lineDrawing} data={{ categories, series, categoryName, smooth }} />
)
