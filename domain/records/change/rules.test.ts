import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysAfter, daysBetween } from '#domain/kernel/days.ts'
import { kindFacts } from './kinds.ts'
import { graduationAfter, isOpenTo, lastStudyDay, whyNot, whyNotInto, yearsAfter } from './rules.ts'
import type { ChangeKind } from './words.ts'

const bounds = {
  ...{ suspensionDays: 366, suspensionTotalDays: 731, keepDays: 1830, extraYears: 2, majorChanges: 1 },
  ...{ barredEntryModes: '04', barredFirstDays: 150, barredLastDays: 365 },
}
const entry = '2025-09-01'
const day = (most: number) => fc.integer({ min: 0, max: most }).map((days) => daysAfter(entry, days))
const kinds = fc.constantFrom(...(Object.keys(kindFacts) as ChangeKind[]))
const student = fc.record({
  studentState: fc.constantFrom('01', '02', '03', '04', '05', '07', '12', '13'),
  entryMode: fc.constantFrom('01', '04', null),
  entryDate: fc.constant(entry),
  expectedGraduation: fc.constantFrom('2028-06-30', null),
  schoolingLength: fc.constantFrom(3, null),
  suspendedDays: fc.integer({ min: 0, max: 900 }),
  majorChanges: fc.integer({ min: 0, max: 2 }),
})

describe('a change of status', () => {
  it('that is allowed keeps every bound of the college and of order 41', () => {
    fc.assert(
      fc.property(kinds, day(2200), fc.option(day(4000)), student, (kind, since, until, who) => {
        if (whyNot({ kind, since, until }, who, bounds)) return
        const { from, forATime } = kindFacts[kind]
        expect(from).toContain(who.studentState)
        const days = until === null ? 0 : daysBetween(since, until)
        if (forATime) expect(days).toBeGreaterThan(0)
        if (kind === '11') {
          expect(days).toBeLessThanOrEqual(366)
          expect(days + who.suspendedDays).toBeLessThanOrEqual(731)
          if (who.schoolingLength) expect((until ?? '') <= (lastStudyDay(who, bounds) ?? '')).toBe(true)
        }
        if (!['21', '23', '26'].includes(kind)) return
        expect(who.entryMode).not.toBe('04')
        if (who.expectedGraduation)
          expect(daysBetween(since, who.expectedGraduation)).toBeGreaterThanOrEqual(365)
        if (kind === '21') expect(daysBetween(entry, since)).toBeGreaterThanOrEqual(150)
        else expect(who.majorChanges).toBe(0)
      }),
    )
  })

  it('that a student may ask for is refused for a reason and not always', () => {
    const who = {
      ...{ studentState: '01', entryMode: '01', entryDate: entry, expectedGraduation: '2028-06-30' },
      ...{ schoolingLength: 3, suspendedDays: 0, majorChanges: 0 },
    }
    const year = { kind: '11', since: '2026-03-01', until: '2027-03-01' } as const
    expect(whyNot(year, who, bounds)).toBeUndefined()
    expect(whyNot({ ...year, until: '2027-03-03' }, who, bounds)?.field).toBe('until')
    expect(whyNot(year, { ...who, suspendedDays: 400 }, bounds)?.field).toBe('until')
    // Service in the army goes on beyond what a suspension may, and beyond the years of study.
    expect(whyNot({ ...year, kind: '19', until: '2031-02-01' }, who, bounds)).toBeUndefined()
  })

  it('leads only into a class of its grade and major, and moves graduation with the grade', () => {
    const old = { id: 'a', majorId: 'm', grade: 2025 }
    const next = (grade: number, majorId = 'm') => ({ id: 'b', majorId, grade, graduated: false })
    expect(whyNotInto('12', old, next(2026), null)).toBeUndefined()
    expect(whyNotInto('12', old, next(2024), null)).toBe('该班级的年级不符合此类异动')
    expect(whyNotInto('29', old, next(2026), null)).toBe('该班级的年级不符合此类异动')
    expect(whyNotInto('23', old, next(2025), 'n')).toBe('该班级不属于转入专业')
    expect(whyNotInto('23', old, next(2025, 'n'), 'n')).toBeUndefined()
    expect(whyNotInto('31', old, next(2025), null)).toBe('此类异动不调整班级')
    const kept = { kind: '12', until: null } as const
    expect(graduationAfter(kept, '2028-02-29', { old: 2025, next: 2026 })).toBe('2029-02-28')
  })

  it('years go on and come back to the day', () => {
    fc.assert(
      fc.property(day(3000), fc.integer({ min: 0, max: 8 }), (date, years) => {
        const there = yearsAfter(yearsAfter(date, years), -years)
        expect(there === date || date.endsWith('02-29')).toBe(true)
      }),
    )
  })

  it('a major is open to whom it names, and on its days', () => {
    const opened = {
      fromDepartments: 'a,b',
      fromGrade: 2025,
      toGrade: null,
      opensOn: '2026-11-01',
      closesOn: '2026-11-30',
    }
    const who = { departmentId: 'b', grade: 2025 }
    expect(isOpenTo(opened, who, '2026-11-30')).toBe(true)
    expect(isOpenTo(opened, who, '2026-12-01')).toBe(false)
    expect(isOpenTo(opened, { ...who, departmentId: 'c' }, '2026-11-30')).toBe(false)
    expect(isOpenTo(opened, { ...who, grade: 2024 }, '2026-11-30')).toBe(false)
  })
})
