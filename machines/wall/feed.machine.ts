import { assign, emit, setup } from 'xstate'
import { ports } from '#machines/ports.ts'

/** What came of asking: figures, or that this display may not see them. */
export type Fetched = { readonly kind: 'figures'; readonly figures: unknown } | { readonly kind: 'refused' }

export type FeedPorts = { readonly fetch: (input: undefined) => Promise<Fetched> }

interface Context {
  readonly failures: number
  /** Between 0 and 1, so that a hundred walls do not ask in the same second after an outage. */
  readonly spread: () => number
}

type FeedEvent = { readonly type: 'ONLINE' } | { readonly type: 'PAIRED' }
type FeedNews =
  | { readonly type: 'figures'; readonly figures: unknown }
  | { readonly type: 'failed' }
  | { readonly type: 'refused' }

/** Milliseconds between two questions that were answered. */
const poll = 30_000
/** After failures in a row: at most half a minute, for a wall that hangs there is to come back by itself. */
const first = 4_000

/**
 * Asks for the figures of a wall for as long as it hangs there. It never gives up: a server that is away for a night is
 * asked again and again, ever less often, and at once when the network says that it is back.
 */
export const feedMachine = setup({
  types: {
    context: {} as Context,
    events: {} as FeedEvent,
    input: {} as Pick<Context, 'spread'>,
    emitted: {} as FeedNews,
  },
  actors: ports<FeedPorts>('fetch'),
  delays: {
    poll: ({ context }) => poll * (0.9 + context.spread() * 0.2),
    again: ({ context }) =>
      Math.min(first * 2 ** (context.failures - 1), poll) * (0.7 + context.spread() * 0.3),
  },
}).createMachine({
  id: 'feed',
  initial: 'asking',
  context: ({ input }) => ({ ...input, failures: 0 }),
  states: {
    asking: {
      invoke: {
        src: 'fetch',
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'figures',
            target: 'resting',
            actions: [
              assign({ failures: 0 }),
              emit(({ event }) => ({
                type: 'figures' as const,
                figures: event.output.kind === 'figures' ? event.output.figures : null,
              })),
            ],
          },
          { target: 'shut', actions: [assign({ failures: 0 }), emit({ type: 'refused' })] },
        ],
        onError: {
          target: 'failing',
          actions: [
            assign({ failures: ({ context }) => Math.min(context.failures + 1, 16) }),
            emit({ type: 'failed' }),
          ],
        },
      },
    },
    resting: { after: { poll: 'asking' }, on: { ONLINE: 'asking' } },
    failing: { after: { again: 'asking' }, on: { ONLINE: 'asking' } },
    /** No token, or a revoked one: asked again now and then, for the college may open its walls. */
    shut: { after: { poll: 'asking' }, on: { PAIRED: 'asking' } },
  },
})
