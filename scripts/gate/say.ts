import { writeFileSync } from 'node:fs'
import { faults, mostUnsteady, type Outcome, type Verdict } from './verdict.ts'
import type { Watched } from './watch.ts'

/** So many files are named as those that took the longest. */
const slowest = 12

/** The last lines of a run: what failed and why, what was unsteady, where the time went, and the count. */
export function say(verdict: Verdict, outcomes: readonly Outcome[], { largest, busy }: Watched) {
  const { passed, failed, red, unsteady, skipped, leftOut } = verdict
  for (const { file, tests, errors } of red) {
    for (const error of errors) console.log(`failed: ${file}\n${error}`)
    for (const { name, state, errors } of tests)
      if (state === 'failed') console.log(`failed: ${file} › ${name}\n${errors.join('\n')}`)
  }
  for (const name of leftOut) console.log(`Left out: ${name}`)
  for (const name of skipped) console.log(`Did not run, and so proves nothing: ${name}`)
  const processor = busy()
  for (const [project, its] of Map.groupBy(outcomes, ({ project }) => project)) {
    const seconds = inSeconds(its.reduce((sum, { milliseconds }) => sum + milliseconds, 0))
    const spent = `${processor.get(project) ?? 0}`.padStart(5)
    console.log(
      `${project.padEnd(10)} ${seconds} s in ${`${its.length}`.padStart(3)} files, ${spent} s of a processor`,
    )
  }
  console.log(`shared     ${`${processor.get('shared') ?? 0}`.padStart(5)} s of a processor`)
  for (const { file, milliseconds } of [...outcomes]
    .sort((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, slowest))
    console.log(`${inSeconds(milliseconds)} s  ${file}`)
  if (largest.megabytes > 0)
    console.log(`Largest process: ${Math.round(largest.megabytes)} MB, ${largest.command.slice(0, 100)}`)
  const named = (word: string, outcomes: readonly Outcome[]) =>
    outcomes.flatMap((outcome) => faults(outcome).map((fault) => `${word}: ${outcome.file} › ${fault}`))
  const lines = named('unsteady', unsteady)
  const failures = named('failed', red)
  for (const [name, said] of [
    ['failed', failures],
    ['unsteady', lines],
  ] as const) {
    writeFileSync(`test-results/${name}.txt`, said.map((line) => `${line}\n`).join(''))
    for (const line of said) console.log(line)
  }
  if (unsteady.length > mostUnsteady)
    console.log(
      `${unsteady.length} files are unsteady: with more than ${mostUnsteady} something shared is broken.`,
    )
  console.log(`${passed} passed, ${failed} failed, ${unsteady.length} unsteady`)
}

const inSeconds = (milliseconds: number) => `${Math.round(milliseconds / 1000)}`.padStart(5)
