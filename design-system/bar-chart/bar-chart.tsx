import { BarChart as BarSeries } from 'echarts/charts'
import { GridComponent } from 'echarts/components'
import { use } from 'echarts/core'
import { Chart, type ChartProps } from '#design-system/parts/chart/chart.tsx'
import { type BarData, barDrawing } from './bar-chart-option.ts'

use([BarSeries, GridComponent])

export type BarChartProps = BarData & ChartProps

/** Figures to be compared with one another. */
export const BarChart = ({
  categories,
  series,
  categoryName,
  direction,
  stacked,
  labelled,
  ...frame
}: BarChartProps) => (
  <Chart
    {...frame}
    // Axes that change places are not to be merged into one another.
    key={direction}
    drawing={barDrawing}
    data={{ categories, series, categoryName, direction, stacked, labelled }}
  />
)
