import { type CSSProperties, type Ref, useMemo } from 'react'
import { Alert } from '#design-system/alert/alert.tsx'
import { useText } from '#design-system/text/text.tsx'
import { barcode } from '#styled-system/recipes/index.js'
import { type BarcodeFormat, barsOf } from './bars.ts'

export interface BarcodeProps {
  readonly value: string
  /** `code128` for letters and digits, `ean13` for goods: twelve digits, the check digit is added. */
  readonly format?: BarcodeFormat
  /** What it marks, for screen readers: 资产编号. */
  readonly label: string
  readonly size?: 'sm' | 'md' | 'lg'
  readonly hideText?: boolean
  readonly ref?: Ref<HTMLElement>
}

/** Bars to scan, drawn of whole pixels, with the value in writing below. */
export const Barcode = ({ value, format = 'code128', label, size, hideText, ref }: BarcodeProps) => {
  const t = useText()
  const style = barcode({ size })
  const bars = useMemo(() => barsOf(value, format), [value, format])
  if (!bars) return <Alert tone="danger" title={t('“{{value}}”不能写成这种条形码', { value })} />
  return (
    <figure ref={ref} className={style.root} style={{ '--modules': bars.modules } as CSSProperties}>
      <svg
        className={style.bars}
        role="img"
        aria-label={t('条形码，{{label}}：{{value}}', { label, value: bars.text })}
        viewBox={`0 0 ${bars.modules} 1`}
        preserveAspectRatio="none"
        shapeRendering="crispEdges"
      >
        {bars.runs.map(({ from, width }) => (
          <rect key={from} x={from} width={width} height="1" />
        ))}
      </svg>
      {!hideText && (
        <figcaption className={style.text} aria-hidden>
          {bars.text}
        </figcaption>
      )}
    </figure>
  )
}
