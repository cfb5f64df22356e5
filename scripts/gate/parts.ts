import { createHash } from 'node:crypto'

/** A file of tests, and the project of `vitest.config.ts` that runs it. */
export interface TestFile {
  readonly project: string
  /** Relative to the root. */
  readonly file: string
}

/** Files of one project that one process runs, one after the other. */
export interface Part {
  readonly name: string
  readonly project: string
  readonly files: readonly string[]
}

/** How many files share a process at most; a project that is not named here has a process for each file. */
const most: Readonly<Record<string, number>> = {
  unit: 200,
  declared: 40,
  server: 35,
  contracts: 35,
  apart: 35,
  browser: 16,
  storybook: 40,
}

/** Longest first: a part that begins last runs beside nothing. */
const order = [
  'journeys',
  'storybook',
  'browser',
  'contracts',
  'apart',
  'server',
  'declared',
  'unit',
  'timed',
]
const longJourneys = ['screens', 'demo-rows', 'offline', 'lists', 'shell', 'federation', 'verification']

/** The place of a file in an order that is drawn anew for each seed, the same in every process. */
export const draw = (seed: string, file: string): string =>
  createHash('sha256').update(`${seed} ${file}`).digest('hex')

/**
 * Cuts the files into parts of one project each. Which files share a process, and in which order, is drawn by the seed:
 * no file may lean on one that ran before it.
 */
export function cut(files: readonly TestFile[], seed: string): readonly Part[] {
  const byProject = Map.groupBy(files, ({ project }) => project)
  return [...byProject]
    .sort(([a], [b]) => rank(order, a) - rank(order, b))
    .flatMap(([project, its]) => {
      const drawn = its.map(({ file }) => file).sort((a, b) => (draw(seed, a) < draw(seed, b) ? -1 : 1))
      const size = most[project]
      if (size === undefined) return drawn.sort(byLength).map((file) => single(project, file))
      const count = Math.ceil(drawn.length / size)
      return Array.from({ length: count }, (_, at) => ({
        name: count === 1 ? project : `${project} ${at + 1}/${count}`,
        project,
        files: drawn.slice(
          Math.round((at * drawn.length) / count),
          Math.round(((at + 1) * drawn.length) / count),
        ),
      }))
    })
}

/** A file by itself, in a process of its own. */
export const single = (project: string, file: string): Part => ({
  name: `${project} ${nameOf(file)}`,
  project,
  files: [file],
})

const nameOf = (file: string) =>
  file.replace(/^.*\//, '').replace(/\.(?:test|browser\.test|journey|stories)\.tsx?$/, '')

const rank = (names: readonly string[], name: string) => {
  const at = names.indexOf(name)
  return at < 0 ? names.length : at
}

const byLength = (a: string, b: string) => rank(longJourneys, nameOf(a)) - rank(longJourneys, nameOf(b))
