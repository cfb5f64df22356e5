import { Minus, TrendingDown, TrendingUp } from 'lucide-react'
import type { MouseEventHandler, ReactNode, Ref } from 'react'
import { Link } from '#design-system/link/link.tsx'
import { Skeleton } from '#design-system/skeleton/skeleton.tsx'
import { useLocale, useText } from '#design-system/text/text.tsx'
import { stat } from '#styled-system/recipes/index.js'
import { Sparkline } from './sparkline.tsx'

export interface Trend {
  /** By how many percent it changed; below zero it went down. */
  readonly percent: number
  /** Against what: 较上周. */
  readonly against: string
  /** More is not always better: 报修 is good when it falls. Without it the change is told without praise. */
  readonly better?: 'up' | 'down'
}

export interface StatProps {
  readonly label: string
  /** `null`: there is none, and a dash shows. */
  readonly value: number | null
  readonly unit?: string
  /** Digits after the point. */
  readonly digits?: number
  readonly trend?: Trend
  /** The figures before it, oldest first, and what they are, for screen readers: 近 7 天. */
  readonly series?: { readonly label: string; readonly figures: readonly number[] }
  /** A second line in words: 共 1 280 人，在校 1 204 人. */
  readonly note?: ReactNode
  /** Beside the label: what is counted, in a Tooltip. */
  readonly help?: ReactNode
  /** The list of what was counted: the figure is a link to it. */
  readonly href?: string
  /** Of the link, where the portal goes there itself. */
  readonly onClick?: MouseEventHandler<HTMLAnchorElement>
  readonly loading?: boolean
  readonly size?: 'md' | 'lg'
  readonly ref?: Ref<HTMLDListElement>
}

const moods = { up: ['good', 'bad'], down: ['bad', 'good'] } as const

/** One figure that matters, with where it comes from. */
export const Stat = (props: StatProps) => {
  const {
    label,
    value,
    unit,
    digits = 0,
    trend,
    series,
    note,
    help,
    href,
    onClick,
    loading,
    size,
    ref,
  } = props
  const t = useText()
  const locale = useLocale()
  const style = stat({ size })
  const number = new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return (
    <dl ref={ref} className={style.root} aria-busy={loading || undefined}>
      <dt className={style.label}>
        {label}
        {help}
      </dt>
      <dd className={style.line}>
        {loading ? (
          <span className={style.figure} data-loading="">
            <span className={style.said}>{t('加载中')}</span>
            <Skeleton />
          </span>
        ) : (
          <span className={style.figure}>
            {value === null ? (
              '—'
            ) : href ? (
              <Link href={href} onClick={onClick}>
                {number.format(value)}
              </Link>
            ) : (
              number.format(value)
            )}
            {unit && value !== null && <span className={style.unit}>{unit}</span>}
          </span>
        )}
        {series && !loading && <Sparkline {...series} />}
      </dd>
      {trend && !loading && (
        <dd>
          <Change {...trend} />
        </dd>
      )}
      {note && <dd className={style.note}>{note}</dd>}
    </dl>
  )
}

const Change = ({ percent, against, better }: Trend) => {
  const t = useText()
  const locale = useLocale()
  const style = stat()
  const rate = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(Math.abs(percent))
  const mood = percent !== 0 && better ? moods[better][percent > 0 ? 0 : 1] : undefined
  const Icon = percent === 0 ? Minus : percent > 0 ? TrendingUp : TrendingDown
  return (
    <span className={style.trend} data-mood={mood}>
      <Icon aria-hidden />
      {percent === 0
        ? t('{{against}}持平', { against })
        : percent > 0
          ? t('{{against}}上升 {{rate}}%', { against, rate })
          : t('{{against}}下降 {{rate}}%', { against, rate })}
    </span>
  )
}
