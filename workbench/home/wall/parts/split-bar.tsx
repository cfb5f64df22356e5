import type { CSSProperties } from 'react'
import { numberFormat } from '#design-system/parts/chart/number-style.ts'
import { useLocale } from '#design-system/text/text.tsx'
import type { Named } from '#domain/system/wall/figure.ts'
import { css } from '#styled-system/css/index.js'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { rows } from './rows.tsx'

interface SplitBarProps {
  readonly label: string
  readonly parts: readonly Named[]
  readonly unit?: string
}

/** Parts of a whole in one bar, each named with its number and its share below it. */
export function SplitBar({ label, parts, unit }: SplitBarProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [format, percent] = [
    numberFormat(locale, { unit }),
    numberFormat(locale, { percent: true, digits: 1 }),
  ]
  // Beside states what is none is quiet: by its place it would take the colour of one of them.
  const ofStates = parts.some(({ tone }) => tone)
  const toneAt = (at: number) => (ofStates ? 'quiet' : tones[at % tones.length])
  const whole = parts.reduce((sum, { value }) => sum + value, 0)
  return (
    <div className={root}>
      <div className={bar} aria-hidden>
        {parts.map(({ name, value, tone }, at) => (
          <span
            key={name}
            className={piece}
            data-tone={tone ?? toneAt(at)}
            style={{ '--grow': value } as CSSProperties}
          />
        ))}
      </div>
      <ul className={list} aria-label={label}>
        {parts.map(({ name, value, tone }, at) => (
          <li key={name} className={item}>
            <span className={mark} data-tone={tone ?? toneAt(at)} aria-hidden />
            <span className={named}>{t(name)}</span>
            <span className={number}>{format(value)}</span>
            <span className={share}>{percent(whole ? value / whole : null)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Of parts that are no states, by their place. */
const tones = ['accent', 'second', 'third', 'warning', 'quiet', 'rest'] as const

const toned = {
  bg: 'accent',
  '&[data-tone=second]': { bg: 'screen.second' },
  '&[data-tone=third]': { bg: 'screen.third' },
  '&[data-tone=info]': { bg: 'screen.third' },
  '&[data-tone=success]': { bg: 'success' },
  '&[data-tone=warning]': { bg: 'warning' },
  '&[data-tone=danger]': { bg: 'danger' },
  '&[data-tone=quiet]': { bg: 'text.quiet' },
  '&[data-tone=neutral]': { bg: 'text.quiet' },
  '&[data-tone=rest]': { bg: 'screen.rest' },
} as const

const root = css({ display: 'flex', flexDirection: 'column', gap: '4', height: 'full' })
const bar = css({ display: 'flex', flex: 'none', gap: '1', height: '6' })
const piece = css({ flexGrow: 'var(--grow)', flexBasis: '0', minWidth: '1', borderRadius: 'sm', ...toned })
const list = css(rows, { flex: '1', minHeight: '0' })
const item = css({
  display: 'grid',
  gridTemplateColumns: '{sizes.4} minmax(0, 1fr) auto {sizes.20}',
  alignItems: 'center',
  columnGap: '3',
  textStyle: 'wall.sm',
  color: 'text',
})
const mark = css({ width: '4', height: '4', borderRadius: 'sm', ...toned })
const named = css({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
const number = css({ fontVariantNumeric: 'tabular-nums', fontWeight: '600' })
const share = css({ color: 'text.quiet', fontVariantNumeric: 'tabular-nums', textAlign: 'end' })
