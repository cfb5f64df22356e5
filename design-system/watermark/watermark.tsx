import { type ReactNode, type Ref, useEffect, useId, useImperativeHandle, useRef } from 'react'
import { watermark } from '#styled-system/recipes/index.js'
import { drawSheet } from './tile.ts'

export interface WatermarkProps {
  /** One line under another: who looks, when. */
  readonly lines: readonly string[]
  /** What it lies over. Without it, over the whole page. */
  readonly children?: ReactNode
  readonly ref?: Ref<HTMLDivElement>
}

/** Milliseconds between two repairs, so that an extension that writes into every page cannot keep it busy. */
const patience = 200

/**
 * Faint words over what is shown, so that a photograph of the screen tells whose it was. Drawn as one SVG
 * pattern; taken away or changed by hand, it comes back. A reminder, not a lock: who owns the browser can
 * always hide it.
 */
export const Watermark = ({ lines, children, ref }: WatermarkProps) => {
  const { root, sheet } = watermark()
  const id = useId()
  const host = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => host.current as HTMLDivElement)
  const whole = children === undefined
  const text = lines.join('\n')
  useEffect(() => {
    const place = host.current
    if (!place || !text) return
    return keep(place, () => drawSheet(text.split('\n'), id, sheet ?? '', whole ? 'page' : 'part'))
  }, [text, id, sheet, whole])
  return (
    <div ref={host} className={whole ? undefined : root}>
      {children}
    </div>
  )
}

/** Puts it there and puts it back, until told to stop. */
function keep(place: HTMLElement, draw: () => SVGElement) {
  let sheet = draw()
  let waiting: ReturnType<typeof setTimeout> | undefined
  const watcher = new MutationObserver((changes) => {
    const touched = changes.some(
      ({ target, removedNodes }) => target !== place || [...removedNodes].includes(sheet),
    )
    if (touched) waiting ??= setTimeout(repair, patience)
  })
  const repair = () => {
    waiting = undefined
    watcher.disconnect()
    sheet.remove()
    sheet = draw()
    start()
  }
  const start = () => {
    place.append(sheet)
    watcher.observe(place, { childList: true })
    watcher.observe(sheet, { attributes: true, childList: true, characterData: true, subtree: true })
  }
  start()
  return () => {
    clearTimeout(waiting)
    watcher.disconnect()
    sheet.remove()
  }
}
