import { needNode } from './node-version.js'
import { mustRun, run } from './run.js'

needNode()
mustRun('panda', 'codegen', '--silent')

const checks = {
  types: () => run('tsc', '--noEmit'),
  'lint and format': () => run('biome', 'ci', '--colors=off', '--error-on-warnings', '.'),
  tokens: () => run('node', 'scripts/check-tokens.js'),
  layers: () => run('node', 'scripts/check-layers.js'),
  'dead code': () => run('knip'),
}

const failed = Object.entries(checks).filter(([name, check]) => {
  const started = Date.now()
  const status = check()
  console.log(
    `${status === 0 ? 'ok     ' : 'FAILED '} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`,
  )
  return status !== 0
})
process.exit(failed.length > 0 ? 1 : 0)
