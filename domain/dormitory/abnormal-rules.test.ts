import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findingsIn, lastNight, nightOf, type Pass, type Watched } from './abnormal-rules.ts'

const settings = { lateFrom: 23 * 60, lateTo: 5 * 60 + 30, unseenHours: 48 }
const at = (text: string) => Date.parse(`${text.replace(' ', 'T')}:00+08:00`)
const pass = (when: string, more: Partial<Pass> = {}): Pass => ({
  at: at(when),
  deviceId: 'gate',
  buildingId: 'home',
  direction: 'in',
  result: 'passed',
  studentId: 'li',
  teacherId: null,
  cardUid: '04A1B2C3',
  ...more,
})
const watched = (passes: readonly Pass[], now: string, more: Partial<Watched> = {}): Watched => ({
  passes,
  homes: new Map([['li', new Set(['home'])]]),
  dormitories: new Set(['home', 'other']),
  away: new Set(),
  settings,
  now: at(now),
  ...more,
})
const found = (passes: readonly Pass[], now: string) =>
  findingsIn(watched(passes, now)).map(({ kind, day }) => `${kind} ${day}`)

describe('nights', () => {
  it.each([
    ['2026-09-01 22:59', null],
    ['2026-09-01 23:00', '2026-09-01'],
    ['2026-09-02 00:10', '2026-09-01'],
    ['2026-09-02 05:29', '2026-09-01'],
    ['2026-09-02 05:30', null],
  ])('%s counts to the night of %s', (when, night) => {
    expect(nightOf(at(when), settings)).toBe(night)
  })

  it('the last night that is over', () => {
    expect(lastNight(at('2026-09-02 05:29'), settings).day).toBe('2026-08-31')
    expect(lastNight(at('2026-09-02 05:30'), settings).day).toBe('2026-09-01')
  })
})

describe('what is out of the ordinary', () => {
  it('晚归: once a night, by the earliest pass', () => {
    const late = [pass('2026-09-02 01:00'), pass('2026-09-01 23:40')]
    const [finding, ...more] = findingsIn(watched(late, '2026-09-02 08:00'))
    expect([finding?.kind, finding?.day, finding?.at, more]).toEqual([
      'late',
      '2026-09-01',
      at('2026-09-01 23:40'),
      [],
    ])
  })

  it('going out late, being refused late, or a teacher coming late is no 晚归', () => {
    expect(found([pass('2026-09-01 23:40', { result: 'refused' })], '2026-09-02 04:00')).toEqual([])
    expect(
      found([pass('2026-09-01 23:40', { studentId: null, teacherId: 'wang' })], '2026-09-02 04:00'),
    ).toEqual([])
    expect(found([pass('2026-09-01 23:40', { direction: 'out' })], '2026-09-02 04:00')).toEqual([])
  })

  it('未归: said when the night is over, once for each absence', () => {
    const gone = [pass('2026-09-01 18:00', { direction: 'out' })]
    expect(found(gone, '2026-09-02 05:00')).toEqual([])
    expect(found(gone, '2026-09-02 06:00')).toEqual(['absent 2026-09-01'])
    const keys = ['2026-09-02 06:00', '2026-09-03 06:00'].map((now) => findingsIn(watched(gone, now))[0]?.key)
    expect(new Set(keys).size).toBe(1)
    expect(found([...gone, pass('2026-09-01 22:00')], '2026-09-02 06:00')).toEqual([])
    expect(findingsIn(watched(gone, '2026-09-02 06:00', { away: new Set(['li']) }))).toEqual([])
  })

  it('长时间未出: after the hours that were set, not before', () => {
    const home = [pass('2026-09-01 12:00')]
    expect(found(home, '2026-09-03 11:59')).toEqual([])
    expect(found(home, '2026-09-03 12:01')).toEqual(['unseen 2026-09-01'])
  })

  it('陌生人, 非本楼 and 强行开门', () => {
    const strange = { studentId: null, result: 'refused' }
    expect(
      found([pass('2026-09-01 12:00', strange), pass('2026-09-01 13:00', strange)], '2026-09-01 14:00'),
    ).toEqual(['stranger 2026-09-01'])
    expect(found([pass('2026-09-01 12:00', { buildingId: 'other' })], '2026-09-01 14:00')).toEqual([
      'elsewhere 2026-09-01',
    ])
    expect(found([pass('2026-09-01 12:00', { buildingId: 'lab' })], '2026-09-01 14:00')).toEqual([])
    const forced = pass('2026-09-01 12:00', { result: 'forced', studentId: null, cardUid: null })
    expect(found([forced], '2026-09-01 14:00')).toEqual(['forced 2026-09-01'])
  })
})

describe('of any log', () => {
  const start = at('2026-09-01 00:00')
  const anyPass = fc.record({
    at: fc.integer({ min: start, max: start + 4 * 86_400_000 }),
    deviceId: fc.constantFrom('gate', 'back'),
    buildingId: fc.constantFrom('home', 'other', 'lab'),
    direction: fc.constantFrom('in' as const, 'out' as const, null),
    result: fc.constantFrom('passed', 'refused', 'forced'),
    studentId: fc.constantFrom('li', 'zhang', null),
    teacherId: fc.constant(null),
    cardUid: fc.constantFrom('04A1B2C3', null),
  })
  const log = fc.uniqueArray(anyPass, { maxLength: 40, selector: ({ at, deviceId }) => `${at} ${deviceId}` })

  it('the order in which it was told changes nothing', () => {
    fc.assert(
      fc.property(log, fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })), (passes, chance) => {
        const mixed = passes
          .map((one) => [Number(chance.next().value), one] as const)
          .toSorted(([one], [other]) => one - other)
          .map(([, one]) => one)
        const now = '2026-09-05 06:00'
        expect(findingsIn(watched(mixed, now))).toEqual(findingsIn(watched(passes, now)))
      }),
    )
  })

  it('each key is found once, each finding stands on a pass, and nothing is said of who lives nowhere', () => {
    fc.assert(
      fc.property(log, (passes) => {
        const findings = findingsIn(watched(passes, '2026-09-05 06:00'))
        expect(new Set(findings.map(({ key }) => key)).size).toBe(findings.length)
        for (const { at, deviceId, kind, studentId } of findings) {
          expect(passes.some((one) => one.at === at && one.deviceId === deviceId)).toBe(true)
          if (kind !== 'forced' && studentId) expect(studentId).toBe('li')
        }
      }),
    )
  })

  it('who comes home each evening before the hour and goes out each morning is never named', () => {
    const day = (n: number) => `2026-09-0${n}`
    fc.assert(
      fc.property(fc.integer({ min: 17, max: 22 }), fc.integer({ min: 6, max: 9 }), (evening, morning) => {
        const passes = [1, 2, 3].flatMap((n) => [
          pass(`${day(n)} ${evening}:30`),
          pass(`${day(n + 1)} 0${morning}:10`, { direction: 'out' }),
        ])
        expect(found(passes, '2026-09-04 12:00')).toEqual([])
      }),
    )
  })
})
