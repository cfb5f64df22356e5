import { spawnSync } from 'node:child_process'
import { delimiter, resolve } from 'node:path'

const env = { ...process.env, PATH: [resolve('node_modules/.bin'), process.env.PATH].join(delimiter) }

/** Runs a program of node_modules/.bin (or of the system) with the terminal handed on; the exit code comes back. */
export function run(program, ...args) {
  const options = { stdio: 'inherit', env, shell: process.platform === 'win32' }
  const { status, error } = spawnSync(program, args, options)
  if (error) console.error(`${program}: ${error.message}`)
  return status ?? 1
}

/** The same, but whoever asked for it cannot go on without. */
export function mustRun(program, ...args) {
  const status = run(program, ...args)
  if (status !== 0) process.exit(status)
}
