import { assign, emit, setup } from 'xstate'
import { ports } from '#machines/ports.ts'
import type {
  RefreshLock,
  TokenRefreshEvent,
  TokenRefreshInput,
  TokenRefreshNews,
  TokenRefreshPorts,
} from './token-refresh.ports.ts'

/** Seconds after which a token is refreshed (specification, section 9); its life is 3,600 at the least. */
const ripe = 3_000

interface Context extends TokenRefreshInput {
  readonly lock: RefreshLock | null
  /** The token that a call was refused with, while somebody waits for a new one. */
  readonly refusedToken: string | null
  readonly failures: number
}

/**
 * Looks every ten seconds whether the token is old enough, and refreshes when no other tab is at it. A call refused
 * with 401 asks for the same at once; then a lock held elsewhere is waited for, because its holder's new token
 * serves as well.
 */
export const tokenRefreshMachine = setup({
  types: {
    context: {} as Context,
    events: {} as TokenRefreshEvent,
    input: {} as TokenRefreshInput,
    emitted: {} as TokenRefreshNews,
  },
  actors: ports<TokenRefreshPorts>('takeLock', 'refresh'),
  guards: {
    isRipe: ({ context }) => (context.age() ?? 0) >= ripe,
    needsNothing: ({ context }) => context.refusedToken === null && (context.age() ?? 0) < ripe,
    isStillRefused: ({ context }) =>
      context.refusedToken !== null && context.token() === context.refusedToken,
    isAlreadyRenewed: ({ context }) =>
      context.refusedToken !== null && context.token() !== context.refusedToken,
  },
  actions: {
    release: ({ context }) => context.lock?.release(),
    settle: assign({ refusedToken: null, failures: 0 }),
    failed: assign({ refusedToken: null, failures: ({ context }) => context.failures + 1 }),
    sayRenewed: emit({ type: 'renewed' }),
    sayUnreachable: emit({ type: 'unreachable' }),
    sayRefused: emit((_, message: string) => ({ type: 'refused', message })),
  },
  delays: {
    /** Ten seconds, doubled with each failure in a row up to five minutes: a server in trouble is not hammered. */
    tick: ({ context }) => Math.min(10_000 * 2 ** context.failures, 300_000),
    lockPatience: 1_000,
    pause: 1_000,
  },
}).createMachine({
  id: 'tokenRefresh',
  initial: 'watching',
  context: ({ input }) => ({ ...input, lock: null, refusedToken: null, failures: 0 }),
  on: { REFUSED: { actions: assign({ refusedToken: ({ event }) => event.token }) } },
  states: {
    watching: {
      after: {
        tick: [
          { guard: 'isRipe', target: 'locking' },
          { target: 'watching', reenter: true },
        ],
      },
      on: { RENEWED: { target: '.open', actions: 'settle' } },
      initial: 'open',
      states: {
        open: {
          on: {
            REFUSED: {
              target: '#tokenRefresh.locking',
              actions: assign({ refusedToken: ({ event }) => event.token }),
            },
          },
        },
        /** It has just failed: however many calls are refused now, the server is not asked for each of them. */
        shut: {
          after: { pause: 'open' },
          on: { REFUSED: { actions: 'sayUnreachable' } },
        },
      },
    },
    locking: {
      invoke: {
        src: 'takeLock',
        onDone: [
          {
            guard: ({ event }) => event.output.ok,
            target: 'holding',
            actions: assign({ lock: ({ event }) => (event.output.ok ? event.output.value : null) }),
          },
          { guard: 'isStillRefused', target: 'waiting' },
          { guard: 'isAlreadyRenewed', target: 'watching', actions: ['settle', 'sayRenewed'] },
          'watching',
        ],
        onError: { target: 'watching.shut', actions: ['failed', 'sayUnreachable'] },
      },
    },
    waiting: {
      after: { lockPatience: 'locking' },
      on: { RENEWED: { target: 'watching', actions: ['settle', 'sayRenewed'] } },
    },
    holding: {
      always: [
        { guard: 'isAlreadyRenewed', target: 'watching', actions: ['release', 'settle', 'sayRenewed'] },
        { guard: 'needsNothing', target: 'watching', actions: 'release' },
        'refreshing',
      ],
    },
    refreshing: {
      exit: 'release',
      invoke: {
        src: 'refresh',
        onDone: [
          { guard: ({ event }) => event.output.ok, target: 'watching', actions: ['settle', 'sayRenewed'] },
          {
            guard: ({ event }) => !event.output.ok && event.output.fault.type === 'refused',
            target: 'over',
            actions: { type: 'sayRefused', params: ({ event }) => messageOf(event.output) },
          },
          { target: 'watching.shut', actions: ['failed', 'sayUnreachable'] },
        ],
        onError: { target: 'watching.shut', actions: ['failed', 'sayUnreachable'] },
      },
    },
    /** The refresh token is dead: the access token serves out its life, and nothing more is asked until a new sign-in. */
    over: {
      entry: 'settle',
      on: {
        REFUSED: { actions: emit({ type: 'refused', message: '' }) },
        RENEWED: 'watching',
      },
    },
  },
})

type Answer = Awaited<ReturnType<TokenRefreshPorts['refresh']>>
const messageOf = (answer: Answer) =>
  !answer.ok && answer.fault.type === 'refused' ? answer.fault.message : ''
