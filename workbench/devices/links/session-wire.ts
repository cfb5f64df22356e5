import type { Transport } from '#devices/transport/transport.ts'
import type { Wire } from '#workbench/devices/drives/wire.ts'

/** What a session opens and closes. Of a HID device the session needs no bytes, of a keyboard nothing at all. */
export function sessionWire(wire: Wire): Transport {
  if (wire.by === 'transport') return wire.transport
  if (wire.by === 'keyboard') return { ...silent, label: 'keyboard' }
  const { hid } = wire
  return { ...silent, label: hid.label, open: hid.open, close: hid.close, onLost: hid.onLost }
}

const silent = {
  open: async () => {},
  close: async () => {},
  send: async () => {},
  onBytes: () => () => {},
  onLost: () => () => {},
  onRecovered: () => () => {},
} satisfies Omit<Transport, 'label'>
