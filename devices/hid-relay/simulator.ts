import type { SimHidDevice } from '#devices/sim/sim-hid.ts'

export interface SimulatedHidRelay extends SimHidDevice {
  readonly outputs: readonly boolean[]
  /** Its relay is stuck: it takes orders and does nothing. */
  jam(): void
}

/** A HID relay board. Without power every relay falls off. */
export function simulatedHidRelay({ serial = 'ABCDE', count = 2 } = {}): SimulatedHidRelay {
  const outputs = Array.from({ length: count }, () => false)
  let jammed = false
  return {
    vendorId: 0x16c0,
    outputs,
    attach() {},
    take(_, [operation, relay = 0]) {
      if (jammed) return
      if (operation === 0xfe || operation === 0xfc) outputs.fill(operation === 0xfe)
      else if (relay >= 1 && relay <= count && (operation === 0xff || operation === 0xfd))
        outputs[relay - 1] = operation === 0xff
    },
    give() {
      const mask = outputs.reduce((bits, on, at) => bits | (Number(on) << at), 0)
      return Uint8Array.of(...Array.from(serial, (char) => char.charCodeAt(0)), 0, 0, mask)
    },
    reboot: () => {
      outputs.fill(false)
    },
    jam() {
      jammed = true
    },
  }
}
