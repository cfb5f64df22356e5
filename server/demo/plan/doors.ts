import type { building } from '#domain/base/building.ts'
import type { campusCard } from '#domain/base/campus-card.ts'
import type { abnormalAccess } from '#domain/dormitory/abnormal-access.ts'
import { findingsIn, type Pass } from '#domain/dormitory/abnormal-rules.ts'
import type { doorAccess } from '#domain/dormitory/door-access.ts'
import type { unlock } from '#domain/dormitory/unlock.ts'
import type { lockLog } from '#domain/student-service/lock-log.ts'
import type { doorCommand } from '#domain/system/door-command.ts'
import type { doorDevice } from '#domain/system/door-device.ts'
import type { doorGateway } from '#domain/system/door-gateway.ts'
import type { doorPerson } from '#domain/system/door-person.ts'
import { type Random, referenceDay } from '#server/core/chance.ts'
import type { Made } from '#server/core/database/made.ts'
import { timeOf } from '#server/core/database/moment.ts'
import { abnormalWords } from '#server/platform/doors/abnormal-words.ts'
import type { Room } from './arrivals.ts'
import type { Student } from './students.ts'
import type { SchoolClass } from './teaching.ts'

type Building = Made<typeof building>
type Device = Made<typeof doorDevice>
type Row<R extends { readonly id: string }> = Partial<R> & { readonly id: string }

const day = 86_400_000
const hour = 3_600_000
const days = 14
/** Of each dormitory so many are known to its doors, which keeps the log of two weeks under 20,000 rows. */
const peopleOfHouse = 20
const locksOfHouse = 4

export interface College {
  readonly buildings: readonly Building[]
  readonly rooms: readonly Room[]
  readonly students: readonly Student[]
  readonly classes: readonly SchoolClass[]
  readonly cards: readonly Made<typeof campusCard>[]
}

const tell = (at: number) => timeOf(new Date(at))

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
  const told = people.flatMap(({ one, gate }) =>
    comingAndGoing(random, one.id, cardOf.get(one.id) ?? '', gate, gates),
  )
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
    unlocks: commands.map((command) =>
      unlockOf(random, command, people.find(({ gate }) => gate.id === command.deviceId)?.one.id),
    ),
  }
}

const gatewayOf = (random: Random): Made<typeof doorGateway> => ({
  id: random.id(),
  name: '公寓门禁网关',
  place: '公寓管理中心机房',
  enabled: true,
  keys: 0,
  state: 'unknown',
})

const doorOf = (random: Random, house: Building, no: string, more: Partial<Device>): Device => ({
  id: random.id(),
  code: `${house.code}-${no}`,
  name: `${house.code} ${no}`,
  kind: 'gate',
  buildingId: house.id,
  relay: 'gateway',
  channel: 1,
  pulseMs: 3000,
  enabled: true,
  state: 'unknown',
  ...more,
})
const gateOf = (random: Random, house: Building, gatewayId: string) =>
  doorOf(random, house, 'G1', { name: `${house.code} 大门`, gatewayId })
const trialOf = (random: Random, house: Building) =>
  doorOf(random, house, 'T1', { name: '值班室演示门', relay: 'modbus', pulseMs: 2000 })
const locksOf = (random: Random, house: Building, rooms: readonly Room[], gatewayId: string) =>
  rooms
    .filter(({ buildingId }) => buildingId === house.id)
    .slice(0, locksOfHouse)
    .map((room) =>
      doorOf(random, house, `L${room.no}`, {
        ...{ name: `${room.name} 门锁`, kind: 'lock', roomId: room.id, gatewayId },
        battery: 15 + random.below(85),
      }),
    )

