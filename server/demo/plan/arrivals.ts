import { type admittedStudent, owedOf } from '#domain/admissions/admitted-student.ts'
import type { building } from '#domain/base/building.ts'
import type { campusCard } from '#domain/base/campus-card.ts'
import type { bed } from '#domain/dormitory/bed.ts'
import type { room } from '#domain/dormitory/room.ts'
import { yuanOf } from '#domain/kernel/money.ts'
import type { Random } from '#server/core/chance.ts'
import type { Made } from '#server/core/database/made.ts'
import { identityOf } from '#server/demo/people.ts'
import { padded } from '#server/engine/demo/padded.ts'
import { unassignedMobile } from '#server/engine/demo/resident-ids.ts'
import type { Student } from './students.ts'
import type { SchoolClass } from './teaching.ts'

type Building = Made<typeof building>
export type Room = Made<typeof room>
export type Bed = Made<typeof bed>
export type Admitted = Made<typeof admittedStudent>

const bedsOfRoom = 6

/** So many rooms a floor in every dormitory, of six beds each. */
export const roomsOf = (random: Random, buildings: readonly Building[], aFloor: number): Room[] =>
  buildings
    .filter(({ kind }) => kind === 'dormitory')
    .flatMap((house) =>
      Array.from({ length: house.floors * aFloor }, (_, index) => {
        const floor = Math.floor(index / aFloor) + 1
        const no = `${floor}${padded((index % aFloor) + 1)}`
        return {
          id: random.id(),
          // Two campuses have a building of the same name.
          name: `${house.code} ${no}`,
          no,
          buildingId: house.id,
          floor,
          capacity: bedsOfRoom,
          state: 'open' as const,
        }
      }),
    )

export const bedsOf = (random: Random, rooms: readonly Room[]): Bed[] =>
  rooms.flatMap(({ id, name, buildingId, capacity }) =>
    Array.from({ length: capacity }, (_, at) => ({
      id: random.id(),
      name: `${name}-${at + 1}`,
      roomId: id,
      buildingId,
      no: at + 1,
      state: 'free' as const,
      keyNo: `K${name.replace(/\W/g, '')}${at + 1}`,
    })),
  )

interface Places {
  readonly buildings: readonly Building[]
  readonly beds: readonly Bed[]
  readonly classes: readonly SchoolClass[]
}

/** In whole yuan. */
const tuition = { lodging: 1200, books: 680, clothing: 320 }

/**
 * Everybody of the youngest grade, placed class by class in a dormitory of their campus for their sex, and a few who
 * were admitted and are not on the roll. Most have paid; some owe a part, and some have leave to pay later.
 */
export function admittedOf(
  random: Random,
  students: readonly Student[],
  { buildings, beds, classes }: Places,
): Admitted[] {
  const year = Math.max(...students.map(({ grade }) => grade ?? 0))
  const young = students.filter(({ grade }) => grade === year)
  const classOf = new Map(classes.map((group) => [group.id, group]))
  const houseOf = new Map(buildings.map((house) => [house.id, house]))
  const waiting = Map.groupBy(beds, ({ buildingId }) => {
    const house = houseOf.get(buildingId ?? '')
    return `${house?.campusId} ${house?.residents}`
  })
  const used = new Map<string, number>()
  const nextBed = (key: string) => {
    const at = used.get(key) ?? 0
    used.set(key, at + 1)
    return waiting.get(key)?.[at]?.id ?? null
  }
  const duesOf = (majorId: string) => 4500 + (Number.parseInt(majorId.slice(-2), 16) % 4) * 500
  const come = young.map((person, at) => {
    const campusId = classOf.get(person.classId)?.campusId
    const due = duesOf(person.majorId ?? '') + tuition.lodging + tuition.books + tuition.clothing
    return {
      id: random.id(),
      year,
      candidateNo: person.candidateNo ?? `${year}${padded(at, 8)}`,
      admissionNo: `LQ${year}${padded(at + 1, 5)}`,
      name: person.name,
      gender: person.gender,
      birthDate: person.birthDate,
      idType: person.idType,
      idNo: person.idNo,
      ethnic: person.ethnic ?? null,
      political: person.political ?? null,
      majorId: person.majorId ?? '',
      departmentId: person.departmentId ?? null,
      classId: person.classId,
      studentId: person.id,
      bedId:
        person.attendMode === '2' ? nextBed(`${campusId} ${person.gender === '1' ? 'men' : 'women'}`) : null,
      due: yuanOf(due * 100),
      ...payment(random, due),
      arrival: 'awaited' as const,
      mobile: person.mobile ?? null,
    }
  })
  const away = young.slice(0, Math.max(Math.round(young.length / 200), 2)).map((like, at) => ({
    id: random.id(),
    year,
    candidateNo: `${year % 100}99${padded(at + 1, 8)}`,
    admissionNo: `LQ${year}9${padded(at + 1, 4)}`,
    ...identityOf(random, at % 2 ? '2' : '1', [year - 20, year - 18], { '13': 8, '03': 2 }),
    majorId: like.majorId ?? '',
    departmentId: like.departmentId ?? null,
    due: yuanOf((duesOf(like.majorId ?? '') + tuition.books) * 100),
    paid: '0.00',
    arrival: (['declined', 'retained', 'deferred'] as const)[at % 3] ?? 'declined',
    mobile: unassignedMobile(random),
  }))
  return [...come, ...away].map((person) => ({ ...person, owed: owedOf(person) }))
}

function payment(random: Random, due: number) {
  const how = random.weighted({ all: 88, part: 6, later: 4, none: 2 })
  if (how === 'all') return { paid: yuanOf(due * 100) }
  if (how === 'part') return { paid: yuanOf((due - 1200) * 100) }
  return { paid: '0.00', ...(how === 'later' && { deferredUntil: '2026-12-31' }) }
}

const hex = (random: Random, digits: number) =>
  Array.from({ length: digits }, () => random.below(16).toString(16).toUpperCase()).join('')

/** A card for everybody; the chips are of four bytes, no two alike. */
export function cardsOf(
  random: Random,
  students: readonly { readonly id: string }[],
  teachers: readonly { readonly id: string }[],
): Made<typeof campusCard>[] {
  const taken = new Set<string>()
  const uid = (): string => {
    const made = hex(random, 8)
    if (taken.has(made)) return uid()
    taken.add(made)
    return made
  }
  return [
    ...students.map(({ id }) => ({ studentId: id, teacherId: null })),
    ...teachers.map(({ id }) => ({ studentId: null, teacherId: id })),
  ].map((holder) => ({ id: random.id(), uid: uid(), weak: false, ...holder, state: 'valid' as const }))
}
