import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { isComposing } from '#design-system/parts/composing/is-composing.ts'
import { splitter } from '#styled-system/recipes/index.js'

export interface SplitterHandleProps {
  readonly label: string
  readonly controls: string
  readonly orientation: 'horizontal' | 'vertical'
  readonly share: number
  readonly usual: number
  readonly min: number
  readonly max: number
  readonly collapsible: boolean
  readonly box: () => DOMRect | undefined
  readonly onShare: (share: number) => void
}

/** Percent that an arrow moves the line; with Shift, a leap. */
const step = 2
const leap = 10

const isRtl = (element: Element) => getComputedStyle(element).direction === 'rtl'

export const SplitterHandle = (props: SplitterHandleProps) => {
  const { label, controls, orientation, share, usual, min, max, collapsible, box, onShare } = props
  const style = splitter({ orientation })
  const [dragging, setDragging] = useState(false)
  const before = useRef(usual)
  const across = orientation === 'horizontal'
  const move = (to: number) => onShare(Math.round(Math.min(Math.max(to, min), max) * 10) / 10)
  const fold = () => {
    if (!collapsible) return
    if (share === 0) return move(before.current)
    before.current = share
    onShare(0)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const by = event.shiftKey ? leap : step
    const onwards = across ? (isRtl(event.currentTarget) ? 'ArrowLeft' : 'ArrowRight') : 'ArrowDown'
    const back = across ? (isRtl(event.currentTarget) ? 'ArrowRight' : 'ArrowLeft') : 'ArrowUp'
    if (event.key === onwards) move(share + by)
    else if (event.key === back) move(share - by)
    else if (event.key === 'Home') move(min)
    else if (event.key === 'End') move(max)
    else if (event.key === 'Enter' && !isComposing(event)) fold()
    else return
    event.preventDefault()
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const room = dragging && box()
    if (!room) return
    const along = across ? (event.clientX - room.left) / room.width : (event.clientY - room.top) / room.height
    const to = 100 * (across && isRtl(event.currentTarget) ? 1 - along : along)
    // Pulled to less than half of the least there is, it folds.
    if (collapsible && to < min / 2) onShare(0)
    else move(to)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: an hr can take no focus and no value
    <div
      role="separator"
      tabIndex={0}
      aria-label={label}
      aria-controls={controls}
      aria-orientation={across ? 'vertical' : 'horizontal'}
      aria-valuenow={Math.round(share)}
      aria-valuemin={collapsible ? 0 : min}
      aria-valuemax={max}
      className={style.handle}
      data-dragging={dragging ? '' : undefined}
      onKeyDown={onKeyDown}
      onDoubleClick={() => (collapsible ? fold() : move(usual))}
      onPointerDown={(event) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        setDragging(true)
      }}
      onPointerMove={onPointerMove}
      onLostPointerCapture={() => setDragging(false)}
    >
      <span className={style.grip} />
    </div>
  )
}
