import { mkdirSync, rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { needNode } from './node-version.js'
import { env, mustRun } from './run.js'

needNode()
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { long: { type: 'boolean' }, touched: { type: 'boolean' } },
})
const { files, area } = values.touched ? await touchedSince(positionals[0]) : { files: positionals }

mustRun('node', 'scripts/install-chromium.js')
const { buildPortal } = await import('./portal.js')
buildPortal()
const { makeStyles } = await import('./styles.js')
makeStyles()
rmSync('test-results', { recursive: true, force: true })
mkdirSync('test-results', { recursive: true })
Object.assign(process.env, env, { TEST_TIER: values.long ? 'long' : 'gate' })
const { gate } = await import('./gate/gate.ts')
process.exit((await gate(files, area)) ? 0 : 1)

/** `npm run test:touched main`: the tests that what changed since then can reach. */
async function touchedSince(base = 'main') {
  const { touched } = await import('./gate/touched.ts')
  const found = touched(base)
  if (found.files.length > 0) return found
  console.log(`no test is reached by what changed since ${base}`)
  process.exit(0)
}
