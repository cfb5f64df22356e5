import type { admittedStudent } from '#domain/admissions/admitted-student.ts'
import type { building } from '#domain/base/building.ts'
import { bedStateOf } from '#domain/dormitory/bed-state.ts'
import type { floor } from '#domain/dormitory/house/floor.ts'
import type { floorMaster } from '#domain/dormitory/house/floor-master.ts'
import type { roomLevel } from '#domain/dormitory/house/room-level.ts'
import type { roomMaster } from '#domain/dormitory/house/room-master.ts'
import type { roomType } from '#domain/dormitory/house/room-type.ts'
import type { staff } from '#domain/dormitory/house/staff.ts'
import type { stay } from '#domain/dormitory/stay.ts'
import type { Random } from '#server/core/chance.ts'
import type { Made } from '#server/core/database/made.ts'
import type { Bed, Room } from './arrivals.ts'
import type { Student } from './students.ts'
import type { SchoolClass } from './teaching.ts'

type Building = Made<typeof building>
type Stay = Made<typeof stay>

const types = [
  ['4', '四人间', 4, 'loft'],
  ['6', '六人间', 6, 'loft'],
  ['8', '八人间', 8, 'bunk'],
] as const
const levels = [
  ['A', '标准 A', '1400.00', '空调、独立卫生间、阳台'],
  ['B', '标准 B', '1200.00', '独立卫生间、吊扇'],
] as const

export const roomTypesOf = (random: Random): Made<typeof roomType>[] =>
  types.map(([code, name, capacity, bedForm]) => ({
    id: random.id(),
    ...{ code, name, capacity, bedForm, enabled: true },
  }))

export const roomLevelsOf = (random: Random): Made<typeof roomLevel>[] =>
  levels.map(([code, name, fee, facilities]) => ({
    id: random.id(),
    ...{ code, name, fee, facilities, enabled: true },
  }))

const dormitoriesIn = (buildings: readonly Building[]) => buildings.filter(({ kind }) => kind === 'dormitory')

export const floorsOf = (random: Random, buildings: readonly Building[]): Made<typeof floor>[] =>
  dormitoriesIn(buildings).flatMap((house) =>
    Array.from({ length: house.floors }, (_, at) => ({
      id: random.id(),
      name: `${house.code} ${at + 1} 层`,
      ...{ buildingId: house.id, no: at + 1, residents: null, enabled: true },
    })),
  )

/** Rooms with what is in them: every other house is of the better level, and odd numbers look south. */
export function furnished(
  rooms: readonly Room[],
  buildings: readonly Building[],
  kinds: readonly Made<typeof roomType>[],
  grades: readonly Made<typeof roomLevel>[],
): Room[] {
  const place = new Map(dormitoriesIn(buildings).map(({ id }, at) => [id, at]))
  return rooms.map((own) => {
    const better = (place.get(own.buildingId) ?? 0) % 2 === 0
    const south = Number(own.no) % 2 === 1
    return {
      ...own,
      typeId: kinds.find(({ capacity }) => capacity === own.capacity)?.id ?? null,
      levelId: grades[better ? 0 : 1]?.id ?? null,
      face: south ? ('south' as const) : ('north' as const),
      balcony: south,
      bathroom: true,
      aircon: better,
    }
  })
}

interface College {
  readonly buildings: readonly Building[]
  readonly rooms: readonly Room[]
  readonly beds: readonly Bed[]
  readonly students: readonly Student[]
  readonly classes: readonly SchoolClass[]
  readonly admitted: readonly Made<typeof admittedStudent>[]
}

const moved = '2026-03-02'

/**
 * Who of the older grades sleeps where since they came: class by class on their campus, the classes in turn in one of its
 * houses, in beds that are not kept for new students. One in fifty has changed beds in spring.
 */
export function staysOf(random: Random, college: College): Stay[] {
  const nextBed = bedsInTurn(college)
  const youngest = Math.max(...college.students.map(({ grade }) => grade ?? 0))
  return college.students
    .filter(
      ({ grade, attendMode, studentState }) =>
        (grade ?? 0) < youngest && attendMode === '2' && ['01', '05'].includes(studentState),
    )
    .flatMap((person): Stay[] => {
      const own = nextBed(person, 'first')
      if (!own) return []
      const before = random.below(50) === 0 ? nextBed(person, 'last') : undefined
      const stayIn = ({ id, roomId, buildingId }: Bed) => ({
        id: random.id(),
        studentId: person.id,
        bedId: id,
        ...{ roomId, buildingId, classId: person.classId, departmentId: person.departmentId },
      })
      const entry = { since: person.entryDate, reason: 'entry', source: 'assigned' } as const
      return before
        ? [
            { ...stayIn(before), ...entry, until: moved, endReason: 'change' },
            { ...stayIn(own), since: moved, reason: 'change', source: 'adjusted' },
          ]
        : [{ ...stayIn(own), ...entry }]
    })
}

