import { afterEach, beforeEach, expect, vi } from 'vitest'

/** A warning of React or of a library is a fault like any other: a test that makes the console speak up fails. */
beforeEach(() => {
  vi.spyOn(console, 'error')
  vi.spyOn(console, 'warn')
})

afterEach(() => {
  const spoken = [console.error, console.warn].flatMap((speak) => vi.mocked(speak).mock.calls)
  vi.restoreAllMocks()
  expect(spoken, 'said on the console').toEqual([])
})
