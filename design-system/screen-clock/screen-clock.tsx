import type { Ref } from 'react'
import { type Now, systemNow, useNow } from '#design-system/parts/now/use-now.ts'
import { useLocale, useText } from '#design-system/text/text.tsx'
import { screenClock } from '#styled-system/recipes/index.js'

export interface ScreenClockProps {
  readonly now?: Now
  /** Week of the term, as the school counts it. */
  readonly week?: number
  /** Whose clock tells the time, as `Asia/Shanghai`; left out, that of this computer. */
  readonly timeZone?: string
  readonly ref?: Ref<HTMLTimeElement>
}

/** Time, date, weekday and week of the term. It is not read out as it ticks. */
export const ScreenClock = ({ now = systemNow, week, timeZone, ref }: ScreenClockProps) => {
  const t = useText()
  const locale = useLocale()
  const at = useNow(now, 1000)
  const written = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone }).format(at)
  const style = screenClock()
  return (
    <time ref={ref} className={style.root} dateTime={at.toISOString()}>
      <span className={style.time}>
        {written({ hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' })}
      </span>
      <span className={style.day}>
        <span>{written({ year: 'numeric', month: 'long', day: 'numeric' })}</span>
        <span>
          {written({ weekday: 'long' })}
          {week !== undefined && ` · ${t('第 {{week}} 教学周', { week })}`}
        </span>
      </span>
    </time>
  )
}
