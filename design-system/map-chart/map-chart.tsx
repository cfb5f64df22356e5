import { MapChart as MapSeries } from 'echarts/charts'
import { VisualMapContinuousComponent } from 'echarts/components'
import { use } from 'echarts/core'
import { Chart, type ChartProps } from '#design-system/parts/chart/chart.tsx'
import { DepthScale } from '#design-system/parts/chart/depth-scale.tsx'
import { type MapData, mapDrawing } from './map-chart-option.ts'

use([MapSeries, VisualMapContinuousComponent])

export type MapChartProps = MapData & ChartProps

/** Figures on a plan that you bring: a campus, a floor, a city. For the provinces take `ProvinceTiles`. */
export const MapChart = ({ plan, values, ...frame }: MapChartProps) => (
  <Chart
    {...frame}
    drawing={mapDrawing}
    data={{ plan, values }}
    scale={<DepthScale values={values.map(({ value }) => value)} number={frame.number} />}
  />
)
