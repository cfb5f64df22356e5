import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { SimDevice } from '#devices/sim/sim-transport.ts'
import { listeners, type Transport } from '#devices/transport/transport.ts'

/** Whether this machine has what makes a pseudo-terminal: Node itself cannot. */
export const hasPty = () => spawnSync('python3', ['-c', 'import pty']).status === 0

/** A pseudo-terminal whose path another program opens, and whose far end is here. */
export async function openPty() {
  const child = spawn('python3', [fileURLToPath(new URL('far-end.py', import.meta.url))])
  const [path] = (await once(child.stderr, 'data')) as [Buffer]
  const bytes = listeners<[Uint8Array]>()
  child.stdout.on('data', (chunk: Buffer) => bytes.call(Uint8Array.from(chunk)))
  return {
    path: path.toString().trim(),
    onBytes: bytes.add,
    write(frame: Uint8Array) {
      if (child.stdin.writable) child.stdin.write(frame)
    },
    /** Lets an ordinary user open it again. */
    release: () => void child.kill('SIGUSR1'),
    async hangUp() {
      child.stdin.end()
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}

/** One with this device at its far end. */
export async function ptyOf(device: Pick<SimDevice, 'attach' | 'hear'>) {
  const pty = await openPty()
  device.attach(pty.write)
  pty.onBytes((bytes) => device.hear(bytes))
  return {
    ...pty,
    async hangUp() {
      device.attach(() => {})
      await pty.hangUp()
    },
  }
}

/** One as a transport: the device is the program that opens its path. */
export const transportOver = (pty: Awaited<ReturnType<typeof openPty>>): Transport => ({
  label: 'pty',
  onBytes: pty.onBytes,
  onLost: () => () => {},
  onRecovered: () => () => {},
  async open() {},
  async send(frame) {
    pty.write(frame)
  },
  close: pty.hangUp,
})
