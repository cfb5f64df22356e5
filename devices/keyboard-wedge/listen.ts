import type { Clock } from '#devices/clock.ts'
import { burstDetector, restMs } from './burst.ts'
import { type FieldState, fieldState } from './field.ts'

export interface WedgeOptions {
  readonly clock: Clock
  /** Whether keys at this place may be a reader's; everywhere unless said otherwise. */
  readonly heeds?: (target: EventTarget | null) => boolean
  /** A reader that ends its bursts with neither Enter nor Tab is heard when it falls silent. */
  readonly ended?: boolean
}

/** Milliseconds of silence after which what might be a burst is none, and of late words of an input method. */
const idleMs = 100
const lateMs = 60

/**
 * Hears a reader that poses as a keyboard, wherever the focus is, and leaves typing alone. The keys of a burst are
 * swallowed as soon as it is sure to be one and taken out of the field again, its Enter submits nothing; what was
 * swallowed and proves a person's is put back. A burst with a sign that cannot be read is taken out and not heard. No
 * key is ever logged. Returns the way to stop.
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
  let composed = false
  let forgetIdle = () => {}
  let forgetLate = () => {}

  function giveBack() {
    if (swallowed) field.insert(swallowed)
    swallowed = ''
  }

  function scanned(text: string | null) {
    swallowed = ''
    field.restore()
    if (composed) {
      // An input method hands over what it holds only after the key that ended the burst.
      const { restore } = field
      const forget = clock.after(lateMs, () => forgetLate())
      page.addEventListener('input', restore, { capture: true })
      forgetLate = () => {
        forget()
        page.removeEventListener('input', restore, { capture: true })
      }
    }
    if (text !== null) onScan(text)
  }

  /** The keys themselves say when they were pressed: a page that was busy may be late to hear the rest of a burst. */
  function onIdle() {
    const text = ended ? null : detector.idle()
    if (text === null) giveBack()
    else scanned(text)
  }

  function onKeyDown(event: KeyboardEvent) {
    const [target = null] = event.composedPath()
    const { code, key, repeat, shiftKey: shift, timeStamp } = event
    if (!heeds(target)) return
    const command = event.ctrlKey || event.altKey || event.metaKey
    if (command) return void detector.press({ code, key, at: timeStamp, command })
    forgetIdle()
    forgetLate()
    if (target !== at) {
      giveBack()
      detector.idle()
    }
    at = target
    const heard = detector.press({ code, key, at: timeStamp, shift, repeat })
    if (heard.kind === 'typing') return giveBack()
    if (heard.kind === 'end') {
      stop(event)
      return scanned(heard.text)
    }
    if (heard.first) {
      giveBack()
      field = fieldState(target)
      composed = false
    }
    if (key === 'Process') composed = true
    // An input method has taken the key already: it can only be taken out again.
    if (heard.kind === 'burst' && key !== 'Process') {
      stop(event)
      swallowed += key
    }
    forgetIdle = clock.after(ended && heard.kind === 'burst' ? restMs : idleMs, onIdle)
  }

  page.addEventListener('keydown', onKeyDown, { capture: true })
  return () => {
    page.removeEventListener('keydown', onKeyDown, { capture: true })
    forgetIdle()
    forgetLate()
    giveBack()
  }
}

function stop(event: KeyboardEvent) {
  event.preventDefault()
  event.stopImmediatePropagation()
}
