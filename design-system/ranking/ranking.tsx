import type { CSSProperties, Ref } from 'react'
import { type NumberStyle, numberFormat } from '#design-system/parts/chart/number-style.ts'
import { useLocale } from '#design-system/text/text.tsx'
import { ranking } from '#styled-system/recipes/index.js'
import { placed, type Ranked } from './placed.ts'

export interface RankingProps {
  /** Names the list for screen readers. */
  readonly label: string
  /** In any order; the highest comes first. */
  readonly items: readonly Ranked[]
  readonly limit?: number
  readonly number?: NumberStyle
  readonly size?: 'md' | 'wall'
  readonly ref?: Ref<HTMLOListElement>
}

/** Who leads, with bars to compare by. */
export const Ranking = ({ label, items, limit = 6, number, size, ref }: RankingProps) => {
  const format = numberFormat(useLocale(), number)
  const style = ranking({ size })
  const shown = placed(items, limit)
  const most = Math.max(...shown.map(({ value }) => value), 0)
  return (
    <ol ref={ref} className={style.root} aria-label={label}>
      {shown.map(({ name, value, place }) => (
        <li key={name} className={style.item}>
          <span className={style.place} data-first={place <= 3 || undefined}>
            {place}
          </span>
          <span className={style.name}>{name}</span>
          <span className={style.value}>{format(value)}</span>
          <span className={style.track} aria-hidden>
            <span
              className={style.bar}
              style={{ '--share': `${most > 0 ? (Math.max(value, 0) / most) * 100 : 0}%` } as CSSProperties}
            />
          </span>
        </li>
      ))}
    </ol>
  )
}
