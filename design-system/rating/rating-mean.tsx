import { Star } from 'lucide-react'
import type { CSSProperties } from 'react'
import { useLocale, useText } from '#design-system/text/text.tsx'
import { rating } from '#styled-system/recipes/index.js'

export interface RatingMeanProps {
  /** Null: nobody has judged yet. */
  readonly value: number | null
  /** How many stars there are. Default 5. */
  readonly of?: number
  /** How many people have judged. */
  readonly count?: number
}

/** The mean of many judgements: stars filled to the tenth, and the figure beside them. */
export const RatingMean = ({ value, of = 5, count }: RatingMeanProps) => {
  const t = useText()
  const format = new Intl.NumberFormat(useLocale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const style = rating()
  // biome-ignore lint/suspicious/noArrayIndexKey: a star is its place
  const stars = Array.from({ length: of }, (_, at) => <Star key={at} aria-hidden />)
  const figure = value === null ? t('未评价') : format.format(value)
  return (
    <span className={style.root}>
      <span
        className={style.share}
        role="img"
        aria-label={value === null ? figure : t('{{value}} 星，满分 {{of}} 星', { value: figure, of })}
      >
        <span className={style.row}>{stars}</span>
        <span className={style.front} style={{ '--share': `${((value ?? 0) / of) * 100}%` } as CSSProperties}>
          <span className={style.row}>{stars}</span>
        </span>
      </span>
      <span className={style.word}>
        <span aria-hidden>{figure}</span>
        {count !== undefined && t('（{{count}} 人）', { count })}
      </span>
    </span>
  )
}