/** Answers with the first free bed of the class's house, or with the last one, which stays free. */
function bedsInTurn({ buildings, beds, classes, admitted }: College) {
  const kept = new Set(admitted.flatMap(({ bedId }) => bedId ?? []))
  const free = Map.groupBy(
    beds.filter(({ id }) => !kept.has(id)),
    ({ buildingId }) => buildingId ?? '',
  )
  const place = new Map(classes.map((group, at) => [group.id, { campusId: group.campusId, at }]))
  return ({ classId, gender }: Student, which: 'first' | 'last') => {
    const { campusId, at = 0 } = place.get(classId) ?? {}
    const own = buildings.filter(
      (house) =>
        house.kind === 'dormitory' &&
        house.campusId === campusId &&
        house.residents === (gender === '1' ? 'men' : 'women'),
    )
    const inTurn = own.map((_, step) => free.get(own[(at + step) % own.length]?.id ?? '') ?? [])
    const waiting = inTurn.find((some) => some.length > 1)
    return which === 'first' ? waiting?.shift() : waiting?.at(-1)
  }
}

/** Beds with who sleeps in them and for whom they are kept; of the empty ones a few are out of use. */
export function settled(random: Random, { beds, admitted }: College, stays: readonly Stay[]): Bed[] {
  const sleeps = new Map(
    stays.filter(({ until }) => !until).map(({ bedId, studentId }) => [bedId, studentId]),
  )
  const kept = new Map(admitted.map(({ bedId, studentId }) => [bedId, studentId]))
  return beds.map((own) => {
    const studentId = sleeps.get(own.id) ?? null
    const promisedId = kept.get(own.id) ?? null
    const idle = !studentId && !promisedId
    const mark = idle ? markOf(random) : null
    return { ...own, studentId, promisedId, mark, state: bedStateOf({ mark, studentId, promisedId }) }
  })
}

/** Students with the house of the bed that they have, or that is kept for them. */
export function housed({ students, beds, admitted }: College, stays: readonly Stay[]): Student[] {
  const houseOf = new Map(beds.map(({ id, buildingId }) => [id, buildingId]))
  const kept = admitted.map(({ studentId, bedId }) => [studentId, houseOf.get(bedId ?? '')] as const)
  const slept = stays
    .filter(({ until }) => !until)
    .map(({ studentId, buildingId }) => [studentId, buildingId] as const)
  const home = new Map<string | null | undefined, string | null | undefined>([...kept, ...slept])
  return students.map((person) => ({ ...person, buildingId: home.get(person.id) ?? null }))
}

function markOf(random: Random) {
  const mark = random.weighted({ none: 92, repairing: 3, locked: 3, disabled: 2 })
  return mark === 'none' ? null : mark
}

const appointed = '2026-03-01'

/** Of each second room that is lived in, the first to have come; of each floor likewise. */
export function mastersOf(
  random: Random,
  { rooms }: College,
  stays: readonly Stay[],
  floors: readonly Made<typeof floor>[],
) {
  const sleepers = Map.groupBy(
    stays.filter(({ until }) => !until),
    ({ roomId }) => roomId,
  )
  const first = (own: Room) => sleepers.get(own.id)?.[0]
  const holding = ({ studentId, buildingId, classId }: Stay) => ({
    id: random.id(),
    studentId,
    buildingId,
    classId,
  })
  const roomMasters: Made<typeof roomMaster>[] = rooms.flatMap((own, at) => {
    const lodger = at % 2 === 0 && first(own)
    return lodger ? [{ ...holding(lodger), roomId: own.id, since: appointed }] : []
  })
  const floorMasters: Made<typeof floorMaster>[] = floors.flatMap(({ id, buildingId, no }) => {
    const lodger = rooms
      .filter((own) => own.buildingId === buildingId && own.floor === no)
      .map(first)
      .find(Boolean)
    return lodger ? [{ ...holding(lodger), floorId: id, since: appointed }] : []
  })
  return { roomMasters, floorMasters }
}

/** A second person for each house, beside its keeper: of the keepers, the next one. */
export function staffedBy(random: Random, buildings: readonly Building[]): Made<typeof staff>[] {
  const houses = dormitoriesIn(buildings)
  return houses.flatMap(({ id, keeperId }, at) => {
    const night = houses[(at + 1) % houses.length]?.keeperId
    return [
      ...(keeperId
        ? [
            {
              id: random.id(),
              teacherId: keeperId,
              buildingId: id,
              duty: 'keeper' as const,
              since: '2024-09-01',
            },
          ]
        : []),
      ...(night && night !== keeperId
        ? [{ id: random.id(), teacherId: night, buildingId: id, duty: 'night' as const, since: '2025-09-01' }]
        : []),
    ]
  })
}
