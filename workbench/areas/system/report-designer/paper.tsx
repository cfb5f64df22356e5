import { QrCode } from '#design-system/qr-code/qr-code.tsx'
import type { Mark, Page } from '#domain/reports/pages.ts'
import { point } from '#domain/reports/paper.ts'
import { cva } from '#styled-system/css/index.js'

export interface PaperProps {
  readonly page: Page
  /** Millimetres. */
  readonly width: number
  readonly height: number
  readonly label: string
  /** Addresses of pictures by their ids. */
  readonly pictures: ReadonlyMap<string, string>
}

/** A page drawn to scale, as wide as there is room: lengths are shares of the paper, letters of its width. */
export const Paper = ({ page, width, height, label, pictures }: PaperProps) => (
  <div role="img" aria-label={label} className={sheet()} style={{ aspectRatio: `${width} / ${height}` }}>
    {page.map((mark, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: marks have no names and never move
      <Drawn key={at} mark={mark} width={width} height={height} pictures={pictures} />
    ))}
  </div>
)

function Drawn({
  mark,
  width,
  height,
  pictures,
}: { readonly mark: Mark } & Omit<PaperProps, 'page' | 'label'>) {
  const share = (of: number, whole: number) => `${(of / whole) * 100}%`
  const style = {
    insetInlineStart: share(mark.x, width),
    insetBlockStart: share(mark.y, height),
    width: share(mark.width, width),
    height: share(mark.height, height),
  }
  if (mark.is === 'text')
    return (
      <div
        className={words({ align: mark.align })}
        style={{
          ...style,
          fontSize: `${((mark.size * point) / width) * 100}cqw`,
          fontWeight: mark.bold ? 700 : 400,
        }}
      >
        <span className={lines()} style={{ ['--lines' as string]: linesIn(mark) }}>
          {mark.text}
        </span>
      </div>
    )
  if (mark.is === 'qr')
    return (
      <div className={spot()} style={style}>
        <QrCode value={mark.text} label={mark.text} />
      </div>
    )
  if (mark.is === 'image') {
    const link = pictures.get(mark.file)
    return link ? <img src={link} alt="" className={picture()} style={style} /> : null
  }
  return <div className={ruled()} style={style} />
}

/** As many lines as the height has room for, one at the least; the letters of the print are so high. */
const linesIn = ({ height, size }: Extract<Mark, { is: 'text' }>) =>
  Math.max(1, Math.floor((height + 0.05) / (size * point * lineHeight)))
const lineHeight = 1.448

// Paper is white and ink is black, whatever the portal looks like.
const sheet = cva({
  base: {
    position: 'relative',
    width: 'full',
    containerType: 'inline-size',
    overflow: 'hidden',
    borderWidth: 'thin',
    borderStyle: 'solid',
    borderColor: 'border',
    backgroundColor: 'code.bg',
    color: 'code.ink',
  },
})
const spot = cva({
  base: { position: 'absolute', overflow: 'hidden', '& svg': { width: 'full', height: 'full' } },
})
const ruled = cva({
  base: { position: 'absolute', outlineWidth: 'thin', outlineStyle: 'solid', outlineColor: 'code.ink' },
})
const picture = cva({ base: { position: 'absolute', objectFit: 'contain', objectPosition: 'left top' } })
const words = cva({
  base: {
    position: 'absolute',
    display: 'flex',
    alignItems: 'center',
    lineHeight: '[1.448]',
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
  },
  variants: {
    align: {
      start: { justifyContent: 'flex-start' },
      center: { justifyContent: 'center', textAlign: 'center' },
      end: { justifyContent: 'flex-end', textAlign: 'end' },
    },
  },
})
const lines = cva({
  base: { lineClamp: '[var(--lines)]', maxWidth: 'full' },
})
