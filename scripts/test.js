import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { needNode } from './node-version.js'
import { mustRun, run } from './run.js'

needNode()
mustRun('node', 'scripts/install-chromium.js')
const { buildPortal } = await import('./portal.js')
buildPortal()
mustRun('panda', 'codegen', '--silent')
rmSync('test-results', { recursive: true, force: true })
mkdirSync('test-results', { recursive: true })
const status = run(
  'vitest',
  'run',
  '--reporter=default',
  '--reporter=json',
  '--outputFile.json=test-results/vitest.json',
  ...process.argv.slice(2),
)
const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(
  readFileSync('test-results/vitest.json', 'utf8'),
)
const skipped = numPendingTests + numTodoTests
if (skipped > 0) console.error(`${skipped} tests did not run: a skipped test proves nothing.`)
console.log(`${numPassedTests} passed, ${numFailedTests} failed`)
process.exit(status || (skipped > 0 && process.argv.length === 2 ? 1 : 0))
