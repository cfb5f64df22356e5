import type { Clock } from '#devices/clock.ts'
import { DeviceError } from '#devices/fault.ts'
import { type DoorRelay, pulsesOf } from '#devices/pulse.ts'
import type { HidTransport } from '#devices/transport/hid-transport.ts'
import { decode, encode, type RelayState } from './codec.ts'

export interface HidRelay extends DoorRelay {
  /** Its serial number, by which it is known again, and which relays are on. */
  state(): Promise<RelayState>
}

/** The driver of a HID relay, over an open device. It is asked for its state after each order: that is the confirmation. */
export function hidRelay(hid: HidTransport, { clock }: { clock: Clock }): HidRelay {
  let ended = false

  async function state(): Promise<RelayState> {
    const told = decode(await hid.receiveFeature(0))
    if (!told) throw new DeviceError('wrong-device')
    return told
  }

  async function order(output: number, on: boolean): Promise<boolean> {
    if (ended) throw new DeviceError('aborted')
    await hid.sendFeature(0, encode(output + 1, on))
    return (await state()).outputs[output] === on
  }

  return {
    state,
    open: pulsesOf({ on: (output) => order(output, true), off: (output) => order(output, false) }, clock),
    end() {
      ended = true
    },
  }
}
