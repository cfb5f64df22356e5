import { decoderOf, type Grammar, type Reading } from '#devices/codec.ts'

/** A0 | relay, counted from 1 | 01 on, 00 off | sum of the three (LCUS-1/2/4 product notes). 9,600 baud, 8N1. */
export interface LcusOrder {
  readonly relay: number
  readonly on: boolean
}

const start = 0xa0
const size = 4

export const encode = ({ relay, on }: LcusOrder): Uint8Array =>
  Uint8Array.of(start, relay, Number(on), (start + relay + Number(on)) & 0xff)

/** What the board hears. It never says anything. */
export const orders: Grammar<LcusOrder> = {
  starts: (byte) => byte === start,
  longest: size,
  read(held): Reading<LcusOrder> {
    if (held.length < size) return size
    const [, relay = 0, state = 0, sum] = held
    if (state > 1 || relay === 0) return { malformed: 'field' }
    if (sum !== ((start + relay + state) & 0xff)) return { malformed: 'check' }
    return { frame: { relay, on: state === 1 }, length: size }
  },
}
export const orderDecoder = () => decoderOf(orders)
