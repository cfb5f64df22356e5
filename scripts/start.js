import { needNode } from './node-version.js'

needNode()
const { buildPortal } = await import('./build.js')
buildPortal()
await import('../server/main.ts')
