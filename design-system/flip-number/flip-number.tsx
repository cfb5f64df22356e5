import { type CSSProperties, type Ref, useEffect, useState } from 'react'
import { type NumberStyle, numberFormat } from '#design-system/parts/chart/number-style.ts'
import { useLocale, useText } from '#design-system/text/text.tsx'
import { flipNumber } from '#styled-system/recipes/index.js'

export interface FlipNumberProps {
  readonly value: number | null
  readonly label: string
  readonly number?: NumberStyle
  readonly size?: 'md' | 'lg'
  /** Milliseconds without change after which the figure is read out. A counter that runs is not read at every step. */
  readonly settleAfter?: number
  readonly ref?: Ref<HTMLDivElement>
}

const ten = Array.from({ length: 10 }, (_, digit) => digit)

/** A figure whose digits roll to the next, as on a meter. */
export const FlipNumber = ({ value, label, number, size, settleAfter = 1500, ref }: FlipNumberProps) => {
  const t = useText()
  const locale = useLocale()
  const [settled, settle] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => settle(value), settleAfter)
    return () => clearTimeout(timer)
  }, [value, settleAfter])
  const bare = numberFormat(locale, { ...number, unit: undefined })
  const signs = [...bare(value)]
  const style = flipNumber({ size })
  return (
    <div ref={ref} className={style.root}>
      <span className={style.label} aria-hidden>
        {label}
      </span>
      <span className={style.line} aria-hidden>
        <span className={style.digits}>
          {signs.map((sign, at) => {
            // Counted from the end: a digit more in front leaves the others where they are.
            const key = signs.length - at
            return /\d/.test(sign) ? (
              <span key={key} className={style.digit}>
                <span className={style.strip} style={{ '--digit': Number(sign) } as CSSProperties}>
                  {ten.map((digit) => (
                    <span key={digit}>{digit}</span>
                  ))}
                </span>
              </span>
            ) : (
              <span key={key} className={style.sign}>
                {sign}
              </span>
            )
          })}
        </span>
        {number?.unit && <span className={style.unit}>{number.unit}</span>}
      </span>
      <span className={style.said} role="status">
        {t('{{name}}：{{value}}', { name: label, value: numberFormat(locale, number)(settled) })}
      </span>
    </div>
  )
}
