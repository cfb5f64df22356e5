import { needNode } from './node-version.js'

needNode()
const { buildPortal } = await import('./portal.js')
buildPortal()
await import('../tests/bench/soak.ts')
