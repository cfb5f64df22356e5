import type { AddressInfo } from 'node:net'
import { connect, createServer, type Socket } from 'node:net'

/**
 * Stands before several servers and gives each connection to the next of them; where one refuses it, to the one
 * after. It understands nothing of what goes through it.
 */
export async function startBalancer(ports: readonly number[]) {
  let turn = 0
  const open = new Set<Socket>()
  const server = createServer({ allowHalfOpen: true }, (caller) => {
    open.add(caller)
    caller.on('close', () => open.delete(caller))
    caller.on('error', () => caller.destroy())
    turn += 1
    pass(caller, turn, ports.length)
  })

  function pass(caller: Socket, at: number, left: number) {
    const port = ports[at % ports.length] ?? 0
    const through = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    through.once('connect', () => {
      through.removeAllListeners('error')
      through.on('error', () => caller.destroy())
      caller.pipe(through).pipe(caller)
      caller.on('close', () => through.destroy())
    })
    through.once('error', () => (left > 1 ? pass(caller, at + 1, left - 1) : caller.destroy()))
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      for (const socket of open) socket.destroy()
      server.close()
    },
  }
}
