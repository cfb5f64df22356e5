import type { AddressInfo } from 'node:net'
import { connect, createServer, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { closingCall } from './closing-call.ts'

/** So often it asks each server whether it is ready, in milliseconds: well within a leaving server's farewell. */
const between = 100

/**
 * Stands before several servers and gives each connection to the next that says it is ready; where that one refuses
 * it, to the one after. It understands nothing of what goes through it.
 */
export async function startBalancer(ports: readonly number[]) {
  let turn = 0
  const leaving = new Set<number>()
  let closed = false
  async function watch(port: number) {
    while (!closed) {
      const status = await closingCall(`http://127.0.0.1:${port}/readyz`)
      if (status === 200) leaving.delete(port)
      else leaving.add(port)
      await setTimeout(between)
    }
  }
  for (const port of ports) void watch(port)
  const open = new Set<Socket>()
  const server = createServer({ allowHalfOpen: true }, (caller) => {
    open.add(caller)
    caller.on('close', () => open.delete(caller))
    caller.on('error', () => caller.destroy())
    turn += 1
    const at = turn % ports.length
    const inTurn = [...ports.slice(at), ...ports.slice(0, at)]
    pass(
      caller,
      inTurn.toSorted((one, other) => Number(leaving.has(one)) - Number(leaving.has(other))),
    )
  })

  function pass(caller: Socket, [port, ...others]: readonly number[]) {
    if (port === undefined) return void caller.destroy()
    const through = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    through.once('connect', () => {
      through.removeAllListeners('error')
      through.on('error', () => caller.destroy())
      caller.pipe(through).pipe(caller)
      caller.on('close', () => through.destroy())
    })
    through.once('error', () => pass(caller, others))
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      closed = true
      for (const socket of open) socket.destroy()
      server.close()
    },
  }
}
