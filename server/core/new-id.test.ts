import { validate, version } from 'uuid'
import { expect, test } from 'vitest'
import { newId } from './new-id.ts'

test('names are of version 7, no two alike, and each later than the one before', () => {
  const names = Array.from({ length: 5_000 }, newId)
  expect(names.every((name) => validate(name) && version(name) === 7)).toBe(true)
  expect(names.toSorted()).toEqual(names)
  expect(new Set(names).size).toBe(names.length)
})

test('the end of a name is random: none follows from another', () => {
  const ends = Array.from({ length: 5_000 }, () => newId().slice(-11))
  expect(new Set(ends).size).toBe(ends.length)
})

test('a name says when it was given', () => {
  const before = Date.now()
  const given = Number.parseInt(newId().replaceAll('-', '').slice(0, 12), 16)
  expect(given).toBeGreaterThanOrEqual(before)
  expect(given).toBeLessThanOrEqual(Date.now() + 1)
})
