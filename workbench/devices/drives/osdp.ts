import { cardNumber, hexOf } from '#devices/card-number/card-number.ts'
import { bitsOf, fromWiegand } from '#devices/card-number/wiegand.ts'
import { type Panel, panelOver } from '#devices/osdp/driver.ts'
import type { CardRead } from '#devices/osdp/payloads.ts'
import type { Transport } from '#devices/transport/transport.ts'
import type { Heard } from '#workbench/devices/heard.ts'
import type { Drive, DriveOptions } from './drive.ts'
import { healthOf } from './watching.ts'

const healths = { online: 'steady', offline: 'silent', refused: 'refused' } as const

export function driveOsdp(transport: Transport, options: DriveOptions): Drive {
  const { profile, clock, hear, keyFor } = options
  const health = healthOf()
  const over = new AbortController()
  let panel: Panel | null = null
  const needed = () => {
    if (!panel) throw new Error('asked before it was connected')
    return panel
  }
  return {
    acts: {
      light: (colour, tenths) => needed().light(colour, tenths, 'off', over.signal),
      beep: (times) => needed().beep(times, over.signal),
    },
    onHealth: health.add,
    async connect() {
      const key = await keyFor(profile)
      panel = panelOver({ transport, clock, address: profile.address ?? 1, key })
      panel.onCard((card) => hear(heardOf(card, clock.now())))
      panel.onKeys(({ keys }) => hear({ kind: 'keys', keys }))
      panel.onState((state, fault) => health.call(healths[state], fault?.code ?? 'timeout'))
      const { vendor, serial } = await panel.connect(over.signal)
      return `${vendor}-${serial}`.toUpperCase()
    },
    end() {
      over.abort()
      panel?.end()
    },
  }
}

/** Wiegand with its parities where it is such; else whole bytes as they came. */
function heardOf({ bits, data }: CardRead, at: number): Heard {
  const bytes = fromWiegand(bitsOf(data, bits)) ?? (bits % 8 === 0 ? data : null)
  if (!bytes) return { kind: 'fault', fault: 'card-unreadable', detail: `${bits} bit` }
  const { bytes: canonical, weak } = cardNumber(bytes)
  return { kind: 'card', tap: { uid: hexOf(data), canonical, format: `wiegand-${bits}`, weak, at } }
}
