import { FunnelChart as FunnelSeries } from 'echarts/charts'
import { use } from 'echarts/core'
import { Chart, type ChartProps } from '#design-system/parts/chart/chart.tsx'
import type { PartsData } from '#design-system/parts/chart/parts.ts'
import { funnelDrawing } from './funnel-chart-option.ts'

use([FunnelSeries])

export type FunnelChartProps = PartsData & ChartProps

/** How many came through each step of a procedure, in the order of the steps. */
export const FunnelChart = ({ parts, ...frame }: FunnelChartProps) => (
  <Chart legend={false} {...frame} drawing={funnelDrawing} data={{ parts }} />
)
