import type { Pass } from '#domain/dormitory/abnormal-rules.ts'
import type { doorAccess } from '#domain/dormitory/door-access.ts'
import { type Random, referenceDay } from '#server/core/chance.ts'
import type { Made } from '#server/core/database/made.ts'
import { type Device, day, days, hour, type Row, tell } from './common.ts'

/** Out in the morning and home at night; now and then late, once in a while not at all, or to a friend's house. */
export function comingAndGoing(
  random: Random,
  studentId: string,
  cardUid: string,
  gate: Device,
  gates: readonly Device[],
) {
  const passes: Pass[] = []
  const note = (at: number, direction: 'in' | 'out', door = gate, result = 'passed') =>
    passes.push({
      ...{ at, direction, result, studentId, cardUid, teacherId: null },
      ...{ deviceId: door.id, buildingId: door.buildingId },
    })
  const minutes = (from: number, span: number) => Math.round(from * hour + random.next() * span * 60_000)
  for (let back = days; back > 0; back--) {
    const begins = referenceDay - back * day
    note(begins + minutes(6.8, 70), 'out')
    if (random.below(2)) {
      note(begins + minutes(11.7, 40), 'in')
      note(begins + minutes(13.5, 40), 'out')
    }
    const evening = random.weighted({ home: 970, late: 22, out: 4, friend: 4 })
    if (evening === 'friend') note(begins + minutes(19, 60), 'in', random.pick(gates), 'refused')
    if (evening !== 'out')
      note(begins + minutes(evening === 'late' ? 23.1 : 20.5, evening === 'late' ? 45 : 110), 'in')
  }
  return passes
}

export const strangerAt = (gate: Device, begins: number): Pass => ({
  ...{ at: begins + 21 * hour, direction: 'in', result: 'refused', studentId: null, teacherId: null },
  ...{ cardUid: '08F3C2A1', deviceId: gate.id, buildingId: gate.buildingId },
})

export const accessOf = (
  random: Random,
  { at, ...pass }: Pass,
  gatewayId: string,
  no: number,
): Row<Made<typeof doorAccess>> => ({
  ...(pass as Partial<Made<typeof doorAccess>>),
  id: random.id(),
  way: 'card',
  happenedAt: tell(at),
  receivedAt: tell(at + 2000),
  gatewayId,
  eventId: `demo-${no}`,
})
