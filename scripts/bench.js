import { buildPortal } from './build.js'
import { needNode } from './node-version.js'
import { mustRun } from './run.js'

needNode()
mustRun('node', 'scripts/install-chromium.js')
buildPortal()
await import('../tests/bench/main.ts')
