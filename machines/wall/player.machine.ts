import { assign, setup } from 'xstate'
import { type Hours, minuteOf, showsAt } from './schedule.ts'

export interface Playlist extends Hours {
  readonly screens: readonly string[]
  /** Seconds that each screen stays. */
  readonly dwell: number
  /** Seconds of the screens that stay for another time. */
  readonly dwells?: Readonly<Partial<Record<string, number>>>
}

interface Context extends Playlist {
  /** Place of the screen on show. */
  readonly at: number
  /** Screens that broke: passed over until the list changes. */
  readonly broken: readonly string[]
  /** Milliseconds. */
  readonly now: () => number
}

export type PlayerEvent =
  | { readonly type: 'NEXT' }
  | { readonly type: 'BACK' }
  | { readonly type: 'HOLD' }
  | { readonly type: 'PLAY' }
  | { readonly type: 'BROKE'; readonly screen: string }
  | ({ readonly type: 'LIST' } & Playlist)

/** The next place in a direction that is not broken, round the end; the same where there is no other. */
export function beside(
  { screens, broken, at }: Pick<Context, 'screens' | 'broken' | 'at'>,
  step: 1 | -1,
): number {
  for (let far = 1; far <= screens.length; far++) {
    const place = (at + step * far + screens.length * far) % screens.length
    if (!broken.includes(screens[place] ?? '')) return place
  }
  return at
}

const minute = 60_000

/** Screens that take turns on a wall, within the hours in which it shows. */
export const playerMachine = setup({
  types: {
    context: {} as Context,
    events: {} as PlayerEvent,
    input: {} as Playlist & { readonly now: () => number },
  },
  guards: {
    isOpen: ({ context }) => showsAt(context, minuteOf(context.now())),
    isShut: ({ context }) => !showsAt(context, minuteOf(context.now())),
  },
  actions: {
    forward: assign({ at: ({ context }) => beside(context, 1) }),
    backward: assign({ at: ({ context }) => beside(context, -1) }),
  },
  delays: {
    dwell: ({ context: { screens, at, dwell, dwells } }) => (dwells?.[screens[at] ?? ''] ?? dwell) * 1000,
    minute,
  },
}).createMachine({
  id: 'player',
  initial: 'dark',
  context: ({ input }) => ({ ...input, at: 0, broken: [] }),
  on: {
    LIST: {
      target: '.dark',
      actions: assign(({ event: { type: _, ...list } }) => ({ ...list, at: 0, broken: [] })),
    },
  },
  states: {
    /** Outside its hours nothing is shown; the clock is looked at every minute. */
    dark: {
      always: { guard: 'isOpen', target: 'playing' },
      after: { minute: { target: 'dark', reenter: true } },
    },
    playing: {
      initial: 'showing',
      after: {
        dwell: [
          { guard: 'isShut', target: 'dark' },
          { target: 'playing', reenter: true, actions: 'forward' },
        ],
      },
      states: { showing: {} },
      on: {
        NEXT: { target: 'playing', reenter: true, actions: 'forward' },
        BACK: { target: 'playing', reenter: true, actions: 'backward' },
        HOLD: 'held',
        BROKE: {
          target: 'playing',
          reenter: true,
          actions: [
            assign({ broken: ({ context, event }) => [...new Set([...context.broken, event.screen])] }),
            assign({
              at: ({ context, event }) =>
                context.screens[context.at] === event.screen ? beside(context, 1) : context.at,
            }),
          ],
        },
      },
    },
    held: {
      on: { PLAY: 'playing', NEXT: { actions: 'forward' }, BACK: { actions: 'backward' } },
    },
  },
})
