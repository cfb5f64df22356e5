import type { Clock } from '#devices/clock.ts'
import { type Listeners, listeners, type Transport } from '#devices/transport/transport.ts'
import { lineDecoder } from './codec.ts'

/** How the port of a scanner in USB-COM mode is opened; simple card readers mostly speak at the same rate. */
export const serialOptions = { baudRate: 9_600, bufferSize: 16_384 } as const

export interface LineReader {
  onLine: Listeners<[string]>['add']
  /** Lets go of the reader; the transport stays as it is. */
  end(): void
}

/**
 * Milliseconds of silence after which what was begun is no longer the same line. A line that is promised an end may
 * rest in its middle: a USB adapter hands over what it has every 16 ms, and a busy hub or computer keeps it longer.
 * No line rests for half a second. One without an end has only its silence to end it.
 */
const restMs = 450
/** The last of it: where the page itself stood still, bytes that wait to be handed over come before this is over. */
const settleMs = 50

/** A scanner or card reader that says lines of text by itself and is never asked, over an open transport. */
export function lineReader(
  transport: Transport,
  { clock, ended = true }: { clock: Clock; ended?: boolean },
): LineReader {
  const decoder = lineDecoder({ ended })
  const lines = listeners<[string]>()
  let forget = () => {}

  const tell = (all: ReturnType<typeof decoder.push>) => {
    for (const decoded of all) if ('frame' in decoded) lines.call(decoded.frame)
  }
  function settle() {
    forget = clock.after(settleMs, () => tell(decoder.cut()))
  }
  function rest() {
    forget()
    if (!decoder.within) return
    if (ended) forget = clock.after(restMs, settle)
    else settle()
  }
  const stopHearing = transport.onBytes((chunk) => {
    tell(decoder.push(chunk))
    rest()
  })
  const stopMissing = transport.onRecovered(() => {
    decoder.lose()
    rest()
  })

  return {
    onLine: lines.add,
    end() {
      stopHearing()
      stopMissing()
      forget()
    },
  }
}
