import { expect, it } from 'vitest'
import { passwordLevel } from './password.ts'

it.each([
  ['', 0],
  ['Aa1@Aa1', 0],
  ['aaaaaaaa', 0],
  ['aaaaaaa中', 0],
  ['aaaaaaa1', 1],
  ['aaaaaaA1', 1],
  ['aaaaaa-A', 1],
  ['aaaaaA1$', 1],
  ['aaaaaA1-', 2],
  ['Campus@2026', 2],
])('rates %j as %i', (password, level) => {
  expect(passwordLevel(password)).toBe(level)
})
