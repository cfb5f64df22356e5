import { assign, emit, setup } from 'xstate'
import type { LockScreenEvent, LockScreenInput, LockScreenNews } from './lock-screen.ports.ts'

/** Milliseconds between two looks at the clock. */
const tick = 1_000

/**
 * When a desk that nobody sits at is locked (specification, sections 4 and 9: after 30 seconds unless set otherwise).
 * It asks a clock instead of waiting for one long timer, which a sleeping laptop would miss: the first touch after too
 * long a time finds the desk locked.
 */
export const lockScreenMachine = setup({
  types: {
    context: {} as LockScreenInput,
    events: {} as LockScreenEvent,
    emitted: {} as LockScreenNews,
    input: {} as LockScreenInput,
  },
  actions: {
    set: assign((_, limit: number | null) => ({ limit })),
    tell: emit({ type: 'lock' }),
  },
  guards: {
    isTooLong: ({ context: { limit } }, idle: number) => limit !== null && idle >= limit,
  },
  delays: { tick },
}).createMachine({
  id: 'lockScreen',
  context: ({ input }) => input,
  initial: 'open',
  states: {
    open: {
      on: {
        LOCKED: 'locked',
        SET: { actions: { type: 'set', params: ({ event }) => event.limit } },
        TOUCHED: {
          guard: { type: 'isTooLong', params: ({ event }) => event.idle },
          target: 'locked',
          actions: 'tell',
        },
      },
      after: {
        tick: [
          {
            guard: { type: 'isTooLong', params: ({ context }) => context.idle() },
            target: 'locked',
            actions: 'tell',
          },
          { target: 'open', reenter: true },
        ],
      },
    },
    locked: {
      on: {
        SET: { actions: { type: 'set', params: ({ event }) => event.limit } },
        UNLOCKED: 'open',
      },
    },
  },
})
