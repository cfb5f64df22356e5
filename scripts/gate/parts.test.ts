import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cut } from './parts.ts'

const files = fc.uniqueArray(
  fc.record({
    project: fc.constantFrom('unit', 'server', 'browser', 'storybook', 'journeys', 'timed', 'another'),
    file: fc.stringMatching(/^[a-z]{1,6}$/),
  }),
  { selector: ({ project, file }) => `${project} ${file}`, maxLength: 300 },
)

it('runs each file once, in a part of its project and of no more than forty pages', () => {
  fc.assert(
    fc.property(files, fc.string(), (all, seed) => {
      const parts = cut(all, seed)
      const ran = parts.flatMap(({ project, files }) => files.map((file) => `${project} ${file}`))
      expect(ran.sort()).toEqual(all.map(({ project, file }) => `${project} ${file}`).sort())
      for (const { project, files } of parts)
        if (project === 'browser' || project === 'storybook') expect(files.length).toBeLessThanOrEqual(40)
      expect(new Set(parts.map(({ name }) => name)).size).toBe(parts.length)
    }),
  )
})

it('has the same order for the same seed, and another for another', () => {
  const stories = Array.from({ length: 30 }, (_, at) => ({ project: 'storybook', file: `${at}.stories.tsx` }))
  expect(cut(stories, '1')).toEqual(cut(stories.toReversed(), '1'))
  expect(cut(stories, '1')).not.toEqual(cut(stories, '2'))
})
