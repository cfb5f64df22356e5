import type { ReactNode } from 'react'
import { numberFormat } from '#design-system/parts/chart/number-style.ts'
import { useLocale } from '#design-system/text/text.tsx'
import { css, cva } from '#styled-system/css/index.js'

interface FigureProps {
  readonly label: string
  readonly value: number | null
  readonly unit?: string
  /** After the point. */
  readonly digits?: number
  readonly note?: ReactNode
  readonly size?: 'md' | 'lg' | 'hero'
  readonly tone?: 'plain' | 'accent' | 'success' | 'warning' | 'danger'
}

/** One number that is read from the other end of a hall. */
export function Figure({ label, value, unit, digits, note, size = 'lg', tone = 'plain' }: FigureProps) {
  const format = numberFormat(useLocale(), { digits })
  return (
    <dl className={root}>
      <dt className={labelled}>{label}</dt>
      <dd className={line}>
        <span className={counted}>
          <span className={number({ size, tone })}>{format(value)}</span>
          {unit && value !== null && <span className={labelled}>{unit}</span>}
        </span>
        {note && <span className={noted}>{note}</span>}
      </dd>
    </dl>
  )
}

const root = css({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  height: 'full',
  minWidth: '0',
  margin: '0',
  gap: '1',
})
const labelled = css({ margin: '0', textStyle: 'wall.sm', color: 'text.quiet', whiteSpace: 'nowrap' })
const noted = css({ textStyle: 'wall.sm', color: 'text.quiet', whiteSpace: 'nowrap' })
// What there is no room for beside the number goes under it.
const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '3',
  margin: '0',
  minWidth: '0',
})
const counted = css({ display: 'flex', alignItems: 'baseline', gap: '2', minWidth: '0' })
const number = cva({
  base: { fontVariantNumeric: 'tabular-nums' },
  variants: {
    size: {
      md: { textStyle: 'wall.xl' },
      lg: { textStyle: 'wall.figure' },
      hero: { textStyle: 'wall.hero' },
    },
    tone: {
      plain: { color: 'text' },
      accent: { color: 'accent' },
      success: { color: 'success' },
      warning: { color: 'warning' },
      danger: { color: 'danger' },
    },
  },
})
