import { afterAll, afterEach, beforeEach, expect } from 'vitest'

const spoken: unknown[][] = []

/**
 * No fault of what is tested. User-event wraps `focus()` in React's `act`, also where React itself is at work: then
 * React takes it for a fault. And what grows while it is measured is measured again in the next frame (Resize Observer,
 * section 3.4), which the browser says aloud.
 */
const harmless = /suspended inside an `act` scope|ResizeObserver loop completed/

for (const level of ['error', 'warn'] as const) {
  const speak = console[level]
  console[level] = (...words) => {
    if (harmless.test(String(words[0]))) return
    spoken.push(words)
    speak(...words)
  }
  // The next file of this page listens anew.
  afterAll(() => {
    console[level] = speak
  })
}

/** A warning of React or of a library is a fault like any other: a test that makes the console speak up fails. */
beforeEach(() => {
  spoken.length = 0
})

afterEach(() => expect(spoken, 'said on the console').toEqual([]))
