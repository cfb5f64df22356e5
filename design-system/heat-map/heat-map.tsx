import { HeatmapChart } from 'echarts/charts'
import { GridComponent, VisualMapContinuousComponent } from 'echarts/components'
import { use } from 'echarts/core'
import { Chart, type ChartProps } from '#design-system/parts/chart/chart.tsx'
import { DepthScale } from '#design-system/parts/chart/depth-scale.tsx'
import { type HeatData, heatDrawing } from './heat-map-option.ts'

use([HeatmapChart, GridComponent, VisualMapContinuousComponent])

export type HeatMapProps = HeatData & ChartProps

/** Where figures crowd: hours over weekdays, buildings over months. */
export const HeatMap = ({ columns, rows, values, ...frame }: HeatMapProps) => (
  <Chart
    {...frame}
    drawing={heatDrawing}
    data={{ columns, rows, values }}
    scale={<DepthScale values={values.flat()} number={frame.number} />}
  />
)
