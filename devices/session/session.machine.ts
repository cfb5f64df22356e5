import { assign, fromPromise, setup } from 'xstate'
import { type FaultCode, faultKinds, isFault } from '#devices/fault.ts'
import { tooMany, withError } from './line-errors.ts'

/** Milliseconds to wait before each attempt to find a device again; the last one for ever after. */
const backOffMs = [250, 500, 1_000, 2_000, 4_000, 5_000] as const

export type SessionEvent =
  /** The browser lists the port, or lists it no more. */
  | { type: 'GRANTED' }
  | { type: 'REVOKED' }
  | { type: 'CONNECT' }
  | { type: 'DISCONNECT' }
  /** Something was plugged in: perhaps ours. */
  | { type: 'PLUGGED' }
  /** The stream said that the device is gone. */
  | { type: 'LOST' }
  /** The driver reaches the device no more, though the port is there; and reaches it again. */
  | { type: 'SILENT'; fault: FaultCode }
  | { type: 'STEADY' }
  /** The driver will not go on: the key is wrong, or it is another device. */
  | { type: 'REFUSED'; fault: FaultCode }
  /** An error of the line that was got over, at that time in milliseconds. */
  | { type: 'LINE_ERROR'; at: number }

export interface SessionContext {
  /** Attempts since the device was last there. */
  readonly attempt: number
  /** Why it is not online, for `faultKinds`. */
  readonly fault: FaultCode | null
  /** More of it, for support: the code of a refusal, the tab that has the port. */
  readonly detail: string | null
  /** How the device names itself, once it has. */
  readonly device: string | null
  /** Errors of the line since it was opened, and when the latest were. */
  readonly lineErrors: number
  readonly latestErrors: readonly number[]
}

const unfilled = (name: string) => () => Promise.reject(new Error(`nobody filled the port "${name}"`))
const codeOf = (error: unknown): FaultCode => (isFault(error) ? error.code : 'device-lost')
const failing = ({ event }: { event: { error: unknown } }) => codeOf(event.error)
const thrown = ({ event }: { event: { error: unknown } }) => event.error

/**
 * One device of one desk (device protocol notes, section 5): found, opened by one tab alone, recognised by its
 * handshake and by nothing else, lost, and found again.
 */
export const sessionMachine = setup({
  types: { context: {} as SessionContext, events: {} as SessionEvent },
  actors: {
    /** Takes the lock of the device and opens its port; `port-busy` when another tab or program has it. */
    open: fromPromise<void>(unfilled('open')),
    /** Resolves when no other tab holds the device any more. */
    freed: fromPromise<void>(unfilled('freed')),
    /** Resolves with the name the device gives itself. */
    shake: fromPromise<string>(unfilled('shake')),
  },
  actions: {
    /** Ends the driver, closes the port and gives the lock back; again and again if need be. */
    close: () => {},
    blame: assign((_, fault: FaultCode) => ({ fault, detail: null })),
    explain: assign((_, error: unknown) => ({
      fault: codeOf(error),
      detail: isFault(error) ? (error.detail ?? null) : null,
    })),
    another: assign(({ context }) => ({ attempt: context.attempt + 1 })),
    found: assign((_, device: string) => ({ device, attempt: 0, fault: null, detail: null })),
    begin: assign({ attempt: 0, fault: null, detail: null }),
    opened: assign({ lineErrors: 0, latestErrors: [] }),
    count: assign(({ context }, at: number) => ({
      lineErrors: context.lineErrors + 1,
      latestErrors: withError(context.latestErrors, at),
    })),
  },
  guards: {
    isHopeless: (_, fault: FaultCode) => !faultKinds[fault].retryable,
    isTaken: (_, fault: FaultCode) => fault === 'port-busy',
    isTooMuch: ({ context }, at: number) => tooMany(withError(context.latestErrors, at)),
  },
  delays: {
    backOff: ({ context }) => backOffMs[Math.min(context.attempt, backOffMs.length - 1)] ?? 5_000,
  },
}).createMachine({
  id: 'device',
  context: { attempt: 0, fault: null, detail: null, device: null, lineErrors: 0, latestErrors: [] },
  initial: 'absent',
  on: {
    REVOKED: { target: '.absent', actions: ['close', { type: 'blame', params: 'no-permission' }] },
  },
  states: {
    absent: { on: { GRANTED: 'granted' } },
    granted: { on: { CONNECT: { target: 'opening', actions: 'begin' } } },
    opening: {
      on: { DISCONNECT: { target: 'granted', actions: 'close' } },
      invoke: {
        id: 'open',
        src: 'open',
        onDone: { target: 'handshaking', actions: 'opened' },
        onError: [
          {
            guard: { type: 'isTaken', params: failing },
            target: 'taken',
            actions: ['close', { type: 'explain', params: thrown }],
          },
          {
            guard: { type: 'isHopeless', params: failing },
            target: 'refused',
            actions: ['close', { type: 'explain', params: thrown }],
          },
          { target: 'backOff', actions: ['close', { type: 'explain', params: thrown }] },
        ],
      },
    },
    /** Another tab has it, or another program, of which nobody tells when it lets go: hence the wait after either. */
    taken: {
      on: { DISCONNECT: { target: 'granted', actions: 'close' } },
      invoke: { id: 'freed', src: 'freed', onDone: 'backOff', onError: 'backOff' },
    },
    handshaking: {
      on: {
        DISCONNECT: { target: 'granted', actions: 'close' },
        LOST: { target: 'lost', actions: ['close', { type: 'blame', params: 'device-lost' }] },
        LINE_ERROR: [
          {
            guard: { type: 'isTooMuch', params: ({ event }) => event.at },
            target: 'refused',
            actions: ['close', { type: 'blame', params: 'wrong-baud' }],
          },
          { actions: { type: 'count', params: ({ event }) => event.at } },
        ],
      },
      invoke: {
        id: 'shake',
        src: 'shake',
        onDone: { target: '#online', actions: { type: 'found', params: ({ event }) => event.output } },
        onError: [
          {
            guard: { type: 'isHopeless', params: failing },
            target: 'refused',
            actions: ['close', { type: 'explain', params: thrown }],
          },
          { target: 'backOff', actions: ['close', { type: 'explain', params: thrown }] },
        ],
      },
    },
    inUse: {
      initial: 'online',
      on: {
        DISCONNECT: { target: 'granted', actions: 'close' },
        LOST: { target: 'lost', actions: ['close', { type: 'blame', params: 'device-lost' }] },
        REFUSED: {
          target: 'refused',
          actions: ['close', { type: 'blame', params: ({ event }) => event.fault }],
        },
        LINE_ERROR: [
          {
            guard: { type: 'isTooMuch', params: ({ event }) => event.at },
            target: 'refused',
            actions: ['close', { type: 'blame', params: 'wrong-baud' }],
          },
          { actions: { type: 'count', params: ({ event }) => event.at } },
        ],
      },
      states: {
        online: {
          id: 'online',
          on: {
            SILENT: {
              target: 'degraded',
              actions: { type: 'blame', params: ({ event }) => event.fault },
            },
          },
        },
        degraded: { on: { STEADY: { target: 'online', actions: 'begin' } } },
      },
    },
    lost: { always: 'backOff' },
    backOff: {
      on: {
        DISCONNECT: 'granted',
        PLUGGED: { target: 'opening', actions: 'another' },
      },
      after: { backOff: { target: 'opening', actions: 'another' } },
    },
    /** Nothing is tried by itself any more: somebody has to do what the fault says. */
    refused: { on: { CONNECT: { target: 'opening', actions: 'begin' }, DISCONNECT: 'granted' } },
  },
})
