import { spawn } from 'node:child_process'
import { closeSync, constants, openSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { ReadStream, WriteStream } from 'node:tty'
import { listeners, type Transport } from '#devices/transport/transport.ts'

/** What an OSDP program says of itself first; what it leaves out is as in the recorded sessions of the vectors. */
interface Ready {
  readonly event: 'ready'
  readonly pty: string
  /** 0 to 126. */
  readonly address?: number
  /** The base key, 32 hexadecimal digits. */
  readonly scbk?: string
}

/** Another program that speaks OSDP on a pseudo-terminal, whose path is in the first line it prints. */
export async function osdpPeer(command: string) {
  const child = spawn('sh', ['-c', `exec ${command}`], { stdio: ['pipe', 'pipe', 'inherit'] })
  const lines = createInterface(child.stdout)
  const ready = await new Promise<Ready>((resolve, reject) => {
    child.once('exit', () => reject(new Error('the peer ended before it was ready')))
    lines.on('line', (line) => {
      if (line.includes('"ready"')) resolve(JSON.parse(line))
    })
  })
  const descriptor = openSync(ready.pty, constants.O_RDWR | constants.O_NOCTTY)
  const input = new ReadStream(descriptor).setRawMode(true)
  const output = new WriteStream(openSync(ready.pty, constants.O_RDWR | constants.O_NOCTTY))
  const bytes = listeners<[Uint8Array]>()
  input.on('data', (chunk: Buffer) => bytes.call(Uint8Array.from(chunk)))
  const transport: Transport = {
    label: 'peer',
    onBytes: bytes.add,
    onLost: () => () => {},
    onRecovered: () => () => {},
    async open() {},
    async send(frame) {
      output.write(frame)
    },
    async close() {
      input.destroy()
      output.destroy()
      child.kill()
      try {
        closeSync(descriptor)
      } catch {
        // The stream has closed it already.
      }
    },
  }
  return {
    transport,
    address: ready.address ?? 101,
    key: Uint8Array.from(Buffer.from(ready.scbk ?? '000102030405060708090a0b0c0d0e0f', 'hex')),
    /** Whatever it takes on its standard input. */
    tell: (line: string) => void child.stdin.write(`${line}\n`),
  }
}
