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
  '--reporter=./scripts/run-summary.ts',
  '--outputFile.json=test-results/vitest.json',
  ...process.argv.slice(2),
)
const { numPassedTests, numFailedTests, testResults } = JSON.parse(
  readFileSync('test-results/vitest.json', 'utf8'),
)
/** What testing-library draws of the page, in hundreds of lines, would push the rest out of sight. */
const withoutPage = (message) => message.split('\n\nIgnored nodes:')[0].slice(0, 2_000)

// Said again where anyone who reads the last lines finds it.
for (const { name, message, assertionResults } of testResults) {
  if (message) console.log(`failed: ${name}\n${message}`)
  for (const { status, fullName, failureMessages } of assertionResults)
    if (status === 'failed')
      console.log(`failed: ${name} › ${fullName}\n${failureMessages.map(withoutPage).join('\n')}`)
}
const unrun = testResults
  .flatMap(({ assertionResults }) => assertionResults)
  .filter(({ status }) => status !== 'passed' && status !== 'failed')
  .map(({ fullName }) => fullName)
// What needs a program that is not here says so in its name; anything else that does not run is a fault.
const leftOut = unrun.filter((name) => name.includes('(left out: '))
for (const name of leftOut) console.log(`Left out: ${name}`)
const skipped = unrun.length - leftOut.length
if (skipped > 0) console.error(`${skipped} tests did not run: a skipped test proves nothing.`)
process.stdout.write(readFileSync('test-results/summary.txt', 'utf8'))
console.log(`${numPassedTests} passed, ${numFailedTests} failed`)
process.exit(status || (skipped > 0 && process.argv.length === 2 ? 1 : 0))
