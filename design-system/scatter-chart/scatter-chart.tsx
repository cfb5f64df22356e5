import { ScatterChart as ScatterSeries } from 'echarts/charts'
import { GridComponent } from 'echarts/components'
import { use } from 'echarts/core'
import { Chart, type ChartProps } from '#design-system/parts/chart/chart.tsx'
import { type ScatterData, scatterDrawing } from './scatter-chart-option.ts'

use([ScatterSeries, GridComponent])

export type ScatterChartProps = ScatterData & ChartProps

/** Whether two figures of the same thing go together. */
export const ScatterChart = ({ xName, yName, series, ...frame }: ScatterChartProps) => (
  <Chart {...frame} drawing={scatterDrawing} data={{ xName, yName, series }} />
)
