import { spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readEvents } from './events.ts'
import type { Part } from './parts.ts'
import { outcomeOf, type PartOutcome } from './verdict.ts'

export interface Run {
  /** Folder of what the parts print and tell. */
  readonly dir: string
  readonly seed: string
  /** A configuration of Vitest other than the root's. */
  readonly config?: string
  /** Milliseconds without any news after which a process is killed. */
  readonly silence?: number
  readonly env?: NodeJS.ProcessEnv
  /** What goes through all areas tries this one alone. */
  readonly area?: string
}

/** Projects of tests that go through all areas. */
const throughAreas = new Set(['declared', 'contracts'])

/** Milliseconds that a process may take, even on a busy machine, until it has news for the first time. */
const starting = 120_000

const running = new Set<number>()

/** Kills every process of tests that runs, with its browsers. */
export const killParts = () => running.forEach(killGroup)

/** Runs a part in a process of its own with one worker; what it prints is kept in a file. Never throws. */
export async function runPart(
  part: Part,
  { dir, seed, config, silence = 1_200_000, env, area }: Run,
): Promise<PartOutcome> {
  mkdirSync(dir, { recursive: true })
  const base = join(dir, part.name.replaceAll(/[^\w.-]+/g, '-'))
  const events = `${base}.events`
  writeFileSync(events, '')
  const log = openSync(`${base}.log`, 'w')
  const child = spawn(
    process.execPath,
    [
      // Without a bound Node leaves gigabytes of what it has finished with.
      '--max-old-space-size=1024',
      'node_modules/vitest/vitest.mjs',
      'run',
      ...(config ? ['--config', config] : []),
      '--project',
      part.project,
      '--maxWorkers=1',
      '--reporter=default',
      '--reporter=./scripts/gate/reporter.ts',
      ...part.files,
    ],
    {
      detached: true,
      stdio: ['ignore', log, log],
      env: {
        ...{ ...process.env, ...env, GATE_EVENTS: events, TEST_PROJECT: part.project, TEST_SEED: seed },
        ...(area && throughAreas.has(part.project) && { AREA: area }),
      },
    },
  )
  const { pid = 0 } = child
  running.add(pid)
  let killed: string | undefined
  const watch = setInterval(() => {
    const { mtimeMs, size } = statSync(events)
    const quiet = Date.now() - Math.max(begun, mtimeMs)
    if (quiet < (size === 0 ? Math.max(silence, starting) : silence)) return
    killed = `no news for ${Math.round(quiet / 1000)} s`
    killGroup(pid)
  }, 1_000)
  const begun = Date.now()
  const ending = await new Promise<number | string>((end) => {
    child.once('error', (error) => end(error.message))
    child.once('exit', (code, signal) => end(killed ?? code ?? `signal ${signal}`))
  })
  clearInterval(watch)
  // A process that ended in the middle leaves workers and browsers behind.
  killGroup(pid)
  running.delete(pid)
  closeSync(log)
  return outcomeOf(part, readEvents(readFileSync(events, 'utf8')), ending)
}

/** Kills a process that leads a group, and all that it has started. */
export function killGroup(pid: number) {
  // Zero would be the group of this process.
  if (pid === 0) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // It has ended.
  }
}
