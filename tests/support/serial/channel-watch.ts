import { decoder } from '#devices/osdp/codec.ts'
import { command } from '#devices/osdp/codes.ts'
import type { SimReader } from '#devices/osdp/simulator.ts'

/**
 * Stands before a simulated reader and counts what a panel says to it: its polls, and how often the secure channel
 * broke. A panel that has just given the reader a key makes the channel anew with it, and nothing broke.
 */
export function channelWatch(reader: SimReader) {
  const heard = decoder()
  const seen = { polled: 0, broken: 0 }
  let hasNewKey = false
  return {
    /** Hands the bytes on to the reader. */
    hear(bytes: Uint8Array) {
      let begins = false
      for (const each of heard.push(bytes)) {
        if (!('frame' in each)) continue
        const { code, sequence } = each.frame
        if (code === command.poll) seen.polled += 1
        if (code === command.keySet) hasNewKey = reader.secured
        begins = sequence === 0
      }
      const before = reader.secured
      reader.hear(bytes)
      if (!before || reader.secured) return
      if (!(begins && hasNewKey)) seen.broken += 1
      hasNewKey = false
    },
    get polled() {
      return seen.polled
    },
    get broken() {
      return seen.broken
    },
  }
}
