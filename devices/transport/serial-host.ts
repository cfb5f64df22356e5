import { realClock } from '#devices/clock.ts'
import { type FaultCode, isFault } from '#devices/fault.ts'
import { type Alike, alikeIn, type Model, type Which } from './alike.ts'
import { portsOf, type SerialLike, type SerialPortLike, type SerialSettings } from './serial-port.ts'
import type { LineError, Transport } from './transport.ts'
import { webSerial } from './web-serial.ts'

/** What the page says to the worker that holds its ports. */
export type ToHost =
  | {
      readonly do: 'open'
      readonly id: number
      readonly port: Model
      readonly which: Which
      readonly settings: SerialSettings
    }
  /** Wait for one of the model to be plugged in; called off by the next of these and by an opening. */
  | { readonly do: 'await'; readonly id: number; readonly port: Model }
  | { readonly do: 'send'; readonly id: number; readonly bytes: Uint8Array }
  | { readonly do: 'close'; readonly id: number }
  | { readonly do: 'after'; readonly id: number; readonly ms: number }
  | { readonly do: 'forget'; readonly id: number }

/** What the worker says back. */
export type FromHost =
  | { readonly said: 'done'; readonly id: number; readonly fault?: FaultCode }
  | { readonly said: 'bytes'; readonly bytes: Uint8Array }
  | { readonly said: 'recovered'; readonly kind: LineError }
  | { readonly said: 'lost' }
  | { readonly said: 'time'; readonly id: number }

/** Both ends of a line between a page and its worker: a worker, or one port of a channel. */
export interface Line {
  postMessage(message: unknown): void
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void
  removeEventListener(type: 'message', listener: (event: MessageEvent) => void): void
}

/**
 * The worker's side: it reads and writes one port, and keeps time. A hidden page is woken once a second at most, and a
 * reader goes off line meanwhile; a worker, and what it says to the page, is not held back.
 */
export function hostSerial(line: Line, serial: SerialLike) {
  const say = (message: FromHost) => line.postMessage(message)
  const timers = new Map<number, ReturnType<typeof setTimeout>>()
  let transport: Transport | null = null
  let waiting = new AbortController()
  let alike: { readonly model: string; readonly ports: Alike<SerialPortLike> } | null = null

  /** What is held is held across openings, here where its object is: the page has another one of it. */
  function alikeOf(port: Model) {
    const model = `${port.vendor} ${port.product}`
    if (alike?.model !== model) alike = { model, ports: alikeIn(() => portsOf(serial, port), realClock) }
    return alike.ports
  }

  function awaitPlug(port: Model) {
    waiting.abort()
    waiting = new AbortController()
    return alikeOf(port).plugged(waiting.signal)
  }

  async function open(port: Model, which: Which, settings: SerialSettings) {
    waiting.abort()
    await transport?.close()
    transport = webSerial(() => alikeOf(port).find(which), settings)
    transport.onBytes((bytes) => say({ said: 'bytes', bytes }))
    transport.onRecovered((kind) => say({ said: 'recovered', kind }))
    transport.onLost(() => say({ said: 'lost' }))
    await transport.open()
  }

  async function answered(id: number, act: Promise<void> | undefined) {
    try {
      await act
      say({ said: 'done', id })
    } catch (error) {
      say({ said: 'done', id, fault: isFault(error) ? error.code : 'device-lost' })
    }
  }

  line.addEventListener('message', ({ data }: MessageEvent<ToHost>) => {
    switch (data.do) {
      case 'open':
        return void answered(data.id, open(data.port, data.which, data.settings))
      case 'await':
        return void answered(data.id, awaitPlug(data.port))
      case 'send':
        return void answered(data.id, transport?.send(data.bytes))
      case 'close':
        return void answered(data.id, transport?.close())
      case 'after':
        timers.set(
          data.id,
          setTimeout(() => {
            timers.delete(data.id)
            say({ said: 'time', id: data.id })
          }, data.ms),
        )
        return
      case 'forget':
        clearTimeout(timers.get(data.id))
        timers.delete(data.id)
    }
  })
}
