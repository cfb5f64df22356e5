import { assign, enqueueActions, raise, setup } from 'xstate'
import type { VerificationEntry } from '#domain/claim/desk-calls.ts'
import { overridable } from '#domain/claim/verdict.ts'
import type { Result } from '#domain/kernel/result.ts'
import { ports } from '#machines/ports.ts'
import { holds, type Job, keyOf, type Line, merged, newLine, nextJob, whoOf } from './line.ts'
import type {
  CallFault,
  Delivered,
  OverrideInput,
  VerifyDeskEvent,
  VerifyDeskNews,
  VerifyDeskPorts,
} from './verify-desk.ports.ts'

export interface VerifyDeskInput {
  /** Milliseconds since somebody was last seen within which seeing them again is the same tap. */
  readonly repeat: () => number
}

interface Context extends VerifyDeskInput {
  /** Of today, and older ones that still wait, in the order of their taps. */
  readonly lines: readonly Line[]
  /** Tapped while somebody else was being judged. */
  readonly upcoming: readonly Line[]
  /** When each was last seen, in milliseconds since 1970. */
  readonly seen: Readonly<Record<string, number>>
  /** Key of the line that is judged or shown. */
  readonly current: string | null
  /** Key of the line that is being judged, and so goes to the server by itself. */
  readonly judging: string | null
  /** Why letting somebody in did not go through. */
  readonly fault: CallFault | null
  readonly line: 'up' | 'down'
}

const empty: Omit<Context, keyof VerifyDeskInput> = {
  lines: [],
  upcoming: [],
  seen: {},
  current: null,
  judging: null,
  fault: null,
  line: 'up',
}

/**
 * The verification desk. In front, one tap after the other is judged and shown, none is lost while another is at it;
 * behind, what the server has not heard of yet is sent to it, at once when there is a network again and every ten
 * seconds. Taking back and looking at conflicts go on at any time; letting somebody in against the verdict stops the
 * front until it is done or given up.
 */
