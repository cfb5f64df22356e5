import type { PointerEvent } from 'react'
import type { HeadActs } from './use-head-acts.ts'

/** Pixels that the pointer must go before a press becomes a drag, so that a click stays a click. */
const least = 6

const headings = (row: HTMLElement) => [...row.querySelectorAll<HTMLElement>('th[data-movable]')]

/** The heading under the pointer that the dragged one may take the place of. */
const under = (row: HTMLElement, dragged: HTMLElement, x: number) =>
  headings(row).find((cell) => {
    const { left, right } = cell.getBoundingClientRect()
    return cell !== dragged && cell.dataset.side === dragged.dataset.side && x >= left && x <= right
  })

/**
 * Dragging a heading to another place, with a mouse or a pen; a finger scrolls. Marks are put on the elements
 * themselves: nothing is drawn anew until the column is let go.
 */
export const onHeadPointerDown = (acts: HeadActs) => (event: PointerEvent<HTMLElement>) => {
  const row = event.currentTarget
  const dragged =
    event.target instanceof Element ? event.target.closest<HTMLElement>('th[data-movable]') : null
  if (!dragged || event.button !== 0 || event.pointerType === 'touch') return
  const from = event.clientX
  let target: HTMLElement | undefined
  let dragging = false
  const aim = (next: HTMLElement | undefined) => {
    target?.removeAttribute('data-drop')
    target = next
    if (!next) return
    const before = next.compareDocumentPosition(dragged) & Node.DOCUMENT_POSITION_FOLLOWING
    next.dataset.drop = before ? 'before' : 'after'
  }
  const move = (moved: globalThis.PointerEvent) => {
    if (!dragging && Math.abs(moved.clientX - from) < least) return
    dragging = true
    dragged.dataset.dragged = ''
    aim(under(row, dragged, moved.clientX))
  }
  const key = (pressed: KeyboardEvent) => pressed.key === 'Escape' && end(false)
  const up = () => end(true)
  const end = (drop: boolean) => {
    const onto = target?.dataset.key
    aim(undefined)
    delete dragged.dataset.dragged
    window.removeEventListener('pointermove', move)
    window.removeEventListener('pointerup', up)
    window.removeEventListener('keydown', key)
    if (!dragging) return
    // The click that follows a drag would sort.
    const swallow = (click: Event) => click.stopPropagation()
    window.addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => window.removeEventListener('click', swallow, { capture: true }))
    if (drop && onto && dragged.dataset.key) acts.move(dragged.dataset.key, onto)
  }
  window.addEventListener('pointermove', move)
  window.addEventListener('pointerup', up)
  window.addEventListener('keydown', key)
}
