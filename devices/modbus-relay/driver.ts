import type { Clock } from '#devices/clock.ts'
import { exchangeOver } from '#devices/exchange.ts'
import { DeviceError } from '#devices/fault.ts'
import { type DoorRelay, pulsesOf } from '#devices/pulse.ts'
import type { Transport } from '#devices/transport/transport.ts'
import { answerDecoder, code, coilsOf, encode, type ModbusFrame, refusal } from './codec.ts'

/** How the port of such a board is opened. */
export const serialOptions = { baudRate: 9_600, bufferSize: 16_384 } as const

export interface ModbusRelay extends DoorRelay {
  /** Which of the first outputs are on, as the board itself says. */
  outputs(count: number, signal?: AbortSignal): Promise<boolean[]>
}

const answerMs = 200
const on = 0xff

/** The driver of a relay board on a serial line, over an open transport. It alone of the simple relays confirms. */
export function modbusRelay(
  transport: Transport,
  { clock, unit = 1 }: { clock: Clock; unit?: number },
): ModbusRelay {
  const line = exchangeOver({ transport, decoder: answerDecoder(unit), clock, drainMs: answerMs })

  async function ask<Answer>(
    asked: number,
    data: readonly number[],
    read: (data: Uint8Array) => Answer | undefined,
    signal?: AbortSignal,
  ): Promise<Answer> {
    return await line.ask({
      bytes: encode({ unit, code: asked, data: Uint8Array.from(data) }),
      answer(frame: ModbusFrame) {
        if (frame.code === (asked | refusal))
          throw new DeviceError('device-refused', `Modbus ${frame.data[0]}`)
        return frame.code === asked ? read(frame.data) : undefined
      },
      withinMs: answerMs,
      tries: 2,
      signal,
    })
  }

  /** A board that did it sends the same bytes back; it is then asked whether the output is so. */
  async function write(output: number, state: boolean): Promise<boolean> {
    const data = [output >> 8, output & 0xff, state ? on : 0, 0]
    await ask(code.writeCoil, data, (echo) =>
      data.every((byte, at) => echo[at] === byte) ? true : undefined,
    )
    const [now] = await coils(output, 1)
    return now === state
  }

  const coils = (from: number, count: number, signal?: AbortSignal) =>
    ask(
      code.readCoils,
      [from >> 8, from & 0xff, count >> 8, count & 0xff],
      (data) => (data.length === 1 + Math.ceil(count / 8) ? coilsOf(data.subarray(1), count) : undefined),
      signal,
    )

  return {
    outputs: (count, signal) => coils(0, count, signal),
    open: pulsesOf({ on: (output) => write(output, true), off: (output) => write(output, false) }, clock),
    end: line.end,
  }
}
