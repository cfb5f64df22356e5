import { spawn } from 'node:child_process'
import { createServer } from 'vite'
import { needNode } from './node-version.js'

needNode()
const { makeStyles } = await import('./styles.js')
makeStyles()

// The server starts again when a file of its own changes; Vite and Panda replace modules in the page.
const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/main.ts'], {
  stdio: 'inherit',
})
const portal = await createServer()
await portal.listen()
portal.printUrls()

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, async () => {
    server.kill(signal)
    await portal.close()
    process.exit(0)
  })
