import { LineChart as LineSeries } from 'echarts/charts'
import { GridComponent } from 'echarts/components'
import { use } from 'echarts/core'
import { Chart, type ChartProps } from '#design-system/parts/chart/chart.tsx'
import { type AreaData, areaDrawing } from './area-chart-option.ts'

use([LineSeries, GridComponent])

export type AreaChartProps = AreaData & ChartProps

/** How much there was over time, and of what it was made. */
export const AreaChart = ({
  categories,
  series,
  categoryName,
  stacked,
  smooth,
  ...frame
}: AreaChartProps) => (
  <Chart {...frame} drawing={areaDrawing} data={{ categories, series, categoryName, stacked, smooth }} />
)
