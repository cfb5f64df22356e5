import { mkdirSync, rmSync } from 'node:fs'
import { needNode } from './node-version.js'
import { env, mustRun } from './run.js'

needNode()
mustRun('node', 'scripts/install-chromium.js')
const { buildPortal } = await import('./portal.js')
buildPortal()
mustRun('panda', 'codegen', '--silent')
rmSync('test-results', { recursive: true, force: true })
mkdirSync('test-results', { recursive: true })
Object.assign(process.env, env)
const { gate } = await import('./gate/gate.ts')
process.exit((await gate(process.argv.slice(2))) ? 0 : 1)