/** Men or women of the campus who board, none of them of the youngest grade: they are only arriving. */
function residentsOf(house: Building, { students, classes, buildings }: College) {
  const campusOf = new Map(classes.map(({ id, campusId }) => [id, campusId]))
  const youngest = Math.max(...students.map(({ grade }) => grade ?? 0))
  const alike = buildings.filter(
    ({ kind, campusId, residents }) =>
      kind === 'dormitory' && campusId === house.campusId && residents === house.residents,
  )
  const place = alike.findIndex(({ id }) => id === house.id)
  const boarders = students
    .filter(
      ({ grade, gender, attendMode, classId }) =>
        (grade ?? 0) < youngest &&
        attendMode === '2' &&
        campusOf.get(classId) === house.campusId &&
        gender === (house.residents === 'women' ? '2' : '1'),
    )
    .filter((_, at) => at % alike.length === place)
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

/** Out in the morning and home at night; now and then late, once in a while not at all, or to a friend's house. */
function comingAndGoing(
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

const strangerAt = (gate: Device, begins: number): Pass => ({
  ...{ at: begins + 21 * hour, direction: 'in', result: 'refused', studentId: null, teacherId: null },
  ...{ cardUid: '08F3C2A1', deviceId: gate.id, buildingId: gate.buildingId },
})

const accessOf = (
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

const notes = [
  '已电话联系本人，因校外实训晚归，有请假条',
  '辅导员已谈话，本人说明情况',
  '回家探亲，已补办请假手续',
]

/** What the rules find at the end of each of these days; older findings have been looked into. */
function abnormalOf(
  random: Random,
  passes: readonly Pass[],
  people: readonly { readonly one: Student; readonly gate: Device }[],
  houses: readonly Building[],
  classOf: ReadonlyMap<string, string>,
): Row<Made<typeof abnormalAccess>>[] {
  const homes = new Map(people.map(({ one, gate }) => [one.id, new Set([gate.buildingId])]))
  const dormitories = new Set(houses.map(({ id }) => id))
  const settings = { lateFrom: 23 * 60, lateTo: 5 * 60 + 30, unseenHours: 48 }
  const nights = Array.from({ length: days }, (_, back) => referenceDay - (days - 1 - back) * day)
  const found = nights.flatMap((end) => {
    // As it was known at six in the morning.
    const now = end + 6 * hour
    const known = passes.filter(({ at }) => at <= now && at > now - 4 * day)
    return findingsIn({ passes: known, homes, dormitories, settings, now })
  })
  return [...new Map(found.map((finding) => [finding.key, finding])).values()].map(
    ({ at, kind, ...finding }) => {
      const old = at < referenceDay - 4 * day
      return {
        ...finding,
        id: random.id(),
        kind,
        happenedAt: tell(at),
        classId: classOf.get(finding.studentId ?? '') ?? null,
        detail: abnormalWords[kind],
        state: old ? 'confirmed' : 'open',
        ...(old && { note: random.pick(notes), handledBy: '公寓管理中心', handledAt: tell(at + 20 * hour) }),
      }
    },
  )
}

function openingsOf(
  random: Random,
  lock: Device,
  at: number,
  residents: readonly string[],
): Row<Made<typeof lockLog>>[] {
  return Array.from({ length: 6 }, (_, no) => {
    const happened = referenceDay - (no * 2 + 1) * day + Math.round((8 + random.next() * 12) * hour)
    const forced = at === 1 && no === 2
    return {
      id: random.id(),
      happenedAt: tell(happened),
      receivedAt: tell(happened + 4000),
      deviceId: lock.id,
      buildingId: lock.buildingId,
      roomId: lock.roomId ?? null,
      // A key says nothing of who turned it.
      studentId: forced ? null : (residents[(at % locksOfHouse) * 2 + (no % 2)] ?? null),
      way: forced ? 'key' : random.pick(['code', 'card', 'fingerprint', 'fingerprint'] as const),
      result: forced ? 'forced' : 'passed',
      forced,
      battery: lock.battery ?? null,
      lowBattery: (lock.battery ?? 100) < 20,
      gatewayId: lock.gatewayId ?? null,
      eventId: `demo-lock-${at}-${no}`,
    }
  })
}

const reasons = [
  ['forgotten', '忘带校园卡，已核对身份', null],
  ['broken', '门锁故障，维修人员入室', null],
  ['emergency', '学生突发疾病，送医', '值班保安'],
  ['inspection', '消防安全检查', '公寓中心值班员'],
] as const

function commandOf(random: Random, gate: Device, at: number): Row<Made<typeof doorCommand>> {
  const asked = referenceDay - ((at % 12) + 1) * day + (9 + (at % 4) * 2) * hour
  return {
    id: random.id(),
    deviceId: gate.id,
    buildingId: gate.buildingId,
    gatewayId: gate.gatewayId ?? null,
    reason: reasons[at % reasons.length]?.[1] ?? '',
    askedBy: '公寓管理中心',
    askedAt: tell(asked),
    output: 0,
    pulseMs: gate.pulseMs,
    state: at % 8 === 1 ? 'unconfirmed' : 'confirmed',
    detail: at % 8 === 1 ? '设备没有回报结果，请到现场查看' : null,
    expiresAt: tell(asked + 10_000),
    sentAt: tell(asked + 300),
    settledAt: tell(asked + 900),
  }
}

function unlockOf(
  random: Random,
  command: ReturnType<typeof commandOf>,
  studentId?: string,
): Row<Made<typeof unlock>> {
  const [reason, subject, witness] = reasons.find(([, words]) => words === command.reason) ?? reasons[0]
  return {
    id: random.id(),
    ...{ subject, reason, witness, studentId: studentId ?? null },
    deviceId: command.deviceId ?? '',
    buildingId: command.buildingId ?? null,
    relay: 'gateway',
    openState: command.state ?? null,
    openedAt: command.state === 'confirmed' ? (command.settledAt ?? null) : null,
    openedBy: command.askedBy ?? null,
    commandId: command.id,
  }
}
