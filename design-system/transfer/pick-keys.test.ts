import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pressed } from './pick-keys.ts'

const press = (key: string, more: Partial<{ shiftKey: boolean; ctrlKey: boolean }> = {}) => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  ...more,
})

describe('keys of a list of several', () => {
  it('walk, and mark with Shift', () => {
    const at = { active: 1, anchor: 1 }
    expect(pressed(at, 3, press('ArrowDown'))).toEqual({ cursor: { active: 2, anchor: 2 } })
    expect(pressed(at, 3, press('ArrowUp', { shiftKey: true }))).toEqual({
      cursor: { active: 0, anchor: 1 },
      mark: { toggle: 0 },
    })
    expect(pressed({ active: 0, anchor: 0 }, 3, press('ArrowUp', { shiftKey: true }))?.mark).toBeUndefined()
  })

  it('mark ranges', () => {
    const at = { active: 3, anchor: 1 }
    expect(pressed(at, 9, press(' ', { shiftKey: true }))?.mark).toEqual({ from: 1, to: 3 })
    expect(pressed(at, 9, press('End', { shiftKey: true, ctrlKey: true }))?.mark).toEqual({ from: 3, to: 8 })
    expect(pressed(at, 9, press('Home', { shiftKey: true, ctrlKey: true }))?.mark).toEqual({ from: 0, to: 3 })
  })

  it('never leave the list', () => {
    const keys = fc.constantFrom('ArrowDown', 'ArrowUp', 'Home', 'End', ' ', 'Enter', 'a')
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20 }),
        fc.array(fc.tuple(keys, fc.boolean())),
        (count, presses) => {
          let cursor = { active: 0, anchor: 0 }
          for (const [key, shiftKey] of presses) {
            cursor = pressed(cursor, count, press(key, { shiftKey }))?.cursor ?? cursor
            expect(cursor.active).toBeGreaterThanOrEqual(0)
            expect(cursor.active).toBeLessThan(count)
          }
        },
      ),
    )
  })

  it('do nothing in an empty list', () => {
    expect(pressed({ active: 0, anchor: 0 }, 0, press('ArrowDown'))).toBeNull()
  })
})
