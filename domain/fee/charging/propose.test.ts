import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Payer, type Priced, propose } from './propose.ts'

const payer = (at: number) =>
  fc
    .record({
      grade: fc.constantFrom(2025, 2026),
      majorId: fc.constantFrom('software', 'nursing'),
      level: fc.constantFrom('1', '2'),
      studentType: fc.constantFrom('1', '2'),
      entryMode: fc.constantFrom(null, '01'),
      onRoll: fc.nat({ max: 9 }).map((n) => n > 0),
      charged: fc.option(fc.constantFrom('5000.00', '5800.00')),
    })
    .map((own): Payer => ({ id: `s${at}`, ...own }))
const standard = (at: number) =>
  fc
    .record({
      amount: fc.constantFrom('5000.00', '5800.00'),
      grade: fc.option(fc.constantFrom(2025, 2026)),
      majorId: fc.option(fc.constantFrom('software', 'nursing')),
    })
    .map(
      (own): Priced => ({
        ...{ id: `p${at}`, projectId: 'tuition', level: null, studentType: null, entryMode: null },
        ...own,
      }),
    )
const world = fc.record({
  students: fc.tuple(...Array.from({ length: 12 }, (_, at) => payer(at))),
  standards: fc.array(fc.nat()).chain((some) => fc.tuple(...some.slice(0, 5).map((_, at) => standard(at)))),
})

it('charges nobody twice, by no standard that is not theirs, and leaves nobody without a charge or a reason', () => {
  fc.assert(
    fc.property(world, ({ students, standards }) => {
      const charges = propose(students, standards, new Map([['s0', null]]))
      expect(charges.map(({ studentId }) => studentId)).toEqual(students.slice(1).map(({ id }) => id))
      for (const { studentId, standardId, because, lacking } of charges) {
        const who = students.find(({ id }) => id === studentId) as Payer
        const by = standards.find(({ id }) => id === standardId)
        expect([standardId === null, because.length === 0]).toEqual([lacking !== null, lacking !== null])
        if (!by) continue
        expect([who.onRoll, who.charged]).toEqual([true, null])
        expect([by.grade ?? who.grade, by.majorId ?? who.majorId]).toEqual([who.grade, who.majorId])
      }
    }),
  )
})

it('says by what the standard was found, and where another amount is owed already', () => {
  const who: Payer = {
    ...{ id: 's', onRoll: true, charged: null, grade: 2026, majorId: 'software', level: '1' },
    ...{ studentType: '1', entryMode: null },
  }
  const all: Priced = {
    ...{ id: 'all', projectId: 'tuition', amount: '5000.00', grade: null, majorId: null },
    ...{ level: null, studentType: null, entryMode: null },
  }
  const own = { ...all, id: 'own', amount: '5500.00', grade: 2026, majorId: 'software' }
  const of = (over: Partial<Payer>, ...standards: Priced[]) =>
    propose([{ ...who, ...over }], standards, new Map())[0]
  expect(of({}, all)?.because).toEqual(['everybody'])
  expect(of({}, all, own)).toMatchObject({ standardId: 'own', because: ['majorId', 'grade'] })
  expect(of({ charged: '5500.00' }, all, own)?.lacking).toBe('charged')
  expect(of({ charged: '5000.00' }, all, own)?.lacking).toBe('differs')
  expect(of({ majorId: 'nursing', onRoll: false }, all)?.lacking).toBe('roll')
  expect(of({})?.lacking).toBe('standard')
})
