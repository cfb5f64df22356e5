import { Progress as Ark } from '@ark-ui/react/progress'
import { Check, X } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { useLocale } from '#design-system/text/text.tsx'
import { progress } from '#styled-system/recipes/index.js'

export interface ProgressProps {
  /** 0 to `max`; null while nobody knows how long it will take. */
  readonly value: number | null
  /** Default 100. */
  readonly max?: number
  /** What is under way: 正在导入学生名单. */
  readonly label: string
  /** Only for screen readers, where the text stands beside it already. */
  readonly hideLabel?: boolean
  /** Instead of the percentage: `318 / 1,204 条`, `剩余 2 分钟`. */
  readonly figure?: string
  /** A line below: what is being done at this moment. */
  readonly note?: ReactNode
  readonly shape?: 'line' | 'ring'
  /** `success` when done, `danger` when it stopped. The sign in the ring and the words say it too. */
  readonly tone?: 'accent' | 'success' | 'warning' | 'danger'
  readonly size?: 'sm' | 'md' | 'lg'
  readonly ref?: Ref<HTMLDivElement>
}

const signs = { success: Check, danger: X }

/** How far a piece of work has come. For waiting with no end in sight and no words, take a `Spinner`. */
export const Progress = ({
  value,
  max = 100,
  label,
  hideLabel,
  figure,
  note,
  shape = 'line',
  tone = 'accent',
  size,
  ref,
}: ProgressProps) => {
  const locale = useLocale()
  const style = progress({ shape, tone, size })
  const share = value === null ? null : Math.min(Math.max(value, 0), max)
  const percent = share === null ? '' : (share / max).toLocaleString(locale, { style: 'percent' })
  const words = figure ?? percent
  const Sign = tone in signs ? signs[tone as keyof typeof signs] : null
  return (
    <Ark.Root ref={ref} className={style.root} value={share} max={max}>
      {shape === 'line' && !(hideLabel && !words) && (
        <div className={style.head}>
          {!hideLabel && <span className={style.label}>{label}</span>}
          <span className={style.figure} aria-hidden>
            {words}
          </span>
        </div>
      )}
      {shape === 'line' ? (
        <Ark.Track className={style.track} aria-label={label} aria-valuetext={words || undefined}>
          <Ark.Range className={style.range} />
        </Ark.Track>
      ) : (
        <>
          <div className={style.ring}>
            <Ark.Circle className={style.circle} aria-label={label} aria-valuetext={words || undefined}>
              <Ark.CircleTrack className={style.arc} />
              <Ark.CircleRange className={style.arc} />
            </Ark.Circle>
            <span className={style.middle} aria-hidden>
              {Sign ? <Sign /> : size !== 'sm' && words}
            </span>
          </div>
          {!hideLabel && <span className={style.label}>{label}</span>}
        </>
      )}
      {note && <div className={style.note}>{note}</div>}
    </Ark.Root>
  )
}
