import type { CSSProperties } from 'react'
import { numberFormat } from '#design-system/parts/chart/number-style.ts'
import { ScreenPanel } from '#design-system/screen-panel/screen-panel.tsx'
import { useLocale } from '#design-system/text/text.tsx'
import { css } from '#styled-system/css/index.js'
import { filled } from './rows.tsx'

interface ProgressProps {
  readonly label: string
  readonly part: number | null
  readonly whole: number | null
  readonly unit?: string
  readonly note?: string
  readonly columns: number
  readonly rows: number
}

/** The one number that a hall waits for, and how far it is from the whole. */
export function Progress({ label, part, whole, unit, note, columns, rows }: ProgressProps) {
  const locale = useLocale()
  const [format, percent] = [numberFormat(locale), numberFormat(locale, { percent: true, digits: 1 })]
  const share = part !== null && whole ? part / whole : null
  return (
    <ScreenPanel columns={columns} rows={rows}>
      <div className={root}>
        <p className={said}>{label}</p>
        <p className={line}>
          <span className={hero}>{format(part)}</span>
          <span className={said}>
            / {format(whole)} {unit} {note && `· ${note}`}
          </span>
          <span className={rate}>{percent(share)}</span>
        </p>
        <div className={track} aria-hidden>
          <div className={bar} style={{ '--share': `${(share ?? 0) * 100}%` } as CSSProperties} />
        </div>
      </div>
    </ScreenPanel>
  )
}

const root = css({ display: 'flex', flexDirection: 'column', justifyContent: 'space-evenly', height: 'full' })
const said = css({ textStyle: 'wall.md', color: 'text.quiet', whiteSpace: 'nowrap' })
const line = css({ display: 'flex', alignItems: 'baseline', gap: '6' })
const hero = css({ textStyle: 'wall.hero', color: 'text', fontVariantNumeric: 'tabular-nums' })
const rate = css({
  marginInlineStart: 'auto',
  textStyle: 'wall.hero',
  color: 'accent',
  fontVariantNumeric: 'tabular-nums',
})
const track = css({ height: '6', borderRadius: 'full', bg: 'border', overflow: 'hidden' })
const bar = css(filled)
