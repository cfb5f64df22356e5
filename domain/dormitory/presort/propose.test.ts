import fc from 'fast-check'
import { expect, it } from 'vitest'
import { placingFaults } from '../placing/rules.ts'
import type { Arrival, FreeBed } from './facts.ts'
import { propose } from './propose.ts'
import { presortLacks } from './words.ts'

const today = '2026-11-24'
const college = fc.constantFrom('it', 'art')
const campus = fc.constantFrom('north', 'south')

const student = (at: number) =>
  fc
    .record({ gender: fc.constantFrom('1', '2'), departmentId: college, campusId: campus, onRoll: often })
    .map(
      (own): Arrival => ({
        ...own,
        id: `s${at}`,
        name: `学生${at}`,
        studentNo: String(at).padStart(4, '0'),
        classId: `${own.departmentId}-${own.campusId}-${at % 2}`,
        ...{
          bedId: at % 11 === 10 ? 'elsewhere' : null,
          bedName: at % 11 === 10 ? '别处' : null,
          leftOn: null,
        },
      }),
    )
const often = fc.nat({ max: 9 }).map((n) => n > 0)

const room = (at: number) =>
  fc
    .record({
      residents: fc.constantFrom('men' as const, 'women' as const, null),
      capacity: fc.integer({ min: 1, max: 4 }),
      sleeping: fc.nat({ max: 2 }),
      departmentId: fc.option(college),
      campusId: campus,
      roomState: fc.constantFrom('open' as const, 'open' as const, 'sealed' as const),
      levelId: fc.constantFrom('A', 'B'),
      promisedTo: fc.option(fc.nat({ max: 19 })),
      mark: fc.constantFrom(null, null, 'reserved' as const, 'locked' as const),
    })
    .map(({ sleeping, promisedTo, mark, ...own }) =>
      Array.from(
        { length: 4 },
        (_, no): FreeBed => ({
          ...own,
          ...{ bedId: `r${at}-${no}`, bedName: `${at}-${no}`, no, roomId: `r${at}`, roomNo: `${at}` },
          ...{ roomName: `${at}`, buildingId: `${own.campusId}`, buildingName: '楼', floor: 1 + (at % 2) },
          ...{ dormitory: true, departmentName: own.departmentId, studentId: null, leftOn: null },
          mark: no === 0 ? mark : null,
          promisedId: no === 1 && promisedTo !== null && promisedTo % 8 === at ? `s${promisedTo}` : null,
          sleepers: Array.from({ length: sleeping }, (_, one) => `old${at}-${one}`),
          classes: [],
        }),
      ),
    )

const world = fc.record({
  students: fc.tuple(...Array.from({ length: 20 }, (_, at) => student(at))),
  beds: fc.tuple(...Array.from({ length: 8 }, (_, at) => room(at))).map((rooms) => rooms.flat()),
  levelId: fc.option(fc.constantFrom('A', 'B')),
  together: fc.boolean(),
})

it('gives no bed twice, breaks no rule, fills no room beyond its measure, and leaves nobody without a bed or a reason', () => {
  fc.assert(
    fc.property(world, ({ students, beds, levelId, together }) => {
      const rules = { on: today, today, levelId, together }
      const first = propose(students, beds, new Map(), rules)
      const fixed = first.filter(({ bedId }) => bedId).slice(0, 2)
      const kept = new Map(fixed.map(({ studentId, bedId }) => [studentId, bedId ?? '']))
      const again = propose(students, beds, kept, rules)
      expect(again.some(({ studentId }) => kept.has(studentId))).toBe(false)
      for (const plan of [first, [...fixed, ...again]]) {
        expect(plan.map(({ studentId }) => studentId).toSorted()).toEqual(
          students.map(({ id }) => id).toSorted(),
        )
        const inRoom = new Map<string, string[]>()
        const given = new Set<string>()
        for (const { studentId, bedId, because, lacking } of plan) {
          if (bedId === null) {
            expect(Object.keys(presortLacks.labels)).toContain(lacking)
            continue
          }
          expect(because.length).toBeGreaterThan(0)
          expect(given.has(bedId)).toBe(false)
          given.add(bedId)
          const who = students.find(({ id }) => id === studentId) as Arrival
          const bed = beds.find((one) => one.bedId === bedId) as FreeBed
          const beside = inRoom.get(bed.roomId) ?? []
          expect(placingFaults(who, { ...bed, sleepers: [...bed.sleepers, ...beside] }, rules)).toEqual([])
          expect([bed.campusId, levelId ?? bed.levelId]).toEqual([who.campusId, bed.levelId])
          inRoom.set(bed.roomId, [...beside, studentId])
        }
      }
      // A bed that a student without one may still have was not overlooked.
      const taken = new Set(first.flatMap(({ bedId }) => bedId ?? []))
      for (const { studentId, lacking } of first) {
        const who = students.find(({ id }) => id === studentId) as Arrival
        if (!lacking || !who.onRoll || who.bedId) continue
        const left = beds.filter((bed) => {
          const beside = beds
            .filter(({ roomId, bedId }) => roomId === bed.roomId && taken.has(bedId))
            .map(({ bedId }) => bedId)
          const place = { ...bed, sleepers: [...bed.sleepers, ...beside] }
          const own = bed.campusId === who.campusId && (!levelId || bed.levelId === levelId)
          return own && !taken.has(bed.bedId) && placingFaults(who, place, rules).length === 0
        })
        expect(left).toEqual([])
      }
    }),
    { numRuns: 300 },
  )
})
