import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync } from 'node:fs'
import { needNode } from './node-version.js'
import { aside, env } from './run.js'

needNode()
const area = process.argv[2]
if (!area || !existsSync(`domain/${area}/index.ts`)) {
  console.error('npm run area AREA, a folder of domain/, such as: npm run area leave')
  process.exit(1)
}

/** What says within seconds that a declaration is whole: what needs no database. */
const declared = [
  'resources',
  'language',
  'sentences',
  'form-rules',
  'pickers',
  'import-examples',
  'stats',
  'flows',
  'calls',
  'area-tables',
  'one-table-reads',
  'derived-texts',
  'words',
  'shapes',
]
/** What every call of the area must hold to. */
const contracts = ['permissions', 'tenants']
/** Where the small demo college is that the screens show. */
const prepared = 'test-results/area.json'

mkdirSync('test-results', { recursive: true })
// None of its tests opens a PGlite in memory: the image of every table is not made.
Object.assign(env, { AREA: area, DEMO: 'small', PGLITE: 'off' })

/** One worker: two would each load the server, which takes longer than what they do with it. */
async function vitest(project, files, more = {}) {
  // An area may have no process and no figures: their files then try nothing.
  const options = ['--maxWorkers=1', '--passWithNoTests', '--reporter', 'dot']
  const words = ['run', '--project', project, ...options, ...files]
  const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', ...words], {
    stdio: 'inherit',
    env: { ...env, TEST_PROJECT: project, ...more },
  })
  const [status] = await once(child, 'exit')
  return status === 0
}

/** Runs a step and says how long it took; the first that fails ends all. */
async function step(what, run) {
  const begun = Date.now()
  const holds = await run()
  const seconds = ((Date.now() - begun) / 1000).toFixed(1)
  console.log(`${holds ? 'ok    ' : 'FAILED'}  ${area}: ${what} (${seconds} s)`)
  if (!holds) process.exit(1)
}

await step('declarations, labels, calls', () =>
  vitest(
    'declared',
    declared.map((name) => `declared/${name}.test`),
  ),
)

// Made beside the next step: a small demo college, for the whole one takes a minute, and a portal to look at.
const college = spawn(process.execPath, ['tests/support/prepare-store.ts', prepared], {
  env,
  stdio: ['pipe', 'pipe', 'inherit'],
})
const filled = Promise.race([
  once(college.stdout, 'data').then(() => true),
  once(college, 'exit').then(() => false),
])
const portal = aside(process.execPath, 'scripts/build.js', '--quick')

await step('permissions and tenants', () =>
  vitest(
    'contracts',
    contracts.map((name) => `contracts/${name}.test`),
  ),
)
// Here alone a pattern is red that no drawer of the demo knows a value for.
await step('rows that are drawn of it', () => vitest('server', ['server/engine/demo/demo-rows.test.ts']))
await step('the portal and a small demo college', async () => {
  const { status, said } = await portal
  if (status !== 0) console.error(said)
  return status === 0 && (await filled)
})
const journeys = (name) => vitest('journeys', [`journeys/${name}.journey`], { GATE_PREPARED: prepared })
await step('its rows in the demo college', () => journeys('demo-rows'))
await step('its screens', () => journeys('screens'))
college.stdin.end()
