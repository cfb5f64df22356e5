import { setTimeout as wait } from 'node:timers/promises'
import { realClock } from '#devices/clock.ts'
import { idCardReader } from '#devices/id-card-reader/driver.ts'
import { simulatedIdCardReader } from '#devices/id-card-reader/simulator.ts'
import vectors from '#devices/id-card-reader/vectors.json' with { type: 'json' }
import type { IdCard } from '#devices/model/id-card.ts'
import { tapOf } from '#devices/osdp/card-tap.ts'
import { panelOver } from '#devices/osdp/driver.ts'
import { simOsdpReader } from '#devices/osdp/simulator.ts'
import { pn532Reader } from '#devices/pn532/driver.ts'
import { simulatedPn532 } from '#devices/pn532/simulator.ts'
import { type SimDevice, simTransport } from '#devices/sim/sim-transport.ts'
import type { verdicts } from './verdict.ts'

type VerdictOf = ReturnType<typeof verdicts>

/** Milliseconds so many bytes take at 115,200 baud: ten bits each. */
const wireMs = (bytes: number) => (bytes * 10_000) / 115_200
const clock = realClock
/** Milliseconds. */
const sameTapMs = 1_500
const card = (tap: number) => Uint8Array.of(0, 0, tap >> 8, tap & 0xff)

/** A wire on which what the device says takes as long as at 115,200 baud. */
async function wired<Device extends SimDevice>(device: Device) {
  const faults = (_: number, bytes: Uint8Array) => ({ kind: 'delay' as const, ms: wireMs(bytes.length) })
  const wire = simTransport(device, { clock, faults })
  await wire.open()
  return wire
}

/** From each tap to its verdict, in milliseconds; a tap comes at any time of the reader's round. */
async function timed(taps: number, hold: (tap: number) => void, verdict: () => Promise<unknown>) {
  const times: number[] = []
  for (let tap = 0; tap < taps; tap++) {
    await wait(20 + ((tap * 61) % 290))
    const reached = verdict()
    const started = performance.now()
    hold(tap)
    await reached
    times.push(performance.now() - started)
  }
  return times
}

/** The person who waits for the next verdict. */
function waiting() {
  let done = () => {}
  return {
    next: () =>
      new Promise<void>((resolve) => {
        done = resolve
      }),
    say: () => done(),
  }
}

export async function osdpTaps(taps: number, verdictOf: VerdictOf) {
  const key = new Uint8Array(16).fill(7)
  const reader = simOsdpReader({ clock, address: 1, key })
  const panel = panelOver({ transport: await wired(reader), clock, address: 1, key })
  const { next, say } = waiting()
  panel.onCard(async (read) => {
    const tap = tapOf(read, clock.now())
    if (tap) await verdictOf(tap)
    say()
  })
  await panel.connect()
  const times = await timed(taps, (tap) => reader.tap(32, card(tap)), next)
  panel.end()
  return times
}

export async function pn532Taps(taps: number, verdictOf: VerdictOf) {
  const chip = simulatedPn532()
  const reader = pn532Reader(await wired(chip), { clock })
  await reader.greet()
  const { next, say } = waiting()
  const over = new AbortController()
  const watching = reader.watch(async (tap) => {
    await verdictOf(tap)
    chip.place(null)
    say()
  }, over.signal)
  const times = await timed(taps, (tap) => chip.place(card(tap)), next)
  over.abort()
  await watching
  reader.end()
  return times
}

/** The second list is from the moment the reader has found the card: what the page itself can make faster or slower. */
export async function idCardTaps(taps: number, verdictOf: VerdictOf) {
  const device = simulatedIdCardReader()
  const wire = await wired(device)
  const reader = idCardReader(wire, { clock })
  const { next, say } = waiting()
  const over = new AbortController()
  const sinceFound: number[] = []
  let foundAt = 0
  wire.onBytes((bytes) => {
    // The answer that a card is there is the only one of fifteen bytes.
    if (bytes.length === 15) foundAt = performance.now()
  })
  const printed = vectors.cards[0]?.card as IdCard
  const watching = reader.watch(async (read) => {
    if (read instanceof Error) return
    await verdictOf({ canonical: read.number })
    sinceFound.push(performance.now() - foundAt)
    device.lift()
    say()
  }, over.signal)
  const times: number[] = []
  for (let tap = 0; tap < taps; tap++) {
    // The same card within a second and a half of its last sight is the same tap.
    await wait(sameTapMs + 200)
    times.push(...(await timed(1, () => device.place(printed), next)))
  }
  over.abort()
  await watching
  reader.end()
  return { times, sinceFound }
}
