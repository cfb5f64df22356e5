import { expect, it } from 'vitest'
import { cronWords } from '#domain/kits/cron-words.ts'
import { timeOf } from '#server/core/database/moment.ts'
import { nextTime, nextTimes } from './cron.ts'

it.each([
  ['*/10 * * * *', '每 10 分钟', '2026-09-01T00:00:00Z', '2026-09-01T00:10:00.000Z'],
  ['30 2 * * *', '每天 02:30', '2026-09-01T00:00:00Z', '2026-09-01T18:30:00.000Z'],
  ['0 8 * * 1-5', '工作日 08:00', '2026-09-04T08:00:00Z', '2026-09-07T00:00:00.000Z'],
  ['0 8 * * 1', '每周一 08:00', '2026-09-01T00:00:00Z', '2026-09-07T00:00:00.000Z'],
  ['15 3 1 * *', '每月 1 日 03:15', '2026-09-01T00:00:00Z', '2026-09-30T19:15:00.000Z'],
  ['5 */6 * * *', '每 6 小时的第 5 分', '2026-09-01T00:00:00Z', '2026-09-01T04:05:00.000Z'],
])('%s is %s, by the clock of the school', (cron, words, from, next) => {
  expect(cronWords(cron)).toBe(words)
  expect(nextTime(cron, new Date(from))?.toISOString()).toBe(next)
})

it.each(['', '* * *', '61 * * * *', '* * * * * * *', '0 0 30 2 *', '=1'])('%j names no moment', (cron) => {
  expect(nextTime(cron, new Date('2026-09-01T00:00:00Z'))).toBeUndefined()
})

const five = (cron: string, from: string) => nextTimes(cron, new Date(from), 5).map(timeOf)

it('the 29th of February comes round in leap years only', () => {
  expect(five('0 8 29 2 *', '2026-03-01T00:00:00Z')).toEqual(
    [2028, 2032, 2036, 2040, 2044].map((year) => `${year}-02-29 08:00:00`),
  )
  expect(five('0 8 29 2 *', '2096-03-01T00:00:00Z')[0]).toBe('2104-02-29 08:00:00')
})

it('a day stays a day where others change their clocks, for the school changes none', () => {
  const over = ['2026-03-27T16:00:00Z', '2026-10-23T16:00:00Z'].map((from) =>
    nextTimes('30 2 * * *', new Date(from), 5),
  )
  for (const times of over) {
    expect(times.map((time) => time.toISOString().slice(11))).toEqual(Array(5).fill('18:30:00.000Z'))
    const apart = times.slice(1).map((time, at) => time.getTime() - (times[at]?.getTime() ?? 0))
    expect(apart).toEqual(Array(4).fill(86_400_000))
  }
})

it('the five go over the end of a month and of a year', () => {
  expect(five('0 8 31 * *', '2026-10-01T00:00:00Z')).toEqual([
    '2026-10-31 08:00:00',
    '2026-12-31 08:00:00',
    '2027-01-31 08:00:00',
    '2027-03-31 08:00:00',
    '2027-05-31 08:00:00',
  ])
  expect(nextTimes('0 0 30 2 *', new Date('2026-01-01T00:00:00Z'), 5)).toEqual([])
  expect(nextTimes('nonsense', new Date('2026-01-01T00:00:00Z'), 5)).toEqual([])
})
