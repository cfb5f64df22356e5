import type { CSSProperties } from 'react'
import { numberFormat } from '#design-system/parts/chart/number-style.ts'
import { useLocale } from '#design-system/text/text.tsx'
import type { Named } from '#domain/system/wall/figure.ts'
import { css } from '#styled-system/css/index.js'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { filled, rows } from './rows.tsx'

interface RankBarsProps {
  /** Names the list for those who do not see it. */
  readonly label: string
  readonly items: readonly Named[]
  readonly unit?: string
  /** After the point. */
  readonly digits?: number
  readonly most?: number
  /** What a full bar stands for; the greatest of the figures without it. */
  readonly full?: number
}

/** Groups beside one another, each with its name and its number: nothing has to be looked up. */
export function RankBars({ label, items, unit, digits, most = 8, full }: RankBarsProps) {
  const { t } = useTranslation()
  const format = numberFormat(useLocale(), { unit, digits })
  const shown = items.slice(0, most)
  const top = full ?? Math.max(...shown.map(({ value }) => value), 1)
  return (
    <ol className={list} aria-label={label}>
      {shown.map(({ name, value, tone }) => (
        <li key={name} className={item}>
          <span className={named}>{t(name)}</span>
          <span className={number}>{format(value)}</span>
          <span className={track} aria-hidden>
            <span
              className={bar}
              data-tone={tone}
              style={{ '--share': `${(value / top) * 100}%` } as CSSProperties}
            />
          </span>
        </li>
      ))}
    </ol>
  )
}

const list = css(rows, { height: 'full' })
const item = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: '4',
  textStyle: 'wall.sm',
  color: 'text',
})
const named = css({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
const number = css({ fontVariantNumeric: 'tabular-nums', fontWeight: '600' })
const track = css({
  gridColumn: '1 / 3',
  height: '2.5',
  borderRadius: 'full',
  bg: 'border',
  overflow: 'hidden',
})
const bar = css(filled, {
  '&[data-tone=success]': { bg: 'success' },
  '&[data-tone=warning]': { bg: 'warning' },
  '&[data-tone=danger]': { bg: 'danger' },
  '&[data-tone=info]': { bg: 'info' },
  '&[data-tone=neutral]': { bg: 'text.quiet' },
})
