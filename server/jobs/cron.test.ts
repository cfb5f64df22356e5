import { expect, it } from 'vitest'
import { cronWords } from '#domain/kits/cron-words.ts'
import { nextTime } from './cron.ts'

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
