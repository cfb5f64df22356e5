import { PieChart as PieSeries } from 'echarts/charts'
import { use } from 'echarts/core'
import { Chart, type ChartProps } from '#design-system/parts/chart/chart.tsx'
import { numberFormat } from '#design-system/parts/chart/number-style.ts'
import { type PartsData, totalOf } from '#design-system/parts/chart/parts.ts'
import { useLocale, useText } from '#design-system/text/text.tsx'
import { ringChart } from '#styled-system/recipes/index.js'
import { ringDrawing } from './ring-chart-option.ts'

use([PieSeries])

export interface RingChartProps extends PartsData, ChartProps {
  /** What the sum in the middle is called: 在校生. */
  readonly centreLabel?: string
}

/** Parts of a whole, with the whole in the middle. */
export const RingChart = ({ parts, centreLabel, ...frame }: RingChartProps) => {
  const t = useText()
  const format = numberFormat(useLocale(), { ...frame.number, unit: undefined })
  const style = ringChart()
  return (
    <Chart
      {...frame}
      drawing={ringDrawing}
      data={{ parts }}
      centre={
        <>
          <span className={style.sum}>{format(totalOf(parts))}</span>
          <span className={style.label}>{centreLabel ?? t('合计')}</span>
        </>
      }
    />
  )
}
