import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Charged, type StandardFor, standardsFor } from './standard-for.ts'

const open = { grade: null, majorId: null, level: null, studentType: null, entryMode: null }
const student: Charged = { grade: 2026, majorId: 'software', level: '1', studentType: '1', entryMode: '01' }
const standard = (over: Partial<StandardFor>): StandardFor => ({ projectId: 'tuition', ...open, ...over })

it('the standard that says most of whom it is for holds', () => {
  const all = standard({})
  const grade = standard({ grade: 2026 })
  const major = standard({ majorId: 'software' })
  const both = standard({ majorId: 'software', grade: 2026 })
  const other = standard({ majorId: 'nursing', grade: 2026 })
  expect(standardsFor([all, grade], student)).toEqual([grade])
  expect(standardsFor([all, grade, major], student)).toEqual([major])
  expect(standardsFor([all, other, both, major], student)).toEqual([both])
  expect(standardsFor([other], student)).toEqual([])
})

it('each project has one, whatever their order', () => {
  const some = fc.array(
    fc.record({
      projectId: fc.constantFrom('tuition', 'lodging', 'books'),
      grade: fc.constantFrom(null, 2025, 2026),
      majorId: fc.constantFrom(null, 'software', 'nursing'),
      level: fc.constantFrom(null, '1', '2'),
      studentType: fc.constantFrom(null, '1'),
      entryMode: fc.constantFrom(null, '01', '02'),
    }),
    { maxLength: 20 },
  )
  fc.assert(
    fc.property(some, (standards) => {
      const found = standardsFor(standards, student)
      expect(new Set(found.map(({ projectId }) => projectId)).size).toBe(found.length)
      const names = Object.keys(open) as (keyof typeof open)[]
      const fit = found.every((each) =>
        names.every((name) => each[name] === null || each[name] === student[name]),
      )
      expect(fit).toBe(true)
      const turned = standardsFor(standards.toReversed(), student)
      const said = (each: StandardFor) => JSON.stringify(Object.entries(each).sort())
      expect(turned.map(said).sort()).toEqual(found.map(said).sort())
    }),
  )
})
