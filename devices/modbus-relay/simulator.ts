import type { SimDevice } from '#devices/sim/sim-transport.ts'
import { code, encode, type ModbusFrame, refusal, requestDecoder } from './codec.ts'

export interface SimulatedModbusRelay extends SimDevice {
  readonly outputs: readonly boolean[]
}

const noSuchFunction = 1
const noSuchAddress = 2

/** A relay board at the far end of a wire. Without power every relay falls off. */
export function simulatedModbusRelay({ unit = 1, count = 4 } = {}): SimulatedModbusRelay {
  let say: (bytes: Uint8Array) => void = () => {}
  let decoder = requestDecoder(unit)
  const outputs = Array.from({ length: count }, () => false)

  function answer({ code: asked, data }: ModbusFrame): readonly number[] | number {
    const from = ((data[0] ?? 0) << 8) | (data[1] ?? 0)
    if (asked === code.writeCoil) {
      if (from >= count) return noSuchAddress
      outputs[from] = data[2] === 0xff
      return [...data]
    }
    if (asked !== code.readCoils) return noSuchFunction
    const many = ((data[2] ?? 0) << 8) | (data[3] ?? 0)
    if (many === 0 || from + many > count) return noSuchAddress
    const bytes = Array.from({ length: Math.ceil(many / 8) }, () => 0)
    for (let at = 0; at < many; at++)
      if (outputs[from + at]) bytes[at >> 3] = (bytes[at >> 3] ?? 0) | (1 << (at & 7))
    return [bytes.length, ...bytes]
  }

  return {
    outputs,
    attach(speak) {
      say = speak
    },
    hear(bytes) {
      for (const decoded of decoder.push(bytes)) {
        if (!('frame' in decoded)) continue
        const said = answer(decoded.frame)
        const asked = decoded.frame.code
        say(
          typeof said === 'number'
            ? encode({ unit, code: asked | refusal, data: Uint8Array.of(said) })
            : encode({ unit, code: asked, data: Uint8Array.from(said) }),
        )
      }
    },
    reboot() {
      decoder = requestDecoder(unit)
      outputs.fill(false)
    },
  }
}
