import { mkdirSync } from 'node:fs'
import { needNode } from './node-version.js'
import { env, run } from './run.js'

needNode()
const area = process.argv[2]
if (!area) {
  console.error('npm run area AREA, such as: npm run area leave')
  process.exit(1)
}

/** What says within seconds that a declaration is whole: what needs no database. */
const declared = [
  'resources',
  'language',
  'sentences',
  'rules',
  'form-rules',
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

mkdirSync('test-results', { recursive: true })
const vitest = (project, files) => {
  Object.assign(env, { AREA: area, TEST_PROJECT: project })
  return run('vitest', 'run', '--project', project, '--reporter', 'dot', ...files)
}

const steps = [
  [
    'declarations, labels, calls',
    () =>
      vitest(
        'declared',
        declared.map((name) => `declared/${name}.test`),
      ),
  ],
  [
    'permissions and tenants',
    () =>
      vitest(
        'contracts',
        contracts.map((name) => `contracts/${name}.test`),
      ),
  ],
  ['its screens', () => buildAndOpen()],
]
for (const [what, step] of steps) {
  const begun = Date.now()
  const failed = (await step()) !== 0
  console.log(
    `${failed ? 'FAILED' : 'ok    '}  ${area}: ${what} (${((Date.now() - begun) / 1000).toFixed(1)} s)`,
  )
  if (failed) process.exit(1)
}

/** In a small demo college: the whole one takes a minute to fill. */
async function buildAndOpen() {
  env.DEMO = 'small'
  const { buildPortal } = await import('./portal.js')
  buildPortal()
  return vitest('journeys', ['journeys/screens.journey'])
}
