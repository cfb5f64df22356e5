import { type Dialect, reportsOf, type Words } from '#devices/dialect.ts'
import { decode } from './codec.ts'

/** By the first byte of an order: what happens to which relay. */
const orders: Readonly<Record<number, readonly [text: string, all: boolean]>> = {
  255: ['吸合继电器', false],
  253: ['断开继电器', false],
  254: ['吸合继电器', true],
  252: ['断开继电器', true],
}

const describeOrder = (_: number, [operation = 0, relay = 0]: Uint8Array): Words | null => {
  const [text, all] = orders[operation] ?? []
  return text ? { text, detail: all ? 'ALL' : String(relay) } : null
}

/** The relays that are on, by their number; the serial number is the board's own. */
const describeState = (_: number, report: Uint8Array): Words | null => {
  const told = decode(report)
  if (!told) return null
  const on = told.outputs.flatMap((isOn, at) => (isOn ? [at + 1] : []))
  return { text: '继电器状态', detail: `${told.serial} ON ${on.join(' ') || '-'}` }
}

/** @public */
export const hidRelayDialect: Dialect = {
  sent: reportsOf(describeOrder),
  received: reportsOf(describeState),
  private: false,
}
