import { realClock } from '#devices/clock.ts'
import type { FaultCode } from '#devices/fault.ts'
import { isFault } from '#devices/fault.ts'
import { tapOf } from '#devices/osdp/card-tap.ts'
import { type Panel, panelOver } from '#devices/osdp/driver.ts'
import { deviceSession } from '#devices/session/device-session.ts'
import { neighboursOf } from '#devices/session/neighbours.ts'
import { ownershipOf } from '#devices/session/ownership.ts'
import { bridge } from '#devices/transport/bridge.ts'
import { hostedSerial, startSerialWorker } from '#devices/transport/hosted-serial.ts'
import type { Transport } from '#devices/transport/transport.ts'
import { idle } from '#tests/support/serial/idle.ts'
import { manyReaders } from './many-readers.ts'

/** One thing that happened at the desk, at milliseconds since 1970. */
export interface Happening {
  readonly at: number
  readonly state: string
  readonly fault: FaultCode | null
  readonly detail: string | null
}

const key = Uint8Array.from({ length: 16 }, (_, at) => at)
const device = 'serial-check'
const element = (id: string) => document.getElementById(id) as HTMLElement

/** What the test asks of this page. */
const desk = {
  happened: [] as Happening[],
  lostAt: [] as number[],
  /** Cards, and when they had been painted. */
  painted: [] as { uid: string; at: number }[],
  rejected: [] as string[],
  listening: 0,
  title: document.title,
  locks: async () => {
    const { held = [] } = await navigator.locks.query()
    return held.filter(({ name }) => name === `dev:${device}`).length
  },
  /** Asks for a beep that the unplugged reader never hears, and notes once what became of it. */
  beep() {
    desk.panel?.beep(1).catch((error) => desk.rejected.push(isFault(error) ? error.code : 'thrown'))
  },
  panel: null as Panel | null,
  start,
  manyReaders,
  idle: idle(),
}

/** Counts who listens to a transport. */
function counted(transport: Transport): Transport {
  const counting =
    <Listener>(add: (listener: Listener) => () => void) =>
    (listener: Listener) => {
      desk.listening += 1
      const stop = add(listener)
      let stopped = false
      return () => {
        if (!stopped) desk.listening -= 1
        stopped = true
        stop()
      }
    }
  return {
    ...transport,
    onBytes: counting(transport.onBytes),
    onLost: counting(transport.onLost),
    onRecovered: counting(transport.onRecovered),
  }
}

/** A desk with one OSDP reader on the granted port, or at the end of a bridge. */
function start(url?: string) {
  const port = { vendor: null, product: null }
  const hosted = hostedSerial(startSerialWorker(), port, { baudRate: 115_200 })
  const transport = counted(url ? bridge(url) : hosted.transport)
  const { clock } = hosted
  transport.onLost(() => desk.lostAt.push(Date.now()))
  const neighbours = neighboursOf(device, {
    channel: new BroadcastChannel('devices'),
    clock: realClock,
    me: () => ({ title: document.title, path: location.pathname }),
  })
  const { actor } = deviceSession({
    transport,
    clock,
    ownership: ownershipOf(device, navigator.locks, neighbours),
    drive() {
      const panel = panelOver({ transport, clock, address: 1, key })
      desk.panel = panel
      panel.onCard((card) => show(tapOf(card, Date.now())?.uid ?? ''))
      const healths = { online: 'steady', offline: 'silent', refused: 'refused' } as const
      return {
        connect: async () => String((await panel.connect()).serial),
        onHealth: (listener) =>
          panel.onState((state, fault) => listener(healths[state], fault?.code ?? 'timeout')),
        end: panel.end,
      }
    },
  })
  actor.subscribe(({ value, context: { fault, detail } }) => {
    const state = typeof value === 'string' ? value : value.inUse
    element('state').textContent = [state, fault, detail].filter(Boolean).join(' ')
    desk.happened.push({ at: Date.now(), state, fault, detail })
  })
  ;(navigator as Navigator & { serial?: EventTarget }).serial?.addEventListener('connect', () =>
    actor.send({ type: 'PLUGGED' }),
  )
  actor.send({ type: 'GRANTED' })
  actor.send({ type: 'CONNECT' })
}

function show(uid: string) {
  element('card').textContent = uid
  requestAnimationFrame(() => requestAnimationFrame(() => desk.painted.push({ uid, at: Date.now() })))
}

declare global {
  interface Window {
    desk: typeof desk
  }
}
window.desk = desk
