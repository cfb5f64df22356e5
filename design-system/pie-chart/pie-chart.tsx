import { PieChart as PieSeries } from 'echarts/charts'
import { use } from 'echarts/core'
import { Chart, type ChartProps } from '#design-system/parts/chart/chart.tsx'
import { type PieData, pieDrawing } from './pie-chart-option.ts'

use([PieSeries])

export type PieChartProps = PieData & ChartProps

/** Two to six parts of a whole. */
export const PieChart = ({ parts, rose, ...frame }: PieChartProps) => (
  <Chart {...frame} drawing={pieDrawing} data={{ parts, rose }} />
)
