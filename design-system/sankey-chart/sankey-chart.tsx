import { SankeyChart as SankeySeries } from 'echarts/charts'
import { use } from 'echarts/core'
import { Chart, type ChartProps } from '#design-system/parts/chart/chart.tsx'
import { type SankeyData, sankeyDrawing } from './sankey-chart-option.ts'

use([SankeySeries])

export type SankeyChartProps = SankeyData & ChartProps

/** What went where: from provinces to colleges, from colleges to employers. */
export const SankeyChart = ({ flows, ...frame }: SankeyChartProps) => (
  <Chart {...frame} drawing={sankeyDrawing} data={{ flows }} />
)
