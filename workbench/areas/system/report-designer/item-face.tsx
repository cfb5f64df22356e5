import { QrCode } from 'lucide-react'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { Item } from '#domain/reports/layout.ts'
import { point } from '#domain/reports/paper.ts'
import { filled } from '#domain/reports/placeholders.ts'
import { cva } from '#styled-system/css/index.js'
import { useFiles } from '#workbench/files/use-files.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { nameOf, wordsOf } from './words-of.ts'

interface ItemFaceProps {
  readonly item: Item
  readonly source: AnyResource
  /** Millimetres of what it stands on, for the size of letters. */
  readonly width: number
}

/** What an item looks like while it is designed: fields by their names, for there is no row yet. */
export function ItemFace({ item, source, width }: ItemFaceProps) {
  const { t } = useTranslation()
  switch (item.is) {
    case 'line':
      return <span className={item.width >= item.height ? across() : down()} />
    case 'box':
      return <span className={box()} />
    case 'qr':
      return <QrCode aria-hidden className={whole()} />
    case 'image':
      return <Picture id={item.file} />
    case 'table':
      return (
        <span
          aria-hidden
          className={cells()}
          style={{
            ...lettersOf(item, width),
            gridTemplateColumns: item.columns.map((share) => `minmax(0, ${share}fr)`).join(' '),
            gridTemplateRows: `repeat(${item.rows.length}, minmax(0, 1fr))`,
          }}
        >
          {item.rows.flatMap((row, line) =>
            item.columns.map((_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
              <span key={`${line} ${at}`} className={cell()}>
                {filled(row[at] ?? '', nameOf(source, t))}
              </span>
            )),
          )}
        </span>
      )
    default:
      return (
        <span className={words({ align: item.align })} style={lettersOf(item, width)}>
          {wordsOf(item, source, t)}
        </span>
      )
  }
}

const lettersOf = ({ size, bold }: { readonly size: number; readonly bold: boolean }, width: number) => ({
  fontSize: `${((size * point) / width) * 100}cqw`,
  fontWeight: bold ? 700 : 400,
})

function Picture({ id }: { readonly id: string }) {
  const { t } = useTranslation()
  const { data } = useFiles([id])
  const [file] = data ?? []
  return file ? (
    <img src={file.link} alt="" draggable={false} className={picture()} />
  ) : (
    <span>{t('图片')}</span>
  )
}

const words = cva({
  base: {
    display: 'flex',
    alignItems: 'center',
    width: 'full',
    lineHeight: 'tight',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  variants: {
    align: {
      start: { justifyContent: 'flex-start', textAlign: 'start' },
      center: { justifyContent: 'center', textAlign: 'center' },
      end: { justifyContent: 'flex-end', textAlign: 'end' },
    },
  },
})
const ruled = { borderStyle: 'solid', borderColor: 'code.ink' } as const
const across = cva({ base: { width: 'full', height: '0', borderBlockStartWidth: 'thin', ...ruled } })
const down = cva({ base: { width: '0', height: 'full', borderInlineStartWidth: 'thin', ...ruled } })
const box = cva({ base: { width: 'full', height: 'full', borderWidth: 'thin', ...ruled } })
const whole = cva({ base: { width: 'full', height: 'full' } })
const picture = cva({
  base: { width: 'full', height: 'full', objectFit: 'contain', objectPosition: 'start' },
})
const cells = cva({ base: { display: 'grid', width: 'full', height: 'full' } })
const cell = cva({
  base: { overflow: 'hidden', paddingInline: '1', textAlign: 'start', borderWidth: 'thin', ...ruled },
})
