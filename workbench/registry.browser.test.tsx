import { describe, expect, it } from 'vitest'
import { areas } from '#domain/index.ts'
import { resourceNamed, screensHere } from '#workbench/portal/declared/declared.ts'
import { screenFor } from './registry.ts'

describe('the registry of screens', () => {
  // First: every screen that is drawn brings its area along.
  it('has at hand where the figures of a screen drawn by hand lead to', async () => {
    await screenFor('claim/bedding-count-class')
    expect(screensHere().map(({ path }) => path)).toContain('claim/bedding-record')
  })

  it('has at hand what groups of figures are called that lie behind a reference', async () => {
    await screenFor('violation/stats')
    expect(resourceNamed('base.student')?.fields.majorId).toBeDefined()
  })

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
