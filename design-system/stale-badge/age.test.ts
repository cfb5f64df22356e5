import { expect, it } from 'vitest'
import { ageOf } from './age.ts'

const now = new Date('2026-09-14T08:30:00Z')
const ago = (seconds: number) => ageOf(new Date(now.getTime() - seconds * 1000), now)

it.each([
  [59, [0, 'minute']],
  [90, [1, 'minute']],
  [3599, [59, 'minute']],
  [3600, [1, 'hour']],
  [86_399, [23, 'hour']],
  [86_400, [1, 'day']],
  [-30, [0, 'minute']],
] as const)('%d seconds', (seconds, expected) => {
  expect(ago(seconds)).toEqual(expected)
})
