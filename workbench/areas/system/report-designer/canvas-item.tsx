import type { KeyboardEvent, PointerEvent, RefObject } from 'react'
import type { Item } from '#domain/reports/layout.ts'
import { cva } from '#styled-system/css/index.js'
import { useTranslation } from '#workbench/language/use-translation.ts'
import type { DesignProps } from './design-props.ts'
import { ItemFace } from './item-face.tsx'
import { copied } from './new-item.ts'
import {
  type ChosenItem,
  movedBy,
  type Place,
  placeItems,
  placeSize,
  sizedBy,
  withItem,
  withItems,
  withoutItem,
} from './places.ts'
import { removes, stepOf } from './steps.ts'
import { useDrag } from './use-drag.ts'
import { wordsOf } from './words-of.ts'

interface CanvasItemProps extends DesignProps {
  readonly item: Item
  readonly place: Place
  readonly title: string
  readonly hint: string
  readonly ground: RefObject<HTMLElement | null>
  /** Millimetres of the ground, while its edge is dragged too. */
  readonly tall: number
}

/** One thing on a band: moved as a whole, sized by its corner. */
export function CanvasItem(props: CanvasItemProps) {
  const { layout, source, chosen, onChoose, onChange, item, place, title, hint, ground, tall } = props
  const { t } = useTranslation()
  const size = placeSize(layout, place)
  const self: ChosenItem = { is: 'item', place, id: item.id }
  const isChosen = chosen?.is === 'item' && chosen.place === place && chosen.id === item.id
  const put = (changed: Partial<Item>, as?: string) => onChange(withItem(layout, self, changed), as)
  const move = useDrag(ground, size.width, (by) => put(movedBy(item, by, size)))
  const grow = useDrag(ground, size.width, (by) => put(sizedBy(item, by, size)))
  const { x, y, width, height } = {
    ...item,
    ...(move.by && movedBy(item, move.by, size)),
    ...(grow.by && sizedBy(item, grow.by, size)),
  }
  const across = (of: number) => `${(of / size.width) * 100}%`
  const down = (of: number) => `${(of / Math.max(1, tall)) * 100}%`

  function onKeyDown(event: KeyboardEvent) {
    const step = stepOf(event)
    if (step?.sizes) put(sizedBy(item, step.by, size), `size ${item.id}`)
    else if (step) put(movedBy(item, step.by, size), `move ${item.id}`)
    else if (removes(event)) {
      onChange(withoutItem(layout, self))
      onChoose({ is: 'place', place })
    } else if (event.key.toLowerCase() === 'd' && (event.ctrlKey || event.metaKey)) {
      const copy = copied(item, size)
      onChange(withItems(layout, place, [...placeItems(layout, place), copy]))
      onChoose({ ...self, id: copy.id })
    } else return
    event.preventDefault()
  }
  return (
    <>
      <button
        type="button"
        aria-pressed={isChosen}
        aria-label={t('{{title}}中的{{item}}', { title, item: wordsOf(item, source, t) })}
        aria-describedby={hint}
        className={thing({ line: item.is === 'line' })}
        style={{
          insetInlineStart: across(x),
          insetBlockStart: down(y),
          width: across(width),
          height: down(height),
        }}
        onClick={() => onChoose(self)}
        onKeyDown={onKeyDown}
        {...move.handlers}
        onPointerDown={(event: PointerEvent<HTMLElement>) => {
          onChoose(self)
          move.handlers.onPointerDown(event)
        }}
      >
        <ItemFace item={item} source={source} width={size.width} />
      </button>
      {isChosen && (
        <span
          aria-hidden
          className={corner()}
          style={{ insetInlineStart: across(x + width), insetBlockStart: down(y + height) }}
          {...grow.handlers}
        />
      )}
    </>
  )
}

const thing = cva({
  base: {
    position: 'absolute',
    display: 'flex',
    overflow: 'hidden',
    touchAction: 'none',
    cursor: 'move',
    outlineWidth: 'thin',
    outlineStyle: 'dotted',
    outlineColor: 'code.ink',
    _pressed: { outlineWidth: 'thick', outlineStyle: 'solid', outlineColor: 'accent' },
    _focusVisible: { outlineWidth: 'thick', outlineStyle: 'solid', outlineColor: 'accent' },
  },
  // Without an extent of its own, it still has to be taken hold of.
  variants: { line: { true: { minWidth: '2', minHeight: '2', outlineStyle: 'none' } } },
})
const corner = cva({
  base: {
    position: 'absolute',
    width: '3',
    height: '3',
    transform: 'translate(-50%, -50%)',
    borderRadius: 'full',
    backgroundColor: 'accent',
    cursor: 'nwse-resize',
    touchAction: 'none',
  },
})
