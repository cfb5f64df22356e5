import { needNode } from './node-version.js'
import { mustRun } from './run.js'

needNode()
mustRun('node', 'scripts/install-chromium.js')
const { buildPortal } = await import('./portal.js')
buildPortal()
await import('../tests/bench/main.ts')
