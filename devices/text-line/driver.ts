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

/** Milliseconds of silence after which what was begun is no longer the same line. */
const silenceMs = 50

/** A scanner or card reader that says lines of text by itself and is never asked, over an open transport. */
export function lineReader(
  transport: Transport,
  { clock, ended }: { clock: Clock; ended?: boolean },
): LineReader {
  const decoder = lineDecoder({ ended })
  const lines = listeners<[string]>()
  let forget = () => {}

  const tell = (all: ReturnType<typeof decoder.push>) => {
    for (const decoded of all) if ('frame' in decoded) lines.call(decoded.frame)
  }
  const stop = transport.onBytes((chunk) => {
    forget()
    tell(decoder.push(chunk))
    if (decoder.held > 0) forget = clock.after(silenceMs, () => tell(decoder.cut()))
  })

  return {
    onLine: lines.add,
    end() {
      stop()
      forget()
    },
  }
}
