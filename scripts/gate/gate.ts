import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { relative, resolve } from 'node:path'
import { firstLook, secondLook } from './look.ts'
import { cut, type Part, type TestFile } from './parts.ts'
import { killGroup, killParts, type Run } from './run-part.ts'
import { say } from './say.ts'
import { failed, judge, mostUnsteady, type Outcome, type Verdict } from './verdict.ts'
import { watchProcesses } from './watch.ts'

/** Parts of these need neither a database nor a college: they run while those are made. */
const needsNothing = new Set(['unit', 'declared'])
/** They hold the machine to a time, so that nothing may stand beside them. */
const alone = new Set(['timed'])
/** The first part of each makes the packages that a page loads; a second one beside it would make them too. */
const pages = new Set(['browser', 'storybook'])

/**
 * How many parts run beside each other. A part waits for a database, a browser or a clock for a third of its time, so that
 * a small machine has one more than processors.
 */
const lanes = Math.max(availableParallelism() - 1, Math.min(3, availableParallelism() + 1))

/**
 * Runs the tests whose path contains one of `filters`, or all: each part in a process of its own, several beside each
 * other, and every file that failed once more, alone. Says what came of it; true where all is well. With `area`, what goes
 * through all areas tries that one alone.
 */
export async function gate(filters: readonly string[] = [], area?: string): Promise<boolean> {
  const seed = process.env.TEST_SEED ?? `${Date.now() % 100_000}`
  const dir = resolve('test-results/parts')
  const files = listFiles().filter(
    ({ file }) => filters.length === 0 || filters.some((some) => file.includes(some)),
  )
  const parts = cut(files, seed)
  console.log(`${files.length} files of tests in ${parts.length} parts, in the order of TEST_SEED=${seed}`)

  const watch = watchProcesses()
  const prepared = parts.some(({ project }) => !needsNothing.has(project)) ? prepare() : undefined
  const env = { GATE_PREPARED: resolve('test-results/prepared.json') }
  const run: Run = { dir, seed, env, ...(area && { area }) }
  const stop = () => {
    killParts()
    prepared?.stop()
    process.exit(130)
  }
  process.once('SIGINT', stop).once('SIGTERM', stop)
  try {
    const first = await inLanes(parts, (part) => firstLook(part, run), prepared?.ready)
    const second: Outcome[] = []
    // One after the other: what only a busy machine breaks passes here.
    for (const outcome of first.filter(failed).slice(0, 3 * mostUnsteady)) {
      const again = await secondLook(outcome, parts, run)
      console.log(`${failed(again) ? 'FAILS AGAIN' : 'passes alone'}  ${outcome.file}`)
      second.push(again)
    }
    const verdict = judge(first, second)
    say(verdict, first, watch)
    keep(verdict)
    return verdict.isGreen
  } finally {
    watch.stop()
    killParts()
    await prepared?.stop()
  }
}

/** Every file of tests with its project, as `vitest.config.ts` finds them. */
function listFiles(): readonly TestFile[] {
  const file = resolve('test-results/files.json')
  execFileSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'list', '--filesOnly', `--json=${file}`],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  const found = JSON.parse(readFileSync(file, 'utf8')) as { file: string; projectName: string }[]
  return found.map(({ file, projectName }) => ({
    project: projectName.replace(/ \(.*\)$/, ''),
    file: relative(process.cwd(), file),
  }))
}

/** PostgreSQL, tables, the demo college and a filled store, made once for all parts. */
function prepare() {
  const child = spawn(process.execPath, ['tests/support/prepare.ts', 'test-results/prepared.json'], {
    stdio: ['pipe', 'pipe', 'inherit'],
    detached: true,
  })
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => {
      // What it had started, where it broke.
      killGroup(child.pid ?? 0)
      resolve()
    })
  })
  const ready = new Promise<void>((resolve, reject) => {
    // What it stands on may say something before.
    child.stdout.setEncoding('utf8').on('data', (said: string) => {
      if (/^ready$/m.test(said)) resolve()
    })
    child.once('exit', (code) => reject(new Error(`tests/support/prepare.ts ended with ${code}`)))
  })
  // Known when a part waits for it.
  ready.catch(() => {})
  return {
    ready,
    stop() {
      child.stdin.end()
      return ended
    },
  }
}

/** Takes the parts in their order, as many at a time as there are lanes, and those that stand alone at the end. */
async function inLanes(
  parts: readonly Part[],
  look: (part: Part) => Promise<readonly Outcome[]>,
  ready: Promise<void> | undefined,
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = []
  let isReady = ready === undefined
  const waiting = parts.filter(({ project }) => !alone.has(project))
  const warm = new Set<string>()
  const warming = new Set<string>()
  const may = ({ project }: Part) => (isReady || needsNothing.has(project)) && !warming.has(project)
  let changed = Promise.withResolvers<void>()
  const change = () => {
    changed.resolve()
    changed = Promise.withResolvers()
  }
  ready?.then(
    () => {
      isReady = true
    },
    () => {},
  )

  async function take(part: Part) {
    const isFirst = pages.has(part.project) && !warm.has(part.project)
    if (isFirst) warming.add(part.project)
    const begun = Date.now()
    const came = await look(part)
    warm.add(part.project)
    warming.delete(part.project)
    change()
    outcomes.push(...came)
    const tests = came.reduce((sum, outcome) => sum + outcome.tests.length, 0)
    const seconds = Math.round((Date.now() - begun) / 1000)
    const word = came.some(failed) ? 'FAILED' : 'ok    '
    console.log(`${word} ${part.name.padEnd(28)} ${part.files.length} files, ${tests} tests, ${seconds} s`)
  }

  async function lane() {
    while (waiting.length > 0) {
      const at = waiting.findIndex(may)
      const [part] = at < 0 ? [] : waiting.splice(at, 1)
      if (part) await take(part)
      else await (isReady ? changed.promise : Promise.race([changed.promise, ready]))
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  await ready
  for (const part of parts.filter(({ project }) => alone.has(project))) await take(part)
  return outcomes
}

/** For who reads the run: `.ci/run`, and a person who looks for what was unsteady. */
function keep({ passed, failed: failures, unsteady, isGreen }: Verdict) {
  mkdirSync('test-results', { recursive: true })
  writeFileSync(
    'test-results/verdict.json',
    JSON.stringify({ passed, failed: failures, unsteady: unsteady.length, isGreen }),
  )
}
