import { needNode } from './node-version.js'
import { aside } from './run.js'

needNode()
const { makeStyles } = await import('./styles.js')
makeStyles()

// Each keeps one core busy: two stand beside each other, and what each says is kept together.
const checks = [
  ['types', 'tsc', '--noEmit'],
  ['lint and format', 'biome', 'ci', '--colors=off', '--error-on-warnings', '.'],
  ['layers', 'node', 'scripts/check-layers.js'],
  ['dead code', 'knip'],
  ['tokens', 'node', 'scripts/check-tokens.js'],
]

let failed = 0
async function lane() {
  for (let check = checks.shift(); check; check = checks.shift()) {
    const [name, program, ...args] = check
    const started = Date.now()
    const { status, said } = await aside(program, ...args)
    if (status !== 0) failed++
    const seconds = ((Date.now() - started) / 1000).toFixed(1)
    process.stdout.write(`${said}${status === 0 ? 'ok     ' : 'FAILED '} ${name} (${seconds} s)\n`)
  }
}
await Promise.all([lane(), lane()])
process.exitCode = failed > 0 ? 1 : 0
