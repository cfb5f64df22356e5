import fc from 'fast-check'
import { expect, it } from 'vitest'
import { building } from '#domain/base/building.ts'
import { schoolCalendar } from '#domain/base/school-calendar.ts'
import { student } from '#domain/base/student.ts'
import { filledBy, followingFrom, isNeeded, isShown, missingFields } from './form-rules.ts'
import { sentence } from './phrase.ts'
import { createSchema, emptyOf } from './schema.ts'

const kinds = fc.constantFrom(...Object.keys(building.fields.kind.dictionary?.labels ?? {}))

it('a field that is not asked for is emptied, and only then', () => {
  fc.assert(
    fc.property(kinds, fc.constantFrom('men', 'women', null), (kind, residents) => {
      const row = { ...emptyOf(building), kind, residents }
      const next = { ...row, ...followingFrom(building, row) }
      expect(next.residents).toBe(kind === 'dormitory' ? residents : null)
      expect(isShown(building, 'residents', row)).toBe(kind === 'dormitory')
      expect(isNeeded(building, 'residents', row)).toBe(kind === 'dormitory')
    }),
  )
})

it('what follows, follows once: doing it again changes nothing', () => {
  const day = fc
    .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))
  fc.assert(
    fc.property(day, fc.option(day), (entryDate, expectedGraduation) => {
      const row = { ...emptyOf(student), entryDate, expectedGraduation }
      const next: Record<string, unknown> = { ...row, ...followingFrom(student, row) }
      expect({ ...next, ...followingFrom(student, next) }).toEqual(next)
      if (next.schoolingLength !== null) expect(next.schoolingLength).toBeGreaterThan(0)
    }),
  )
  const years = { ...emptyOf(student), entryDate: '2026-09-01', expectedGraduation: '2029-06-30' }
  expect(followingFrom(student, years).schoolingLength).toBe(3)
})

it('is asked only where something it goes by changes', () => {
  const term = { ...emptyOf(schoolCalendar), academicYear: '2026-2027', term: '1', weeks: 18 }
  expect(followingFrom(schoolCalendar, term, ['term'])).toEqual({ name: '2026-2027学年第一学期' })
  expect(followingFrom(schoolCalendar, term, ['weeks'])).toEqual({})
  const hall = { ...emptyOf(building), kind: 'dormitory' }
  expect(missingFields(building, hall, ['kind'])).toEqual(['residents'])
  expect(missingFields(building, hall, ['name'])).toEqual([])
})

it('a resident identity number says birth date and gender, anything else says nothing', () => {
  const typed = (idNo: string, more = {}) =>
    filledBy(student, 'idNo', { ...emptyOf(student), idType: '1', idNo, ...more })
  expect(typed('11010519491231002X')).toEqual({ birthDate: '1949-12-31', gender: '2' })
  expect(typed('11010519491231002x', { gender: '2' })).toEqual({ birthDate: '1949-12-31' })
  expect(typed('110105194912310021')).toEqual({})
  expect(typed('11010519491231002X', { idType: 'A' })).toEqual({})
})

it('lines are checked like rows, and a fault says which line and field', () => {
  const lines = (family: unknown) =>
    createSchema(student)
      .safeParse({ lines: { family } })
      .error?.issues.filter(({ path }) => path[0] === 'lines')
      .map(({ path, message }) => [path.join('.'), sentence(message)])
  const mother = { name: '李芳', relation: '52', guardian: false }
  expect(lines([mother])).toEqual([])
  expect(lines([mother, { ...mother, guardian: true }])).toEqual([
    ['lines.family.1.mobile', '请填写联系电话'],
  ])
  expect(lines([{ ...mother, studentId: 'x' }])).toHaveLength(1)
  expect(lines([{ id: 'x', revision: 1 }])).toEqual([['lines.family.0.id', '家庭成员不正确']])
  expect(lines(Array.from({ length: 13 }, () => mother))).toEqual([['lines.family', '家庭成员最多 12 条']])
})
