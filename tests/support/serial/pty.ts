import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { SimDevice } from '#devices/sim/sim-transport.ts'

/** Whether this machine has what makes a pseudo-terminal: Node itself cannot. */
export const hasPty = () => spawnSync('python3', ['-c', 'import pty']).status === 0

/** A pseudo-terminal with this device at its far end. */
export async function ptyOf(device: Pick<SimDevice, 'attach' | 'hear'>) {
  const child = spawn('python3', [fileURLToPath(new URL('far-end.py', import.meta.url))])
  const [path] = (await once(child.stderr, 'data')) as [Buffer]
  device.attach((bytes) => {
    if (child.stdin.writable) child.stdin.write(bytes)
  })
  child.stdout.on('data', (chunk: Buffer) => device.hear(Uint8Array.from(chunk)))
  return {
    path: path.toString().trim(),
    /** Lets an ordinary user open it again. */
    release: () => void child.kill('SIGUSR1'),
    async hangUp() {
      device.attach(() => {})
      child.stdin.end()
      await once(child, 'exit')
    },
  }
}
