import { expect, it } from 'vitest'
import { withoutFew } from './few.ts'

/** Which groups of these sizes are told, where fewer than five are not. */
const told = (...sizes: readonly number[]) => {
  const groups = sizes.map((rows) => ({
    rows,
    row: { keys: [], labels: [], figures: [rows], before: [rows] },
  }))
  return withoutFew(groups, 5).map(({ figures, before, few }) => {
    expect([before, few]).toEqual([figures, figures[0] === null ? true : undefined])
    return figures[0]
  })
}

it.each([
  [
    [9, 8, 7],
    [9, 8, 7],
  ],
  [
    [9, 3, 2],
    [9, null, null],
  ],
  // The sum less 9 and 8 would tell 3.
  [
    [9, 3, 8],
    [9, null, null],
  ],
  [[3], [null]],
  [
    [5, 9],
    [5, 9],
  ],
])('of groups of %j are told %j', (sizes, shown) => {
  expect(told(...sizes)).toEqual(shown)
})
