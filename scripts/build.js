import { needNode } from './node-version.js'

needNode()
const { buildPortal } = await import('./portal.js')
buildPortal({ quick: process.argv.includes('--quick') })
