import type { campusCard } from '#domain/base/campus-card.ts'
import type { stay } from '#domain/dormitory/stay.ts'
import type { doorPerson } from '#domain/system/door-person.ts'
import { type Random, referenceDay } from '#server/core/chance.ts'
import type { Made } from '#server/core/database/made.ts'
import type { Room } from './arrivals.ts'
import { abnormalOf } from './doors/abnormal.ts'
import { type Building, type Device, day } from './doors/common.ts'
import { gateOf, gatewayOf, locksOf, trialOf } from './doors/devices.ts'
import { commandOf, openingsOf, unlockOf } from './doors/openings.ts'
import { accessOf, comingAndGoing, strangerAt } from './doors/passes.ts'
import type { Student } from './students.ts'
import type { SchoolClass } from './teaching.ts'

/** Of each dormitory so many are known to its doors, which keeps the log of two weeks under 20,000 rows. */
const peopleOfHouse = 20

/** One of so many has come home and not gone out for days: somebody is to look after them. */
const eachUnseen = 40

export interface College {
  readonly buildings: readonly Building[]
  readonly rooms: readonly Room[]
  readonly students: readonly Student[]
  readonly stays: readonly Made<typeof stay>[]
  readonly classes: readonly SchoolClass[]
  readonly cards: readonly Made<typeof campusCard>[]
}

/** Doors of the dormitories, those who live behind them, and two weeks of coming and going up to the demo's day. */
export function doorsOf(random: Random, college: College) {
  const houses = college.buildings.filter(({ kind }) => kind === 'dormitory')
  const gateways = houses.length > 0 ? [gatewayOf(random)] : []
  const [gateway] = gateways
  const gates = houses.map((house) => gateOf(random, house, gateway?.id ?? ''))
  const locks = houses.flatMap((house) => locksOf(random, house, college.rooms, gateway?.id ?? ''))
  const trial = houses.slice(0, 1).map((house) => trialOf(random, house))
  const people = houses.flatMap((house, at) => {
    const gate = gates[at]
    return gate
      ? residentsOf(house, college).map((one) => ({ person: personOf(random, one, gate), one, gate }))
      : []
  })
  const cardOf = new Map(college.cards.map((card) => [card.studentId, card.uid]))
  const told = people.flatMap(({ one, gate }, at) => {
    const passes = comingAndGoing(random, one.id, cardOf.get(one.id) ?? '', gate, gates)
    return at % eachUnseen === 0 ? passes.filter(({ at }) => at < referenceDay - 3 * day) : passes
  })
  const strangers = gates.slice(0, 3).map((gate, at) => strangerAt(gate, referenceDay - (at * 2 + 1) * day))
  const passes = [...told, ...strangers].toSorted((one, other) => one.at - other.at)
  const classOf = new Map(college.students.map(({ id, classId }) => [id, classId]))
  const commands = gates.map((gate, at) => commandOf(random, gate, at))
  return {
    gateways,
    devices: [...gates, ...locks, ...trial],
    people: people.map(({ person }, at) => ({ ...person, version: at + 1 })),
    passes: passes.map((pass, at) => accessOf(random, pass, gateway?.id ?? '', at)),
    abnormal: abnormalOf(random, passes, people, houses, classOf),
    locks: locks.flatMap((lock, at) =>
      openingsOf(
        random,
        lock,
        at,
        people.filter(({ gate }) => gate.buildingId === lock.buildingId).map(({ one }) => one.id),
      ),
    ),
    commands,
    unlocks: commands.flatMap((command) => {
      const resident = people.find(({ gate }) => gate.id === command.deviceId)
      return resident ? [unlockOf(random, command, resident.one.id)] : []
    }),
  }
}

/** Some of those who sleep there. */
function residentsOf(house: Building, { students, stays }: College) {
  const homes = new Set(
    stays.flatMap(({ buildingId, until, studentId }) =>
      buildingId === house.id && !until ? [studentId] : [],
    ),
  )
  const boarders = students.filter(({ id }) => homes.has(id))
  // One here and one there, so that most classes have somebody who comes home late.
  const step = Math.max(1, Math.floor(boarders.length / peopleOfHouse))
  return boarders.filter((_, at) => at % step === 0).slice(0, peopleOfHouse)
}

const personOf = (random: Random, { id, name }: Student, gate: Device): Made<typeof doorPerson> => ({
  id: random.id(),
  title: `${name} · ${gate.name}`,
  studentId: id,
  deviceId: gate.id,
  enabled: true,
  sync: 'pending',
})
