import { useRef } from 'react'
import { cva } from '#styled-system/css/index.js'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { CanvasItem } from './canvas-item.tsx'
import type { DesignProps } from './design-props.ts'
import { type Place, placeItems, placeSize, withHeight } from './places.ts'
import { stepOf } from './steps.ts'
import { useDrag } from './use-drag.ts'

interface StripProps extends DesignProps {
  readonly place: Place
  readonly title: string
  /** The id of the words on how it is done by keys. */
  readonly hint: string
}

/** A band, or a card, with what stands on it. Its lower edge makes it higher. */
export function Strip(props: StripProps) {
  const { layout, chosen, onChoose, onChange, place, title, hint } = props
  const { t } = useTranslation()
  const ground = useRef<HTMLDivElement>(null)
  const { width, height } = placeSize(layout, place)
  const edge = useDrag(ground, width, ({ y }) => onChange(withHeight(layout, place, height + y)))
  const tall = edge.by ? placeSize(withHeight(layout, place, height + edge.by.y), place).height : height
  const isChosen = chosen?.is === 'place' && chosen.place === place
  const choose = () => onChoose({ is: 'place', place })

  return (
    <div className={strip()}>
      <button
        type="button"
        className={name()}
        aria-pressed={isChosen}
        aria-describedby={hint}
        onClick={choose}
        onKeyDown={(event) => {
          const step = stepOf(event)
          if (!step?.sizes || step.by.y === 0) return
          event.preventDefault()
          onChange(withHeight(layout, place, height + step.by.y), `height ${place}`)
        }}
      >
        {t('{{band}}（高 {{height}} 毫米）', { band: title, height: tall })}
      </button>
      <div
        ref={ground}
        className={field()}
        data-chosen={isChosen || undefined}
        style={{ aspectRatio: `${width} / ${Math.max(1, tall)}` }}
        onPointerDown={({ target, currentTarget }) => target === currentTarget && choose()}
      >
        {placeItems(layout, place).map((item) => (
          <CanvasItem key={item.id} {...props} item={item} ground={ground} tall={tall} />
        ))}
      </div>
      <div aria-hidden className={lower()} {...edge.handlers} />
    </div>
  )
}

const strip = cva({ base: { display: 'flex', flexDirection: 'column', minWidth: '0' } })
const name = cva({
  base: {
    textStyle: 'caption',
    alignSelf: 'flex-start',
    paddingInline: '1',
    cursor: 'pointer',
    _pressed: { fontWeight: 'bold' },
    _focusVisible: { outlineWidth: 'thick', outlineStyle: 'solid', outlineColor: 'focus' },
  },
})
const field = cva({
  base: {
    position: 'relative',
    width: 'full',
    containerType: 'inline-size',
    overflow: 'hidden',
    borderWidth: 'thin',
    borderStyle: 'dashed',
    borderColor: 'code.ink',
    '&[data-chosen]': { borderStyle: 'solid', borderColor: 'accent' },
  },
})
const lower = cva({
  base: { height: '2', cursor: 'row-resize', touchAction: 'none', _hover: { backgroundColor: 'accent' } },
})
