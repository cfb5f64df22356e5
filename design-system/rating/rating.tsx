import { Star } from 'lucide-react'
import type { Ref } from 'react'
import { type RadiosProps, useRadios } from '#design-system/radio-group/use-radios.ts'
import { useText } from '#design-system/text/text.tsx'
import { rating } from '#styled-system/recipes/index.js'

export interface RatingProps extends RadiosProps<number> {
  /** What each star means, the least first; as many words as stars. Default five, from 很差 to 很好. */
  readonly words?: readonly string[]
  readonly ref?: Ref<HTMLDivElement>
}

/** A judgement in stars, one to five. For the mean of many: `RatingMean`. */
export const Rating = ({ words, ref, ...props }: RatingProps) => {
  const t = useText()
  const { group, radio, value } = useRadios(props)
  const style = rating()
  const said = words ?? [t('很差'), t('较差'), t('一般'), t('较好'), t('很好')]
  return (
    <div className={style.root}>
      <div {...group} ref={ref} className={style.stars}>
        {said.map((word, at) => (
          <label key={word} className={style.item} title={word}>
            <input
              {...radio(at + 1)}
              className={style.input}
              aria-label={t('{{count}} 星，{{word}}', { count: at + 1, word })}
            />
            <Star aria-hidden />
          </label>
        ))}
      </div>
      <span className={style.word} aria-hidden>
        {value === null ? t('未评价') : said[value - 1]}
      </span>
    </div>
  )
}
