import { QrCode as Ark } from '@ark-ui/react/qr-code'
import { Download } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { useText } from '#design-system/text/text.tsx'
import { button, qrCode } from '#styled-system/recipes/index.js'

export interface QrCodeProps {
  readonly value: string
  /** What it leads to: 入住登记. Read out instead of the picture, and the name of the file. */
  readonly label: string
  readonly size?: 'sm' | 'md' | 'lg'
  /** How much may be dirty or covered: L 7 %, M 15 %, Q 25 %, H 30 %. A mark in the centre needs Q at least. */
  readonly level?: 'L' | 'M' | 'Q' | 'H'
  /** A small picture in the centre. Decoration. */
  readonly mark?: ReactNode
  /** Shows the label under it. */
  readonly caption?: boolean
  /** Offers it as a PNG of this many pixels for each module. */
  readonly downloadable?: boolean
  readonly ref?: Ref<HTMLDivElement>
}

/** Pixels of a module in the file: sharp on a poster, some 400 pixels wide in all. */
const pixels = 12
/** The clear edge that the standard (ISO/IEC 18004) asks for, in modules. */
const edge = 4

/** A code to scan with a phone, drawn here: the value goes nowhere. */
export const QrCode = ({ value, label, size, level, mark, caption, downloadable, ref }: QrCodeProps) => {
  const t = useText()
  const style = qrCode({ size })
  const ecc = level ?? (mark ? 'Q' : 'M')
  return (
    <Ark.Root
      ref={ref}
      className={style.root}
      value={value}
      pixelSize={pixels}
      encoding={{ ecc: mark && (ecc === 'L' || ecc === 'M') ? 'Q' : ecc, border: edge }}
    >
      <div className={style.code}>
        <Ark.Frame className={style.frame} role="img" aria-label={t('二维码：{{label}}', { label })}>
          <rect width="100%" height="100%" fill="var(--colors-code-bg)" />
          <Ark.Pattern />
        </Ark.Frame>
        {mark && (
          <Ark.Overlay className={style.mark} aria-hidden>
            {mark}
          </Ark.Overlay>
        )}
      </div>
      {caption && <span className={style.caption}>{label}</span>}
      {downloadable && (
        <Ark.DownloadTrigger
          className={button({ size: 'sm' })}
          mimeType="image/png"
          fileName={`${label}.png`}
        >
          <Download aria-hidden />
          {t('下载')}
        </Ark.DownloadTrigger>
      )}
    </Ark.Root>
  )
}
