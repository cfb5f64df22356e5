import { expect, test } from 'vitest'
import { watching } from './watch.ts'

const lines = (...rows: readonly (readonly [number, number, number, number, string])[]) =>
  rows.map(([pid, parent, rss, busy, args]) => `${pid} ${parent} ${rss * 1024} ${busy} ${args}`)

test('a browser’s seconds count for the project that started it, also when it has ended', () => {
  const watch = watching(10)
  watch.look(
    lines(
      [10, 1, 90, 4, 'gate'],
      [11, 10, 500, 20, 'vitest run --project browser'],
      [12, 11, 900, 30, 'chromium'],
      [13, 10, 80, 7, 'prepare'],
      [14, 1, 5000, 99, 'somebody else'],
    ),
  )
  watch.look(lines([10, 1, 90, 5, 'gate'], [11, 10, 400, 22, 'vitest run --project browser']))
  expect(watch.busy()).toEqual(
    new Map([
      ['browser', 52],
      ['shared', 7],
    ]),
  )
  expect(watch.largest).toEqual({ megabytes: 900, command: 'chromium' })
})

test('a number that another process gets is counted for both', () => {
  const watch = watching(10)
  watch.look(lines([11, 10, 1, 20, 'vitest run --project unit']))
  watch.look(lines([11, 10, 1, 3, 'vitest run --project server']))
  expect(watch.busy()).toEqual(
    new Map([
      ['unit', 20],
      ['server', 3],
    ]),
  )
})
