import type { CSSProperties } from 'react'
import { numberFormat } from '#design-system/parts/chart/number-style.ts'
import { useLocale } from '#design-system/text/text.tsx'
import type { Course } from '#domain/system/wall/figure.ts'
import { css } from '#styled-system/css/index.js'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { filled, rows } from './rows.tsx'

interface ShareBarsProps {
  readonly label: string
  /** The first series is the part, the second what is left of the whole. */
  readonly course: Course
  readonly tone?: 'accent' | 'success' | 'danger'
}

/** How far each group is: its share as a bar and in percent, and the numbers behind it. */
export function ShareBars({ label, course: { names, series }, tone = 'accent' }: ShareBarsProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [format, percent] = [numberFormat(locale), numberFormat(locale, { percent: true, digits: 0 })]
  return (
    <ol className={list} aria-label={label}>
      {names.map((name, at) => {
        const [part, rest] = [series[0]?.values[at] ?? null, series[1]?.values[at] ?? null]
        const whole = part === null || rest === null ? null : part + rest
        const share = whole ? (part ?? 0) / whole : null
        return (
          <li key={name} className={item}>
            <span className={named}>{t(name)}</span>
            <span className={behind}>
              {whole === null ? t('人数少，不显示') : `${format(part)} / ${format(whole)}`}
            </span>
            <span className={rate}>{percent(share)}</span>
            <span className={track} aria-hidden>
              <span
                className={bar}
                data-tone={tone}
                style={{ '--share': `${(share ?? 0) * 100}%` } as CSSProperties}
              />
            </span>
          </li>
        )
      })}
    </ol>
  )
}

const list = css(rows, { height: 'full' })
const item = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto {sizes.16}',
  alignItems: 'baseline',
  columnGap: '4',
  textStyle: 'wall.sm',
  color: 'text',
})
const named = css({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
const behind = css({ color: 'text.quiet', fontVariantNumeric: 'tabular-nums' })
const rate = css({ fontVariantNumeric: 'tabular-nums', fontWeight: '600', textAlign: 'end' })
const track = css({
  gridColumn: '1 / 4',
  height: '2.5',
  borderRadius: 'full',
  bg: 'border',
  overflow: 'hidden',
})
const bar = css(filled, {
  '&[data-tone=success]': { bg: 'success' },
  '&[data-tone=danger]': { bg: 'danger' },
})
