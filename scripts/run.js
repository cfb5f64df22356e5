import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { delimiter, resolve } from 'node:path'

/** What every program of ours is run with. */
export const env = {
  // Tests start the product some thirty times: what Node has compiled once is kept for the next.
  NODE_COMPILE_CACHE: resolve('node_modules/.cache/compiled'),
  ...process.env,
  PATH: [resolve('node_modules/.bin'), process.env.PATH].join(delimiter),
}

/** Runs a program of node_modules/.bin (or of the system) with the terminal handed on; the exit code comes back. */
export function run(program, ...args) {
  const options = { stdio: 'inherit', env, shell: process.platform === 'win32' }
  const { status, error } = spawnSync(program, args, options)
  if (error) console.error(`${program}: ${error.message}`)
  return status ?? 1
}

/** The same, but the person who asked for it cannot go on without. */
export function mustRun(program, ...args) {
  const status = run(program, ...args)
  if (status !== 0) process.exit(status)
}

/** Runs it beside others: what it said comes back with its exit code, once it has ended. */
export async function aside(program, ...args) {
  const child = spawn(program, args, { env, shell: process.platform === 'win32' })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (said += text))
  try {
    const [status] = await once(child, 'close')
    return { status: status ?? 1, said }
  } catch (error) {
    return { status: 1, said: `${program}: ${error.message}\n` }
  }
}
