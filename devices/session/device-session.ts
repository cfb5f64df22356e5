import { createActor, fromPromise } from 'xstate'
import type { Clock } from '#devices/clock.ts'
import type { FaultCode } from '#devices/fault.ts'
import type { Transport } from '#devices/transport/transport.ts'
import type { Ownership } from './ownership.ts'
import { type SessionEvent, sessionMachine } from './session.machine.ts'

/** What a session needs of a driver: that it shakes hands, says how it goes, and ends. */
export interface Driven {
  /** Resolves with the name the device gives itself. */
  connect(): Promise<string>
  onHealth(listener: (health: 'steady' | 'silent' | 'refused', fault: FaultCode) => void): () => void
  end(): void
}

export interface SessionOptions {
  readonly transport: Transport
  readonly clock: Clock
  readonly ownership: Ownership
  /** A driver for the transport that has just been opened. */
  readonly drive: () => Driven
}

/** A running session: `GRANTED` and `CONNECT` begin it, `stop` ends it and leaves nothing open. */
export function deviceSession({ transport, clock, ownership, drive }: SessionOptions) {
  let driven: Driven | null = null
  let last: Promise<unknown> = Promise.resolve()
  const send = (event: SessionEvent) => actor.send(event)

  const actor = createActor(
    sessionMachine.provide({
      actors: {
        open: fromPromise(() =>
          inOrder(async () => {
            await ownership.take()
            await transport.open()
          }),
        ),
        freed: fromPromise(({ signal }) => ownership.freed(signal)),
        shake: fromPromise(async () => {
          driven = drive()
          driven.onHealth((health, fault) => {
            if (health === 'steady') send({ type: 'STEADY' })
            else send({ type: health === 'silent' ? 'SILENT' : 'REFUSED', fault })
          })
          return await driven.connect()
        }),
      },
      actions: { close },
    }),
    {
      clock: {
        setTimeout: (run: () => void, ms: number) => clock.after(ms, run),
        clearTimeout: (cancel: () => void) => cancel(),
      },
    },
  )

  /** Opening and closing never overtake each other: what is called off while it opens is opened, and then closed. */
  function inOrder(act: () => Promise<void>): Promise<void> {
    const mine = last.then(act)
    last = mine.catch(() => {})
    return mine
  }

  /** The lock is given back last: nobody else opens a port that is not closed. */
  function close() {
    driven?.end()
    driven = null
    void inOrder(() => transport.close().finally(() => ownership.give()))
  }

  const forget = [
    // The driver hears it first: what it was asked ends as lost, and not as called off.
    transport.onLost(() => queueMicrotask(() => send({ type: 'LOST' }))),
    transport.onRecovered(() => send({ type: 'LINE_ERROR', at: clock.now() })),
  ]
  actor.start()

  return {
    actor,
    stop() {
      close()
      for (const stopListening of forget) stopListening()
      actor.stop()
    },
  }
}
