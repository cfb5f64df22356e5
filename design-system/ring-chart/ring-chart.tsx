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
  const locale = useLocale()
  const total = totalOf(parts)
  const written = { ...frame.number, unit: undefined }
  const whole = numberFormat(locale, written)(total)
  // The ring has room for nine signs; the table behind it says the sum in full.
  const sum = whole.length > 9 ? numberFormat(locale, written, 'short')(total) : whole
  const style = ringChart()
  return (
    <Chart
      {...frame}
      drawing={ringDrawing}
      data={{ parts }}
      centre={
        <>
          <span className={style.sum}>{sum}</span>
          <span className={style.label}>{centreLabel ?? t('合计')}</span>
        </>
      }
    />
  )
}
