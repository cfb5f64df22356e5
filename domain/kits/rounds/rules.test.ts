import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  coolDownHours,
  type DueStudent,
  deadlineOf,
  hoursBefore,
  isDue,
  mayBeUrged,
  nextTime,
  type RoundAudience,
  repeatsWell,
  standingOf,
} from './rules.ts'
import { roundStates, turnStates } from './words.ts'

const moment = fc.integer({ min: 0, max: 400 * 24 }).map((hours) => hoursBefore('2027-06-01 00:00:00', hours))
const turn = fc.record({
  state: fc.constantFrom(...(Object.keys(turnStates.labels) as (keyof typeof turnStates.labels)[])),
  until: fc.option(moment),
  urgedAt: fc.option(moment),
})
const round = fc.record({
  state: fc.constantFrom(...(Object.keys(roundStates.labels) as (keyof typeof roundStates.labels)[])),
  closesAt: moment,
})

describe('how a turn stands', () => {
  it('is finished only while the round runs, or as long as it was put off', () => {
    fc.assert(
      fc.property(turn, round, moment, (turn, round, now) => {
        const open = standingOf(turn, round, now) === 'waiting'
        const inTime = round.state === 'open' && now <= round.closesAt
        const putOff = round.state !== 'draft' && round.state !== 'planned' && now <= (turn.until ?? '')
        expect(open).toBe(turn.state === 'waiting' && (inTime || putOff))
      }),
    )
  })

  it('is late in every later hour once it is late, and an extension never shortens the time', () => {
    fc.assert(
      fc.property(turn, round, moment, moment, (turn, round, one, other) => {
        const [first, then] = one < other ? [one, other] : [other, one]
        if (standingOf(turn, round, first) === 'late') expect(standingOf(turn, round, then)).toBe('late')
        expect(deadlineOf(turn, round) >= round.closesAt).toBe(true)
      }),
    )
  })
})

describe('urging', () => {
  it('leaves those alone who have done it, whose round has not begun, or who were urged within the cool-down', () => {
    fc.assert(
      fc.property(turn, round, moment, (turn, round, now) => {
        if (!mayBeUrged(turn, round, now)) return
        expect(turn.state).toBe('waiting')
        expect(['open', 'closed']).toContain(round.state)
        if (turn.urgedAt) expect(hoursBefore(now, coolDownHours) >= turn.urgedAt).toBe(true)
      }),
    )
    const waiting = { state: 'waiting', until: null } as const
    const open = { state: 'open', closesAt: '2026-12-01 00:00:00' } as const
    const urged = (urgedAt: string | null) => mayBeUrged({ ...waiting, urgedAt }, open, '2026-11-20 10:00:00')
    expect([urged(null), urged('2026-11-19 10:00:00'), urged('2026-11-19 10:00:01')]).toEqual([
      true,
      true,
      false,
    ])
  })
})

describe('whom a round is for', () => {
  const nobodyExcluded = {
    ...{ departmentId: null, fromGrade: null, toGrade: null, departments: null, classes: null },
  }
  const one = { studentState: '01', grade: 2025, departmentId: 'd', classId: 'c' }

  it.each<[Partial<RoundAudience>, Partial<DueStudent>, boolean]>([
    [{}, {}, true],
    [{}, { studentState: '05' }, true],
    [{}, { studentState: '02' }, false],
    [{ departmentId: 'd' }, {}, true],
    [{ departmentId: 'e' }, {}, false],
    [{ fromGrade: 2025, toGrade: 2025 }, {}, true],
    [{ fromGrade: 2026 }, {}, false],
    [{ toGrade: 2024 }, {}, false],
    [{ toGrade: 2024 }, { grade: null }, false],
    [{ departments: 'x,d' }, {}, true],
    [{ departments: 'x' }, {}, false],
    [{ classes: 'c' }, {}, true],
    [{ classes: 'x', departments: 'd' }, {}, false],
  ])('%o takes %o: %s', (audience, student, due) => {
    expect(isDue({ ...nobodyExcluded, ...audience }, { ...one, ...student })).toBe(due)
  })
})

describe('a round that is held again every day', () => {
  const night = { opensAt: '2026-12-30 22:00:00', closesAt: '2026-12-31 00:30:00' }

  it('is a day long at most and does not end before it begins', () => {
    expect(repeatsWell({ ...night, repeatsUntil: null })).toBe(true)
    expect(repeatsWell({ ...night, repeatsUntil: '2026-12-30' })).toBe(true)
    expect(repeatsWell({ ...night, repeatsUntil: '2026-12-29' })).toBe(false)
    const long = { ...night, closesAt: '2026-12-31 22:00:01' }
    expect(repeatsWell({ ...long, repeatsUntil: '2027-01-10' })).toBe(false)
    expect(repeatsWell({ ...long, repeatsUntil: null })).toBe(true)
  })

  it('is held at the same hours of the next day, leaving out what is over, until its last', () => {
    const until = (repeatsUntil: string | null, now: string) => nextTime({ ...night, repeatsUntil }, now)
    const next = { opensAt: '2026-12-31 22:00:00', closesAt: '2027-01-01 00:30:00' }
    expect(until('2027-01-03', night.opensAt)).toEqual(next)
    expect(until('2026-12-31', night.opensAt)).toEqual(next)
    expect(until('2026-12-30', night.opensAt)).toBeUndefined()
    expect(until(null, night.opensAt)).toBeUndefined()
    // The server stood still over the turn of the year.
    expect(until('2027-01-03', '2027-01-02 08:00:00')?.opensAt).toBe('2027-01-02 22:00:00')
    expect(until('2027-01-01', '2027-01-02 08:00:00')).toBeUndefined()
  })
})
