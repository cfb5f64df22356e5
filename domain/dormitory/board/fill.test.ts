import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Lodger, type Place, placingFaults } from '../placing/rules.ts'
import { fillFrom } from './fill.ts'

const today = '2026-11-02'
const student = (id: string, more: Partial<Lodger> = {}): Lodger => ({
  ...{
    id,
    name: id,
    gender: '1',
    onRoll: true,
    departmentId: 'd1',
    bedId: null,
    bedName: null,
    leftOn: null,
  },
  ...more,
})
const bed = (room: string, no: number, more: Partial<Place> = {}) =>
  ({
    ...{ bedId: `${room}-${no}`, bedName: `${room}-${no}`, roomId: room, roomName: room, mark: null },
    ...{ studentId: null, promisedId: null, leftOn: null, roomState: 'open', capacity: 2, sleepers: [] },
    ...{ departmentId: null, departmentName: null, dormitory: true, buildingName: 'B', residents: 'men' },
    ...more,
  }) as Place & { roomId: string }
const floor = [bed('101', 1), bed('101', 2), bed('102', 1), bed('102', 2)]
const given = ({ placings }: ReturnType<typeof fillFrom>) =>
  placings.map(({ student, bed }) => [student.id, bed.bedId])

it('goes from the bed on through the floor, and from its beginning again', () => {
  const filled = fillFrom(
    ['a', 'b', 'c', 'd', 'e'].map((id) => student(id)),
    floor,
    '102-1',
    today,
  )
  expect(given(filled)).toEqual([
    ['a', '102-1'],
    ['b', '102-2'],
    ['c', '101-1'],
    ['d', '101-2'],
  ])
  expect(filled.left.map(({ student: { id }, message }) => [id, message])).toEqual([
    ['e', '本层已没有空床位'],
  ])
})

it('leaves out a bed that a rule forbids, and says why nothing is left', () => {
  const kept = [bed('101', 1, { mark: 'locked' }), bed('101', 2, { promisedId: 'z' }), bed('102', 1)]
  const filled = fillFrom([student('a'), student('w', { gender: '2' })], kept, '101-1', today)
  expect(given(filled)).toEqual([['a', '102-1']])
  expect(filled.left[0]?.message).toContain('处于')
})

it('gives each the bed that is kept for them before the others have theirs', () => {
  const beds = [bed('101', 1), bed('101', 2), bed('102', 1, { promisedId: 'c' })]
  const filled = fillFrom(
    ['a', 'b', 'c'].map((id) => student(id)),
    beds,
    '101-1',
    today,
  )
  expect(given(filled).toSorted()).toEqual([
    ['a', '101-1'],
    ['b', '101-2'],
    ['c', '102-1'],
  ])
  const locked = beds.map((each) => (each.promisedId ? { ...each, mark: 'locked' as const } : each))
  expect(
    given(fillFrom([student('c')], locked, '101-2', today)),
    'one that may not be had is passed over',
  ).toEqual([['c', '101-2']])
})

it('no bed is given twice, no room is fuller than it may be, and each placing keeps the rules', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ gender: fc.constantFrom('1', '2'), departmentId: fc.constantFrom('d1', 'd2') }), {
        maxLength: 12,
      }),
      fc.array(
        fc.record({
          residents: fc.constantFrom('men' as const, 'women' as const, null),
          departmentId: fc.constantFrom('d1', 'd2', null),
          capacity: fc.integer({ min: 1, max: 3 }),
        }),
        { minLength: 1, maxLength: 5 },
      ),
      (people, rooms) => {
        const students = people.map((more, at) => student(`s${at}`, more))
        const beds = rooms.flatMap((more, at) => [1, 2, 3].map((no) => bed(`r${at}`, no, more)))
        const { placings, left } = fillFrom(students, beds, 'r0-2', today)
        expect(placings.length + left.length).toBe(students.length)
        expect(new Set(placings.map(({ bed }) => bed.bedId)).size).toBe(placings.length)
        for (const own of Map.groupBy(placings, ({ bed }) => bed.roomId).values())
          expect(own.length).toBeLessThanOrEqual(own[0]?.bed.capacity ?? 0)
        for (const { student, bed } of placings)
          expect(placingFaults(student, bed, { on: today, today })).toEqual([])
      },
    ),
  )
})
