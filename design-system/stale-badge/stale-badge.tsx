import { CircleAlert, RefreshCw } from 'lucide-react'
import type { Ref } from 'react'
import { type Now, systemNow, useNow } from '#design-system/parts/now/use-now.ts'
import { useLocale, useText } from '#design-system/text/text.tsx'
import { staleBadge } from '#styled-system/recipes/index.js'
import { ageOf } from './age.ts'

export interface StaleBadgeProps {
  readonly updatedAt: Date
  /** Seconds after which the figures count as old. */
  readonly oldAfter?: number
  /** Whose clock tells the time, as `Asia/Shanghai`; left out, that of this computer. */
  readonly timeZone?: string
  readonly now?: Now
  readonly size?: 'md' | 'wall'
  readonly ref?: Ref<HTMLSpanElement>
}

/** How old the figures are. It turns to a warning, in word, icon and colour, when a source has fallen silent. */
export const StaleBadge = ({
  updatedAt,
  oldAfter = 300,
  timeZone,
  now = systemNow,
  size,
  ref,
}: StaleBadgeProps) => {
  const t = useText()
  const locale = useLocale()
  const at = useNow(now, 10_000)
  const old = at.getTime() - updatedAt.getTime() > oldAfter * 1000
  const [count, unit] = ageOf(updatedAt, at)
  const age = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
  const time = new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  })
  const style = staleBadge({ size })
  const Icon = old ? CircleAlert : RefreshCw
  return (
    <span ref={ref} className={style.root} data-old={old || undefined}>
      <Icon className={style.icon} aria-hidden />
      {old ? t('数据已 {{age}}未更新', { age }) : t('数据更新于 {{time}}', { time: time.format(updatedAt) })}
      {/* Said once, not minute by minute. */}
      <span className={style.said} role="status">
        {old && t('数据没有及时更新')}
      </span>
    </span>
  )
}
