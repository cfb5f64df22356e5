import { DeviceError } from '#devices/fault.ts'
import { bytesOf, hexOf } from '#devices/hex.ts'
import { listeners, type Transport } from './transport.ts'

/** A line of a recording: milliseconds since it began, who spoke, what was said, and a remark for people. */
const line = /^(\d+) (=>|<=) ([\da-f ]+)(?:#.*)?$/i

/**
 * A device that says what it said before, each time the page has said what it said before: text of lines such as
 * `12 => 53 65 08` and `14 <= 53 E5 08`. What is sent in another way is refused with `malformed-frame`.
 */
export function replay(recording: string): Transport & { readonly left: number } {
  const bytes = listeners<[Uint8Array]>()
  const turns = recording.split('\n').flatMap((text) => {
    const [, , direction, hex = ''] = line.exec(text.trim()) ?? []
    return direction ? [{ direction, hex: hexOf(bytesOf(hex)) }] : []
  })
  let at = 0
  let sent = ''

  function answer() {
    for (; turns[at]?.direction === '<='; at++) {
      const chunk = bytesOf(turns[at]?.hex ?? '')
      queueMicrotask(() => bytes.call(chunk))
    }
  }

  return {
    label: 'replay',
    onBytes: bytes.add,
    onLost: () => () => {},
    onRecovered: () => () => {},
    async open() {
      answer()
    },
    async send(frame) {
      sent += hexOf(frame)
      for (let expected = turns[at]; expected?.direction === '=>' && sent; expected = turns[at]) {
        if (!sent.startsWith(expected.hex)) {
          if (expected.hex.startsWith(sent)) return
          throw new DeviceError('malformed-frame', 'replay')
        }
        sent = sent.slice(expected.hex.length)
        at += 1
        answer()
      }
      if (sent) throw new DeviceError('malformed-frame', 'replay')
    },
    async close() {},
    /** Lines that were not said yet: nought at the end of a faithful replay. */
    get left() {
      return turns.length - at
    },
  }
}
