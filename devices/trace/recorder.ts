import type { Clock } from '#devices/clock.ts'
import type { Dialect } from '#devices/dialect.ts'
import type { HidTransport } from '#devices/transport/hid-transport.ts'
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
  /** Each line a whole report, its number first, where it is not a piece of a stream. */
  readonly reports: boolean
  clear(): void
  /** Called after each change. Returns the way to stop listening. */
  onChange(listener: () => void): () => void
}

/** Kept in memory: half a minute of a reader that is polled every 50 ms. */
const mostLines = 1_200
const mostBytes = 262_144

interface Recorded {
  readonly clock: Clock
  readonly dialect: Dialect
}

/** Writes down what is said on a wire of that name. */
function recorderOf(wire: { readonly label: string }, reports: boolean, { clock, dialect }: Recorded) {
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

  const recording: Recording = {
    // Of a HID device the name is known when it is open.
    get label() {
      return wire.label
    },
    reports,
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
  }
  return { hear, note, recording }
}

/**
 * A transport that behaves as the one it is given, and the recording of what goes over it. Bytes that must not be kept
 * never enter the recording: they wait, outside of it, only until their frame is whole.
 */
export function recorded(
  transport: Transport,
  options: Recorded,
): { readonly transport: Transport; readonly recording: Recording } {
  const { hear, note, recording } = recorderOf(transport, false, options)
  transport.onBytes((chunk) => hear('<=', chunk))
  transport.onLost(() => note('lost'))
  transport.onRecovered((kind) => note(kind))
  return {
    recording,
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
  }
}

const numbered = (reportId: number, data: Uint8Array) => Uint8Array.of(reportId, ...data)

/** The same for a HID device: its reports, in and out, each with its number. */
export function recordedHid(
  hid: HidTransport,
  options: Recorded,
): { readonly hid: HidTransport; readonly recording: Recording } {
  const { hear, note, recording } = recorderOf(hid, true, options)
  hid.onReport((reportId, data) => hear('<=', numbered(reportId, data)))
  hid.onLost(() => note('lost'))
  return {
    recording,
    hid: {
      get label() {
        return hid.label
      },
      vendorId: hid.vendorId,
      onReport: hid.onReport,
      onLost: hid.onLost,
      async open() {
        await hid.open()
        note('opened')
      },
      async sendFeature(reportId, data) {
        hear('=>', numbered(reportId, data))
        await hid.sendFeature(reportId, data)
      },
      async receiveFeature(reportId) {
        const data = await hid.receiveFeature(reportId)
        hear('<=', numbered(reportId, data))
        return data
      },
      async close() {
        await hid.close()
        note('closed')
      },
    },
  }
}
