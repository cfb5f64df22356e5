import { HeatmapChart } from 'echarts/charts'
import { CalendarComponent, VisualMapContinuousComponent } from 'echarts/components'
import { use } from 'echarts/core'
import { Chart, type ChartProps } from '#design-system/parts/chart/chart.tsx'
import { DepthScale } from '#design-system/parts/chart/depth-scale.tsx'
import { type CalendarData, calendarDrawing } from './calendar-heat-map-option.ts'

use([HeatmapChart, CalendarComponent, VisualMapContinuousComponent])

export type CalendarHeatMapProps = CalendarData & ChartProps

/** A figure for each day of a term or a year; weekends and holidays show by themselves. */
export const CalendarHeatMap = ({ range, days, ...frame }: CalendarHeatMapProps) => (
  <Chart
    height="sm"
    {...frame}
    drawing={calendarDrawing}
    data={{ range, days }}
    scale={<DepthScale values={days.map(({ value }) => value)} number={frame.number} />}
  />
)
