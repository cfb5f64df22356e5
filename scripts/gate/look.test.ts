import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { firstLook, secondLook } from './look.ts'
import type { Part } from './parts.ts'
import type { Run } from './run-part.ts'
import { failed, faults, judge } from './verdict.ts'

const file = (name: string) => `scripts/gate/sample/${name}.sample.ts`
let dir: string
let run: Run

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'campus-gate-'))
  run = { dir, seed: '1', config: 'scripts/gate/sample/vitest.config.ts', env: { SAMPLE_DIR: dir } }
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

/** Both looks at one part, as the gate takes them. */
async function looked(...names: readonly string[]) {
  const part: Part = { name: 'sample', project: 'sample', files: names.map(file) }
  const first = await firstLook(part, run)
  const second = []
  for (const outcome of first.filter(failed)) second.push(await secondLook(outcome, [part], run))
  const { red, unsteady, ...rest } = judge(first, second)
  const named = (outcomes: typeof red) =>
    outcomes.map((outcome) => [outcome.file, faults(outcome).join('; ')])
  return { ...rest, red: named(red), unsteady: named(unsteady) }
}

// Each test starts processes of Vitest, one for each look.
describe('a part of the gate', { timeout: 120_000 }, () => {
  it('is green where every file passes', async () => {
    expect(await looked('passes', 'also-passes')).toMatchObject({
      passed: 2,
      failed: 0,
      isGreen: true,
      unsteady: [],
    })
  })

  it('is green with a file that fails the first time only, which it calls unsteady', async () => {
    const { unsteady, ...rest } = await looked('once', 'passes')
    expect(rest).toMatchObject({ passed: 2, failed: 0, isGreen: true, red: [] })
    expect(unsteady).toEqual([
      [file('once'), expect.stringContaining('fails the first time: AssertionError')],
    ])
  })

  it('is red for a file that fails again, is never collected, has no test, a failing hook or an error beside', async () => {
    const { red, ...rest } = await looked('passes', 'fails', 'is-not-there', 'beside', 'hook', 'empty')
    expect(rest).toMatchObject({ passed: 3, failed: 5, isGreen: false, unsteady: [] })
    expect(Object.fromEntries(red)).toEqual({
      [file('fails')]: expect.stringContaining('fails: AssertionError: expected 1 to be 2'),
      [file('is-not-there')]: 'This file was never collected: no result came.',
      [file('beside')]: expect.stringContaining('nobody waits for this'),
      [file('hook')]: expect.stringContaining('not today'),
      [file('empty')]: expect.stringContaining('No test suite found'),
    })
  })

  it.each(['kills-worker', 'kills-runner'])('loses no other file by one that %s', async (killer) => {
    const { red, ...rest } = await looked('passes', killer, 'also-passes')
    expect(rest).toMatchObject({ passed: 2, isGreen: false, unsteady: [] })
    expect(red.map(([name]) => name)).toEqual([file(killer)])
  })

  it('kills a process that tells nothing any more', async () => {
    run = { ...run, silence: 5_000 }
    const { red, passed } = await looked('passes', 'silent')
    expect(passed).toBe(1)
    expect(red).toEqual([
      [file('silent'), expect.stringMatching(/^This file was broken off: no news for \d+ s\.$/)],
    ])
  })
})
