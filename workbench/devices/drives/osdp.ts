import { DeviceError, isFault } from '#devices/fault.ts'
import { tapOf } from '#devices/osdp/card-tap.ts'
import { type Panel, panelOver } from '#devices/osdp/driver.ts'
import { offers } from '#devices/osdp/payloads.ts'
import type { Transport } from '#devices/transport/transport.ts'
import type { Acts, Drive, DriveOptions } from './drive.ts'
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
  const acts = {
    light: (colour, tenths) => needed().light(colour, tenths, 'off', over.signal),
    beep: (times) => needed().beep(times, over.signal),
    show: (text, seconds) => needed().show(text, seconds, over.signal),
    setKey: (next) => needed().setKey(next),
  } satisfies Acts
  return {
    /** Of light, sound and text, what the reader says that it has. */
    get acts() {
      const has = (what: Parameters<typeof offers>[1]) => offers(panel?.capabilities ?? [], what)
      const { light, beep, show, setKey } = acts
      return {
        setKey,
        ...(has('light') && { light }),
        ...(has('beep') && { beep }),
        ...(has('text') && { show }),
      }
    },
    onHealth: health.add,
    async connect() {
      const key = await keyFor(profile).catch((error: unknown) => {
        throw isFault(error) ? error : new DeviceError('auth-failed', 'no key')
      })
      panel = panelOver({ transport, clock, address: profile.address ?? 1, key })
      panel.onCard((card) => {
        const tap = tapOf(card, clock.now(), profile.card?.reversed)
        hear(
          tap
            ? { kind: 'card', tap }
            : { kind: 'fault', fault: 'card-unreadable', detail: `${card.bits} bit` },
        )
      })
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
