import type { Clock } from '#devices/clock.ts'
import type { Dialect } from '#devices/dialect.ts'
import { listeners, type Transport } from '#devices/transport/transport.ts'
import { listener } from './listener.ts'
import type { TraceLine } from './trace-line.ts'

export interface Recording {
  /** The latest lines, oldest first. What belongs to a person, and every key, is noughts in them from the beginning. */
  readonly lines: readonly TraceLine[]
  /** How many lines there have been since it was cleared, those that made room for others included. */
  readonly count: number
  /** What is recorded on. */
  readonly label: string
  clear(): void
  /** Called after each change. Returns the way to stop listening. */
  onChange(listener: () => void): () => void
}

/** Kept in memory: half a minute of a reader that is polled every 50 ms. */
const mostLines = 1_200
const mostBytes = 262_144

/**
 * A transport that behaves as the one it is given, and the recording of what goes over it. Bytes that must not be kept
 * never enter the recording: they wait, outside of it, only until their frame is whole.
 */
export function recorded(
  transport: Transport,
  { clock, dialect }: { readonly clock: Clock; readonly dialect: Dialect },
): { readonly transport: Transport; readonly recording: Recording } {
  const changed = listeners<[]>()
  let lines: TraceLine[] = []
  let bytes = 0
  let count = 0
  const begun = clock.now()
  const at = () => Math.max(0, Math.round(clock.now() - begun))

  function add(line: TraceLine) {
    lines.push(line)
    bytes += line.bytes.length
    count += 1
    while (lines.length > mostLines || (bytes > mostBytes && lines.length > 1))
      bytes -= lines.shift()?.bytes.length ?? 0
    changed.call()
  }
  const note = (event: TraceLine['event']) =>
    add({ at: at(), direction: null, bytes: new Uint8Array(), removed: false, words: [], event })
  const ears = {
    // A driver sends whole frames, and what is none of its own is a call to wake up.
    '=>': listener(dialect.sent, false),
    '<=': listener(dialect.received, dialect.private),
  }
  const hear = (direction: '=>' | '<=', chunk: Uint8Array) => add(ears[direction](at(), direction, chunk))

  transport.onBytes((chunk) => hear('<=', chunk))
  transport.onLost(() => note('lost'))
  transport.onRecovered((kind) => note(kind))

  return {
    transport: {
      label: transport.label,
      onBytes: transport.onBytes,
      onLost: transport.onLost,
      onRecovered: transport.onRecovered,
      async open() {
        await transport.open()
        note('opened')
      },
      async send(frame) {
        hear('=>', frame)
        await transport.send(frame)
      },
      async close() {
        await transport.close()
        note('closed')
      },
    },
    recording: {
      label: transport.label,
      get lines() {
        return lines
      },
      get count() {
        return count
      },
      clear() {
        lines = []
        bytes = 0
        count = 0
        changed.call()
      },
      onChange: changed.add,
    },
  }
}
