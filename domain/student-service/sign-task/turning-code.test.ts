import { expect, it } from 'vitest'
import { codeSeconds, isFresh, secondsLeft, slotAt, turningIn, turningText } from './turning-code.ts'

const noon = Date.parse('2026-11-28T12:00:00Z')

it('a code counts while it is shown and for two codes after, and never before', () => {
  const slot = slotAt(noon)
  expect(isFresh(slot, noon)).toBe(true)
  expect(isFresh(slot, noon + (3 * codeSeconds - 1) * 1000)).toBe(true)
  expect(isFresh(slot, noon + 3 * codeSeconds * 1000)).toBe(false)
  expect(isFresh(slot + 1, noon)).toBe(false)
  expect([secondsLeft(noon), secondsLeft(noon + 14_999)]).toEqual([codeSeconds, 1])
})

it('is read back as it was written, and nothing else is read', () => {
  const said = {
    roundId: '0199a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b',
    slot: 119_000_123,
    signature: 'a'.repeat(43),
  }
  expect(turningIn(turningText(said))).toEqual(said)
  for (const text of ['', 'x', turningText({ ...said, signature: 'a' }), `${turningText(said)}.`])
    expect(turningIn(text)).toBeUndefined()
})
