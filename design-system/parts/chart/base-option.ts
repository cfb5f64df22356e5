import type { EChartsOption } from 'echarts'
import type { Look } from './look.ts'
import { ariaOption } from './patterns.ts'

/** What every chart has in common. */
export const baseOption = (look: Look): EChartsOption => ({
  color: [...look.series],
  textStyle: { fontFamily: look.font, fontSize: look.size, color: look.label },
  animation: look.moves,
  animationDuration: 400,
  animationDurationUpdate: 300,
  aria: ariaOption(look),
})
