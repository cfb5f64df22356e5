import { decoder } from '#devices/osdp/codec.ts'
import { command } from '#devices/osdp/codes.ts'
import { panelOver } from '#devices/osdp/driver.ts'
import { simOsdpReader } from '#devices/osdp/simulator.ts'
import { simTransport } from '#devices/sim/sim-transport.ts'
import { hostedSerial, startSerialWorker } from '#devices/transport/hosted-serial.ts'

const key = Uint8Array.from({ length: 16 }, (_, at) => at)

/**
 * So many simulated readers with a secure channel each, polled every 50 ms for so long by the worker's clock: the
 * longest silences between two polls of one reader, and how many polls there were. Beside them runs a timer of 50 ms
 * that does nothing: how often it was late by 50 ms or more is the machine's own doing.
 */
export async function manyReaders(count: number, seconds: number) {
  const { clock } = hostedSerial(startSerialWorker(), { vendor: null, product: null }, { baudRate: 9_600 })
  const polledAt: number[][] = []
  const panels = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const reader = simOsdpReader({ clock, address: index, key, serial: index })
      const wire = simTransport(reader, { clock })
      const polls: number[] = []
      const heard = decoder()
      const { send } = wire
      wire.send = (bytes) => {
        for (const found of heard.push(bytes))
          if ('frame' in found && found.frame.code === command.poll) polls.push(performance.now())
        return send(bytes)
      }
      polledAt.push(polls)
      await wire.open()
      const panel = panelOver({ transport: wire, clock, address: index, key })
      await panel.connect()
      return panel
    }),
  )
  for (const polls of polledAt) polls.length = 0
  let stalls = 0
  let ticked = performance.now()
  let stopTicking = () => {}
  const tick = () => {
    if (performance.now() - ticked > 100) stalls += 1
    ticked = performance.now()
    stopTicking = clock.after(50, tick)
  }
  tick()
  await new Promise<void>((resolve) => void clock.after(seconds * 1_000, resolve))
  stopTicking()
  const online = panels.filter(({ state }) => state === 'online').length
  for (const panel of panels) panel.end()
  const gaps = polledAt.flatMap((polls) => polls.slice(1).map((at, index) => at - (polls[index] ?? at)))
  return {
    online,
    stalls,
    polls: gaps.length + count,
    longest: Math.round(gaps.reduce((most, gap) => Math.max(most, gap), 0)),
    late: gaps.filter((gap) => gap > 150).length,
  }
}
