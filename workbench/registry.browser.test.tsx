import { describe, expect, it } from 'vitest'
import { areas } from '#domain/index.ts'
import { screenFor } from './registry.ts'

describe('the registry of screens', () => {
  it.each(areas.flatMap((area) => area.screens).map((screen) => screen.path))('draws %s', async (path) => {
    expect(await screenFor(path)).toBeTypeOf('function')
  })

  it.each([
    'base/buildin',
    'base/building/x',
    'base/school-calendar-day',
    'base/school-calendar/days',
    '../main',
    '',
  ])('knows nothing of %s', async (path) => {
    expect(await screenFor(path)).toBeUndefined()
  })

  it('gives the same screen each time, so that a tab keeps its state', async () => {
    expect(await screenFor('base/building')).toBe(await screenFor('base/building'))
  })
})
