import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'

/** What `npm start` tells Node. */
const flags = (
  JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } }
).scripts.start
  .split(' ')
  .filter((word) => word.startsWith('--'))

/**
 * Starts the product as its users do, on a free port and a data folder that is fresh, or a copy of `filled`; gives its
 * address and the way to stop it.
 */
export async function startPortal(environment: Readonly<Record<string, string>> = {}, filled?: string) {
  const data = mkdtempSync(join(tmpdir(), 'campus-portal-'))
  const dataDir = join(data, 'store')
  if (filled) cpSync(filled, dataDir, { recursive: true })
  const port = await freePort()
  const server = spawn(process.execPath, [...flags, 'server/main.ts'], {
    env: {
      ...process.env,
      PORT: `${port}`,
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => (said += chunk))
  const ended = new Promise<number | null>((resolve) => server.once('exit', resolve))

  const url = `http://127.0.0.1:${port}`
  await answering(`${url}/readyz`, ended, () => said)
  return {
    url,
    port,
    dataDir,
    pid: server.pid ?? 0,
    said: () => said,
    /** The code that the process ended with, once it has; null when it was killed. */
    ended,
    signal: (name: NodeJS.Signals) => server.kill(name),
    async stop() {
      server.kill('SIGTERM')
      await ended
      rmSync(data, { recursive: true, force: true })
    },
  }
}

async function answering(url: string, ended: Promise<unknown>, said: () => string) {
  let gone = false
  ended.then(() => (gone = true))
  // The whole demo college takes a busy machine some ten minutes.
  for (let tried = 0; tried < 6000; tried++) {
    if (gone) throw new Error(`The server stopped: ${said()}`)
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`The server did not become ready: ${said()}`)
}
