import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { settle } from './settle.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('acts once, on the last of what came in a row', () => {
  const act = vi.fn()
  const held = settle(800, act)
  held.take(1)
  vi.advanceTimersByTime(700)
  held.take(2)
  vi.advanceTimersByTime(700)
  expect(act).not.toHaveBeenCalled()
  vi.advanceTimersByTime(100)
  expect(act.mock.calls).toEqual([[2]])
})

it('acts at once when told so, and not again', () => {
  const act = vi.fn()
  const held = settle(800, act)
  held.take(1)
  held.now()
  held.now()
  vi.runAllTimers()
  expect(act.mock.calls).toEqual([[1]])
})

it('lets go of what it holds', () => {
  const act = vi.fn()
  const held = settle(800, act)
  held.take(1)
  held.drop()
  held.now()
  vi.runAllTimers()
  expect(act).not.toHaveBeenCalled()
})
