import type { Clock } from '#devices/clock.ts'
import { DeviceError } from '#devices/fault.ts'
import { type LineError, listeners, type Transport } from '#devices/transport/transport.ts'
import { type FaultScript, noFaults, type WireFault } from './fault-script.ts'

/** The far end of a wire: what a simulator is. It knows bytes, not who listens. */
export interface SimDevice {
  /** Called once: the way to speak, at any time. */
  attach(say: (bytes: Uint8Array) => void): void
  /** What the page sent, in the chunks it was sent in. */
  hear(bytes: Uint8Array): void
  /** The power came back: everything in its memory is gone. */
  reboot(): void
}

export interface SimTransport extends Transport {
  /** The cable is pulled: the page is told, and opening fails until `plug`. */
  unplug(): void
  plug(): void
  readonly plugged: boolean
  /** An error of the line that the port gets over by itself. */
  lineError(kind: LineError): void
  befall(script: FaultScript): void
  /** How many listen, of all kinds: nought when everybody has gone. */
  readonly listening: number
}

/** A wire with a simulated device at its far end, on which the faults of a script befall what the device says. */
export function simTransport(
  device: SimDevice,
  { clock, label = '模拟设备', faults = noFaults }: { clock: Clock; label?: string; faults?: FaultScript },
): SimTransport {
  const bytes = listeners<[Uint8Array]>()
  const lost = listeners<[]>()
  const recovered = listeners<[LineError]>()
  let script = faults
  let open = false
  let plugged = true
  let deafUntil = Number.NEGATIVE_INFINITY
  let said = 0
  /** What is still on the wire of an earlier opening never arrives. */
  let opening = 0

  function arrive(chunk: Uint8Array, ms = 0) {
    const mine = opening
    const now = () => {
      if (open && mine === opening && chunk.length > 0) bytes.call(chunk)
    }
    if (ms > 0) clock.after(ms, now)
    else queueMicrotask(now)
  }

  function unplug() {
    if (!plugged) return
    plugged = false
    device.reboot()
    if (!open) return
    open = false
    opening += 1
    lost.call()
  }

  function deliver(message: Uint8Array, fault: WireFault | undefined) {
    switch (fault?.kind) {
      case undefined:
        return arrive(message)
      case 'drop':
        return
      case 'delay':
        return arrive(message, fault.ms)
      case 'flip':
        return arrive(flipped(message, fault.bit))
      case 'split':
        for (let at = 0; at < message.length; at += fault.size)
          arrive(message.slice(at, at + fault.size), (at / fault.size) * fault.gapMs)
        return
      case 'duplicate':
        arrive(message)
        return arrive(message, fault.afterMs)
      case 'reboot':
        device.reboot()
        deafUntil = clock.now() + fault.ms
        return
      case 'stall':
        deafUntil = clock.now() + fault.ms
        return
      case 'unplug':
        if (fault.after > 0) bytes.call(message.slice(0, fault.after))
        return unplug()
    }
  }

  device.attach((message) => {
    if (!open || clock.now() < deafUntil) return
    deliver(message, script(said++, message))
  })

  return {
    label,
    onBytes: bytes.add,
    onLost: lost.add,
    onRecovered: recovered.add,
    async open() {
      if (open) throw new DeviceError('port-busy')
      if (!plugged) throw new DeviceError('device-lost')
      open = true
      opening += 1
    },
    /** As a real port does, it takes bytes for a device that has gone. */
    async send(frame) {
      const copy = frame.slice()
      queueMicrotask(() => {
        if (plugged && clock.now() >= deafUntil) device.hear(copy)
      })
    },
    async close() {
      open = false
      opening += 1
    },
    unplug,
    plug: () => {
      plugged = true
    },
    lineError: (kind) => recovered.call(kind),
    befall(next) {
      script = next
      said = 0
    },
    get plugged() {
      return plugged
    },
    get listening() {
      return bytes.count + lost.count + recovered.count
    },
  }
}

const flipped = (message: Uint8Array, bit: number) =>
  message.with(bit >> 3, (message[bit >> 3] ?? 0) ^ (1 << (bit & 7)))
