import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { columnWidths, innerWidth } from '#domain/reports/flow.ts'
import { type BandName, bandTitles, type Item, type Layout } from '#domain/reports/layout.ts'
import { point } from '#domain/reports/paper.ts'
import { cva } from '#styled-system/css/index.js'
import { type Chosen, moved, type Place, placeItems, placeSize } from './places.ts'
import { wordsOf } from './words-of.ts'

export interface CanvasProps {
  readonly layout: Layout
  readonly chosen: Chosen | undefined
  readonly onChoose: (chosen: Chosen | undefined) => void
  readonly onChange: (layout: Layout) => void
  readonly onRemove: (chosen: Chosen) => void
}

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The bands of a report as they follow one another, to scale. Items are moved by hand or by the arrow keys. */
export function Canvas(props: CanvasProps) {
  const { t } = useTranslation()
  const { layout } = props
  const band = (name: BandName) =>
    layout.bands[name] && <Strip key={name} {...props} place={name} title={t(bandTitles[name])} />
  const { detail } = layout
  return (
    <section className={page()} aria-label={t('版面')}>
      {band('reportHeader')}
      {band('pageHeader')}
      {layout.group && band('groupHeader')}
      {detail.is === 'cards' ? (
        <Strip {...props} place="card" title={t('每张卡片')} />
      ) : (
        <div className={strip()}>
          <span className={name()}>{t('数据表格')}</span>
          <div className={grid()}>
            {detail.columns.map(({ field, title }, at) => (
              <span
                key={field}
                className={cell()}
                style={{ width: `${((columnWidths(layout)[at] ?? 0) / innerWidth(layout)) * 100}%` }}
              >
                {title}
              </span>
            ))}
          </div>
        </div>
      )}
      {layout.group && band('groupFooter')}
      {band('reportFooter')}
      {band('pageFooter')}
    </section>
  )
}

function Strip({
  layout,
  chosen,
  onChoose,
  onChange,
  onRemove,
  place,
  title,
}: CanvasProps & { readonly place: Place; readonly title: string }) {
  const { t } = useTranslation()
  const ground = useRef<HTMLDivElement>(null)
  const from = useRef<{ readonly x: number; readonly y: number }>(undefined)
  const { width, height } = placeSize(layout, place)
  const share = (of: number, whole: number) => `${whole ? (of / whole) * 100 : 0}%`

  function onKeyDown(event: KeyboardEvent, item: Item) {
    const [x, y] = steps[event.key] ?? []
    if (x !== undefined && y !== undefined) onChange(moved(layout, { place, id: item.id }, { x, y }))
    else if (event.key === 'Delete' || event.key === 'Backspace') onRemove({ place, id: item.id })
    else return
    event.preventDefault()
  }
  function begin(event: PointerEvent<HTMLElement>, item: Item) {
    onChoose({ place, id: item.id })
    event.currentTarget.setPointerCapture(event.pointerId)
    from.current = { x: event.clientX, y: event.clientY }
  }
  function end(event: PointerEvent, item: Item) {
    const start = from.current
    from.current = undefined
    const scale = width / (ground.current?.clientWidth || 1)
    const by = {
      x: (event.clientX - (start?.x ?? event.clientX)) * scale,
      y: (event.clientY - (start?.y ?? event.clientY)) * scale,
    }
    // Less than a millimetre is a click with an unsteady hand.
    if (Math.abs(by.x) + Math.abs(by.y) >= 1) onChange(moved(layout, { place, id: item.id }, by))
  }

  return (
    <div className={strip()}>
      <span className={name()}>{title}</span>
      <div ref={ground} className={field()} style={{ aspectRatio: `${width} / ${Math.max(1, height)}` }}>
        {placeItems(layout, place).map((item) => (
          <button
            key={item.id}
            type="button"
            aria-pressed={chosen?.place === place && chosen.id === item.id}
            aria-label={t('{{title}}中的{{item}}，用方向键移动', { title, item: wordsOf(item, t) })}
            className={thing()}
            style={{
              insetInlineStart: share(item.x, width),
              insetBlockStart: share(item.y, height),
              width: share(item.width, width),
              height: share(item.height, height),
              ...('size' in item && { fontSize: `${((item.size * point) / width) * 100}cqw` }),
            }}
            onClick={() => onChoose({ place, id: item.id })}
            onKeyDown={(event) => onKeyDown(event, item)}
            onPointerDown={(event) => begin(event, item)}
            onPointerUp={(event) => end(event, item)}
          >
            {wordsOf(item, t)}
          </button>
        ))}
      </div>
    </div>
  )
}

const page = cva({
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    padding: '4',
    backgroundColor: 'code.bg',
    color: 'code.ink',
  },
})
const strip = cva({ base: { display: 'flex', flexDirection: 'column', gap: '1', minWidth: '0' } })
const name = cva({ base: { textStyle: 'caption' } })
const field = cva({
  base: {
    position: 'relative',
    width: 'full',
    containerType: 'inline-size',
    overflow: 'hidden',
    borderWidth: 'thin',
    borderStyle: 'dashed',
    borderColor: 'code.ink',
  },
})
const thing = cva({
  base: {
    position: 'absolute',
    overflow: 'hidden',
    touchAction: 'none',
    cursor: 'move',
    outlineWidth: 'thin',
    outlineStyle: 'dotted',
    outlineColor: 'code.ink',
    _pressed: { outlineWidth: 'thick', outlineStyle: 'solid', outlineColor: 'accent' },
    _focusVisible: { outlineWidth: 'thick', outlineStyle: 'solid', outlineColor: 'accent' },
  },
})
const grid = cva({ base: { display: 'flex', width: 'full' } })
const cell = cva({
  base: {
    overflow: 'hidden',
    textStyle: 'caption',
    borderWidth: 'thin',
    borderStyle: 'solid',
    borderColor: 'code.ink',
    paddingInline: '1',
  },
})
