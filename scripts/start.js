import { buildPortal } from './build.js'
import { needNode } from './node-version.js'

needNode()
buildPortal()
await import('../server/main.ts')
