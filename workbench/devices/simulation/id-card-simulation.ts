import type { Clock } from '#devices/clock.ts'
import { command } from '#devices/id-card-reader/codec.ts'
import { type SimulatedIdCardReader, simulatedIdCardReader } from '#devices/id-card-reader/simulator.ts'
import { status } from '#devices/id-card-reader/status.ts'
import { writeCardText } from '#devices/id-card-reader/text-layout.ts'
import { sampleIdCard } from './sample-cards.ts'
import type { Mishap } from './simulation.ts'

/** Milliseconds a person leaves a card lying on the reader. */
const liesMs = 2_000

/** A reader of identity cards, and what can befall a card upon it. */
export function idCardSimulation(clock: Clock) {
  const device = simulatedIdCardReader()
  const lift = (ms: number) => {
    clock.after(ms, () => device.lift())
  }
  return {
    device,
    present(card: typeof sampleIdCard) {
      device.place(card)
      lift(liesMs)
    },
    mishaps: mishapsOf(device, lift, clock),
  }
}

const mishapsOf = (device: SimulatedIdCardReader, lift: (ms: number) => void, clock: Clock) =>
  ({
    removedEarly: {
      label: '证件移开得太早',
      fault: 'card-removed-early',
      befall() {
        device.refuse(command.read, status.readFailed, 2)
        device.place(sampleIdCard)
        // It is first read at once, and again 200 and 400 ms later: between those it is gone.
        lift(350)
      },
    },
    unreadable: {
      label: '证件读不出来',
      fault: 'card-unreadable',
      befall() {
        device.refuse(command.read, status.readFailed, 99)
        device.place(sampleIdCard)
        lift(liesMs)
        clock.after(liesMs, () => device.refuse(command.read, status.readFailed, 0))
      },
    },
    invalid: {
      label: '证件号码不合规则',
      fault: 'card-invalid',
      befall() {
        const wrong = `${sampleIdCard.number.slice(0, -1)}X`
        device.placeText(writeCardText({ ...sampleIdCard, number: wrong }))
        lift(liesMs)
      },
    },
  }) satisfies Record<string, Mishap>
