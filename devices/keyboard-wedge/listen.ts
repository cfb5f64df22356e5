import type { Clock } from '#devices/clock.ts'
import { burstDetector } from './burst.ts'
import { type FieldState, fieldState } from './field.ts'

export interface WedgeOptions {
  readonly clock: Clock
  /** Whether keys at this place may be a reader's; everywhere unless said otherwise. */
  readonly heeds?: (target: EventTarget | null) => boolean
  /** A reader that ends its bursts with neither Enter nor Tab is heard when it falls silent. */
  readonly ended?: boolean
}

/** Milliseconds of silence after which a burst that did not end is none, and of late words of an input method. */
const idleMs = 100
const lateMs = 60

/**
 * Hears a reader that poses as a keyboard, wherever the focus is, and leaves typing alone. The keys of a burst are
 * swallowed as soon as it is sure to be one and taken out of the field again, its Enter submits nothing; what was
 * swallowed and proves a person's is put back. No key is ever logged. Returns the way to stop.
 */
export function listenToWedge(
  page: Window,
  options: WedgeOptions,
  onScan: (text: string) => void,
): () => void {
  const { clock, heeds = () => true, ended = true } = options
  const detector = burstDetector()
  let field: FieldState = fieldState(null)
  let at: EventTarget | null = null
  let swallowed = ''
  let forgetIdle = () => {}

  function giveBack() {
    if (swallowed) field.insert(swallowed)
    swallowed = ''
  }

  function scanned(text: string) {
    swallowed = ''
    field.restore()
    // An input method hands over what it holds only after the key that ended the burst.
    const { restore } = field
    page.addEventListener('input', restore, { capture: true })
    clock.after(lateMs, () => page.removeEventListener('input', restore, { capture: true }))
    onScan(text)
  }

  function onIdle() {
    const text = detector.idle()
    if (text !== null && !ended) scanned(text)
    else giveBack()
  }

  function onKeyDown(event: KeyboardEvent) {
    const [target = null] = event.composedPath()
    const { code, key, repeat, timeStamp } = event
    if (event.ctrlKey || event.altKey || event.metaKey || !heeds(target)) return
    forgetIdle()
    if (target !== at) onIdle()
    at = target
    const heard = detector.press({ code, key, at: timeStamp, repeat })
    if (heard.kind === 'typing') return giveBack()
    if (heard.kind === 'end') {
      stop(event)
      return scanned(heard.text)
    }
    if (heard.first) {
      giveBack()
      field = fieldState(target)
    }
    // An input method has taken the key already: it can only be taken out again.
    if (heard.kind === 'burst' && key !== 'Process') {
      stop(event)
      swallowed += key
    }
    forgetIdle = clock.after(idleMs, onIdle)
  }

  page.addEventListener('keydown', onKeyDown, { capture: true })
  return () => {
    page.removeEventListener('keydown', onKeyDown, { capture: true })
    forgetIdle()
    giveBack()
  }
}

function stop(event: KeyboardEvent) {
  event.preventDefault()
  event.stopImmediatePropagation()
}
