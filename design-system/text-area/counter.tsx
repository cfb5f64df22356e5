import { useText } from '#design-system/text/text.tsx'

export interface CounterProps {
  readonly count: number
  readonly limit: number
  readonly style: Readonly<Record<'counter' | 'said', string>>
}

/** How many characters of how many. Said aloud only near the end, and then in words. */
export const Counter = ({ count, limit, style }: CounterProps) => {
  const t = useText()
  const left = limit - count
  const near = left <= Math.max(5, limit * 0.1)
  return (
    <>
      <span className={style.counter} data-over={left < 0 ? '' : undefined} aria-hidden>
        {left < 0 ? t('超出 {{count}} 字', { count: -left }) : `${count} / ${limit}`}
      </span>
      <span className={style.said} role="status">
        {near &&
          (left < 0 ? t('超出 {{count}} 字', { count: -left }) : t('还可输入 {{count}} 字', { count: left }))}
      </span>
    </>
  )
}
