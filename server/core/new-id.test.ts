import { validate, version } from 'uuid'
import { expect, test } from 'vitest'
import { newId } from './new-id.ts'

test('ids are of version 7, no two alike, and each later than the one before', () => {
  const ids = Array.from({ length: 5_000 }, newId)
  expect(ids.every((name) => validate(name) && version(name) === 7)).toBe(true)
  expect(ids.toSorted()).toEqual(ids)
  expect(new Set(ids).size).toBe(ids.length)
})

test('the end of an id is random: none follows from another', () => {
  const ends = Array.from({ length: 5_000 }, () => newId().slice(-11))
  expect(new Set(ends).size).toBe(ends.length)
})

test('an id says when it was given', () => {
  const before = Date.now()
  const given = Number.parseInt(newId().replaceAll('-', '').slice(0, 12), 16)
  expect(given).toBeGreaterThanOrEqual(before)
  expect(given).toBeLessThanOrEqual(Date.now() + 1)
})