export const verifyDeskMachine = setup({
  types: {
    context: {} as Context,
    events: {} as VerifyDeskEvent,
    emitted: {} as VerifyDeskNews,
    input: {} as VerifyDeskInput,
  },
  actors: ports<VerifyDeskPorts>('restore', 'judge', 'deliver', 'override'),
  guards: {
    someoneWaits: ({ context }) => context.upcoming.length > 0,
    isSameTap: ({ context }, { entry, at }: { entry: VerificationEntry; at: number }) =>
      at - (context.seen[whoOf(entry)] ?? Number.NEGATIVE_INFINITY) <= context.repeat(),
    hasWork: ({ context: { lines, judging } }) => nextJob(lines, judging) !== null,
    mayLetIn: ({ context }) => {
      const line = lineOf(context)
      return line !== null && mayBeLetIn(line) && context.line === 'up'
    },
    mayUndo: ({ context }, key: string) => context.lines.some((line) => keyOf(line) === key && holds(line)),
  },
  actions: {
    see: assign({
      seen: ({ context }, { entry, at }: { entry: VerificationEntry; at: number }) => ({
        ...Object.fromEntries(
          Object.entries(context.seen).filter(([, last]) => at - last <= context.repeat()),
        ),
        [whoOf(entry)]: at,
      }),
    }),
    queue: assign({
      upcoming: ({ context }, { entry, at }: { entry: VerificationEntry; at: number }) => [
        ...context.upcoming,
        newLine(entry, at),
      ],
    }),
    /** Of whom nobody knows yet what came of their last tap, the same is asked again, under the same key. */
    callIn: assign(({ context }) => {
      const [next, ...upcoming] = context.upcoming
      if (!next) return {}
      const who = whoOf(next.entry)
      const unsure = context.lines.find(
        ({ entry, delivered, told }) => !delivered && !told && whoOf(entry) === who,
      )
      const line = unsure ?? next
      const key = keyOf(line)
      return { upcoming, current: key, judging: key, lines: merged(context.lines, [line]) }
    }),
    /** What the front has come to. */
    tell: enqueueActions(({ context, enqueue }, line: Line) => {
      const lines = merged(context.lines, [line])
      const now = lines.find((each) => keyOf(each) === keyOf(line)) ?? line
      const state = line.delivered ? 'up' : 'down'
      enqueue.assign({ lines, line: state, current: keyOf(line), judging: null, fault: null })
      enqueue.emit({ type: 'keep', line: now })
      enqueue.emit({ type: 'told', line: now })
    }),
    take: enqueueActions(({ context, enqueue }, { lines: fresh, silent }: Delivered) => {
      const lines = merged(context.lines, fresh)
      enqueue.assign({ lines, line: silent ? 'down' : 'up' })
      const keys = new Set(fresh.map(keyOf))
      for (const line of lines) {
        if (!keys.has(keyOf(line))) continue
        enqueue.emit({ type: 'keep', line })
        if (line.conflict) enqueue.emit({ type: 'conflict', line })
      }
    }),
    change: enqueueActions(
      ({ context, enqueue }, { key, part }: { key: string; part: (line: Line) => Partial<Line> }) => {
        const before = context.lines.find((line) => keyOf(line) === key)
        if (!before) return
        const line = { ...before, ...part(before) }
        enqueue.assign({ lines: context.lines.map((each) => (each === before ? line : each)) })
        enqueue.emit({ type: 'keep', line })
      },
    ),
  },
  delays: { retry: 10_000, linger: 30_000 },
}).createMachine({
  id: 'verifyDesk',
  context: ({ input }) => ({ ...empty, ...input }),
  initial: 'restoring',
  on: {
    TAP: [
      {
        guard: { type: 'isSameTap', params: ({ event }) => event },
        actions: { type: 'see', params: ({ event }) => event },
      },
      {
        actions: [
          { type: 'see', params: ({ event }) => event },
          { type: 'queue', params: ({ event }) => event },
        ],
      },
    ],
    OFFLINE: { actions: assign({ line: 'down' }) },
  },
  states: {
    restoring: {
      invoke: {
        src: 'restore',
        onDone: { target: 'open', actions: assign({ lines: ({ event }) => event.output }) },
        onError: 'open',
      },
    },
    open: {
      type: 'parallel',
      on: {
        UNDO: {
          guard: { type: 'mayUndo', params: ({ event }) => event.key },
          actions: [
            {
              type: 'change',
              params: ({ event: { key, reason } }) => ({
                key,
                part: () => ({ undo: { reason, state: 'waiting' }, conflict: null }),
              }),
            },
            raise({ type: 'FLUSH' }),
          ],
        },
        ACKNOWLEDGE: {
          actions: {
            type: 'change',
            params: ({ event }) => ({ key: event.key, part: () => ({ conflict: null }) }),
          },
        },
      },
      states: {
        front: {
          initial: 'waiting',
          states: {
            waiting: {
              entry: assign({ current: null, fault: null }),
              always: { guard: 'someoneWaits', target: 'judging' },
            },
            judging: {
              entry: 'callIn',
              invoke: {
                src: 'judge',
                input: ({ context }) => ({ line: lineOf(context) as Line, lines: context.lines }),
                onDone: { target: 'shown', actions: { type: 'tell', params: ({ event }) => event.output } },
                onError: {
                  target: 'shown',
                  actions: { type: 'tell', params: ({ context }) => lineOf(context) as Line },
                },
              },
            },
            shown: {
              always: { guard: 'someoneWaits', target: 'judging' },
              after: { linger: 'waiting' },
              on: {
                CLEAR: 'waiting',
                LET_IN: { guard: 'mayLetIn', target: 'lettingIn' },
              },
            },
            lettingIn: {
              initial: 'asking',
              states: {
                asking: {
                  on: { CANCEL: '#verifyDesk.open.front.shown', OVERRIDE: 'sending' },
                },
                sending: {
                  invoke: {
                    src: 'override',
                    input: ({ context, event }) => overriding(context, event),
                    onDone: [
                      {
                        guard: ({ event }) => event.output.ok,
                        target: '#verifyDesk.open.front.shown',
                        actions: { type: 'tell', params: ({ event }) => reached(event.output) },
                      },
                      {
                        target: 'asking',
                        actions: assign({
                          fault: ({ event }) => (event.output.ok ? null : event.output.fault),
                        }),
                      },
                    ],
                    onError: { target: 'asking', actions: assign({ fault: { type: 'silent' } }) },
                  },
                },
              },
            },
          },
        },
        delivery: {
          initial: 'resting',
          states: {
            resting: {
              on: { FLUSH: [{ guard: 'hasWork', target: 'sending' }, { actions: assign({ line: 'up' }) }] },
              after: {
                retry: [
                  { guard: 'hasWork', target: 'sending' },
                  { target: 'resting', reenter: true },
                ],
              },
            },
            sending: {
              invoke: {
                src: 'deliver',
                input: ({ context }) => nextJob(context.lines, context.judging) as Job,
                onDone: [
                  {
                    guard: ({ event }) => event.output.silent,
                    target: 'resting',
                    actions: { type: 'take', params: ({ event }) => event.output },
                  },
                  { target: 'deciding', actions: { type: 'take', params: ({ event }) => event.output } },
                ],
                onError: 'resting',
              },
            },
            deciding: { always: [{ guard: 'hasWork', target: 'sending' }, { target: 'resting' }] },
          },
        },
      },
    },
  },
})

/** Somebody whom two people together may let in. */
export const mayBeLetIn = ({ told, student }: Line) =>
  told !== null && !told.passed && student !== null && overridable.includes(told.verdict)

/** The one that is judged or shown. */
export const lineOf = ({ lines, current }: Pick<Context, 'lines' | 'current'>): Line | null =>
  lines.find((line) => keyOf(line) === current) ?? null

function overriding(context: Context, event: VerifyDeskEvent): OverrideInput {
  if (event.type !== 'OVERRIDE') throw new Error('letting in begins with OVERRIDE alone')
  return { line: lineOf(context) as Line, key: event.key, override: event.override }
}

function reached(answer: Result<Line, CallFault>): Line {
  if (!answer.ok) throw new Error('guarded')
  return answer.value
}
