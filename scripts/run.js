import { spawnSync } from 'node:child_process'

/** Runs a program of node_modules/.bin (or of the system) with the terminal handed on; the exit code comes back. */
export function run(program, ...args) {
  const { status, error } = spawnSync(program, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (error) console.error(`${program}: ${error.message}`)
  return status ?? 1
}

/** The same, but whoever asked for it cannot go on without. */
export function mustRun(program, ...args) {
  const status = run(program, ...args)
  if (status !== 0) process.exit(status)
}
