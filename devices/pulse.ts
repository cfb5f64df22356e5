import { type Clock, sleep } from './clock.ts'
import { isFault } from './fault.ts'
import type { DoorCommand, DoorState } from './model/door-command.ts'

/** What a relay can do. Each says whether the device itself confirmed it. */
export interface Switch {
  on(output: number): Promise<boolean>
  off(output: number): Promise<boolean>
}

/** A relay that opens doors: only ever for a while. */
export interface DoorRelay {
  /**
   * Lets the strike go for the time of the command and tells of each step: `opened` on the device's word alone, else
   * `unconfirmed`. Ends when the strike holds again. While an output is being pulsed, another order for it does
   * nothing but wait for that one. Rejects with what went wrong; the output is switched off then as well.
   */
  open(command: DoorCommand, tell: (state: DoorState) => void): Promise<void>
  /** Lets go of the device; the transport stays as it is. */
  end(): void
}

/** No door stands open by a command for longer, whatever was asked. Milliseconds. */
const longestPulseMs = 30_000
const offTries = 3
/** Of these the device has said itself that it moved nothing. */
const refusals = ['device-refused', 'key-refused'] as const

/** Pulses of a relay that only knows on and off. */
export function pulsesOf({ on, off }: Switch, clock: Clock): DoorRelay['open'] {
  const inFlight = new Map<number, Promise<void>>()

  async function release(output: number) {
    for (let left = offTries; ; left--) {
      try {
        return await off(output)
      } catch (error) {
        if (left <= 1) throw error
      }
    }
  }

  async function pulse({ output, pulseMs }: DoorCommand, tell: (state: DoorState) => void) {
    try {
      tell('sent')
      tell((await on(output)) ? 'opened' : 'unconfirmed')
    } catch (error) {
      // Whether it came through is not known: it is switched off in any case.
      await release(output).catch(() => {})
      tell(isFault(error, ...refusals) ? 'refused' : 'unconfirmed')
      throw error
    }
    await sleep(clock, Math.min(pulseMs, longestPulseMs))
    await release(output)
  }

  return (command, tell) => {
    const running = inFlight.get(command.output)
    if (running) return running
    const mine = pulse(command, tell).finally(() => inFlight.delete(command.output))
    inFlight.set(command.output, mine)
    return mine
  }
}
