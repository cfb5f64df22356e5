import type { Event, Test } from './events.ts'
import type { Part } from './parts.ts'

/** What came of a file. */
export interface Outcome {
  readonly project: string
  readonly file: string
  readonly milliseconds: number
  readonly tests: readonly Test[]
  /** Of the file, of its hooks, and beside its tests; a file that was broken off has one that says so. */
  readonly errors: readonly string[]
}

export interface PartOutcome {
  readonly outcomes: readonly Outcome[]
  /** Files that the process never came to: it was broken off before. */
  readonly unreached: readonly string[]
  /** What went wrong beside every file. */
  readonly errors: readonly string[]
}

/** What a process told, and how it ended, as what came of its files. `ending` is the exit code, or how it was killed. */
export function outcomeOf(part: Part, events: readonly Event[], ending: number | string): PartOutcome {
  const { project, files } = part
  const isFinished = events.some(({ is }) => is === 'finished')
  const started = new Set(events.flatMap((event) => (event.is === 'started' ? [event.file] : [])))
  const ended = new Map(events.flatMap((event) => (event.is === 'ended' ? [[event.file, event]] : [])))
  const errors = events.filter((event) => event.is === 'error')
  const isBrokenOff = (file: string) => started.has(file) && !ended.has(file)
  // A worker that breaks takes the files behind it along, and Vitest goes on to the end without them.
  const isWhole = isFinished && errors.length === 0
  const unreached = isWhole ? [] : files.filter((file) => !started.has(file) && !ended.has(file))

  const outcomes = files
    .filter((file) => !unreached.includes(file))
    .map((file): Outcome => {
      const { milliseconds = 0, tests = [], errors: own = [] } = ended.get(file) ?? {}
      const beside = errors.filter((error) => error.file === file).map(({ text }) => text)
      const missing = isBrokenOff(file)
        ? `This file was broken off: ${said(ending)}.`
        : !ended.has(file)
          ? 'This file was never collected: no result came.'
          : tests.length === 0 && own.length === 0 && 'This file has no test.'
      return {
        project,
        file,
        milliseconds,
        tests,
        errors: [...(missing ? [missing] : []), ...own, ...beside],
      }
    })
  // An error without a file belongs to the file that it broke off, if there is one.
  const hasCulprit = files.some(isBrokenOff)
  const loose = errors
    .filter(({ file }) => (file ? !files.includes(file) : !hasCulprit))
    .map(({ text }) => text)
  const isExplained =
    hasCulprit || loose.length > 0 || (isFinished && (ending === 0 || outcomes.some(failed)))
  return {
    outcomes,
    unreached,
    errors: isExplained ? loose : [`The process ended beside its tests: ${said(ending)}.`],
  }
}

const said = (ending: number | string) => (typeof ending === 'number' ? `exit code ${ending}` : ending)

export const failed = ({ tests, errors }: Outcome): boolean =>
  errors.length > 0 || tests.some(({ state }) => state === 'failed')

/** A test that needs a program of another maker says so in its name when that is not here. */
const isLeftOut = (name: string) => name.includes('(left out: ')

/** What is said of a fault in a line: the message, what it waited for, where in the test, and what the pages showed. */
function inALine(text: string, file: string): string {
  const lines = text.split('\n').map((line) => line.trim())
  const [message = ''] = lines
  const waited = lines.find((line) => line.startsWith('- waiting for'))
  const at = lines.find((line) => line.startsWith('at ') && line.includes(file))
  const place = /:(\d+):\d+\)?$/.exec(at ?? '')?.[1]
  const pages = lines.filter((line) => line.startsWith('/'))
  return [message, waited, place && `line ${place}`, ...pages].filter(Boolean).join(' · ').slice(0, 900)
}

/** What went wrong in a file, a line for each of the first three tests that failed. */
export function faults({ file, tests, errors }: Outcome): readonly string[] {
  const its = tests.filter(({ state }) => state === 'failed')
  return its.length > 0
    ? its.slice(0, 3).map((test) => `${test.name}: ${inALine(test.errors[0] ?? '', file)}`)
    : errors.slice(0, 1).map((text) => inALine(text, file))
}

/** With more unsteady files than these something shared is broken. */
export const mostUnsteady = 8

export interface Verdict {
  readonly passed: number
  /** Tests, and files that failed without one. */
  readonly failed: number
  /** Files that failed again, alone. */
  readonly red: readonly Outcome[]
  /** Files that failed, and passed alone on the same code; as they were when they failed. */
  readonly unsteady: readonly Outcome[]
  /** Names of tests that did not run: a skipped test proves nothing. */
  readonly skipped: readonly string[]
  readonly leftOut: readonly string[]
  readonly isGreen: boolean
}

const keyOf = ({ project, file }: Outcome) => `${project} ${file}`

/**
 * Failed twice is red. Failed, then passed alone on the same code, is unsteady: named and counted, and red only when
 * there is much of it. `second` is what came of the files that were looked at again.
 */
export function judge(first: readonly Outcome[], second: readonly Outcome[]): Verdict {
  const again = new Map(second.map((outcome) => [keyOf(outcome), outcome]))
  const last = first.map((outcome) => again.get(keyOf(outcome)) ?? outcome)
  const red = last.filter(failed)
  const unsteady = first.filter((outcome, at) => failed(outcome) && last[at] && !failed(last[at]))
  const tests = last.flatMap((outcome) => outcome.tests)
  const count = (state: Test['state']) => tests.filter((test) => test.state === state).length
  const unrun = last
    .filter((outcome) => !failed(outcome))
    .flatMap((outcome) => outcome.tests.filter(({ state }) => state !== 'passed').map(({ name }) => name))
  const skipped = unrun.filter((name) => !isLeftOut(name))
  const passed = count('passed')
  const withoutTest = red.filter((outcome) => !outcome.tests.some(({ state }) => state === 'failed'))
  return {
    passed,
    failed: count('failed') + withoutTest.length,
    red,
    unsteady,
    skipped,
    leftOut: unrun.filter(isLeftOut),
    isGreen: passed > 0 && red.length + skipped.length === 0 && unsteady.length <= mostUnsteady,
  }
}
