import { setup } from 'xstate'

/** 注册批次: prepared, opened for its students, closed, and opened again where it was closed too early. */
export const registrationBatchMachine = setup({
  types: { events: {} as { readonly type: 'open' | 'close' | 'reopen' } },
}).createMachine({
  id: 'registrationBatch',
  initial: 'draft',
  states: {
    draft: { on: { open: 'open' } },
    open: { on: { close: 'closed' } },
    closed: { on: { reopen: 'open' } },
  },
})

type Act =
  | 'arrive'
  | 'report'
  | 'register'
  | 'defer'
  | 'grant'
  | 'explain'
  | 'lapse'
  | 'cancelReport'
  | 'cancelRegister'

/** What the guard reads of a registration. */
interface Row {
  readonly reportedAt: string | null
}

/**
 * 报到注册 of one student in a term: reported, then registered, or put off until a day. A student who is not registered
 * when the time is over is overdue, and may still be reported and registered late.
 */
export const registrationMachine = setup({
  types: { events: {} as { readonly type: Act }, context: {} as { readonly row: Row }, input: {} as Row },
  guards: {
    hasReported: ({ context: { row } }) => row.reportedAt !== null,
    hasNotReported: ({ context: { row } }) => row.reportedAt === null,
  },
}).createMachine({
  id: 'registration',
  context: ({ input }) => ({ row: input }),
  initial: 'waiting',
  states: {
    waiting: {
      on: {
        ...{ arrive: 'reported', report: 'reported', defer: 'deferred', grant: 'deferred' },
        ...{ explain: 'waiting', lapse: 'overdue' },
      },
    },
    reported: {
      on: {
        ...{ register: 'registered', defer: 'deferred', grant: 'deferred' },
        ...{ lapse: 'overdue', cancelReport: 'waiting' },
      },
    },
    deferred: {
      on: {
        arrive: { guard: 'hasNotReported', target: 'deferred' },
        report: { guard: 'hasNotReported', target: 'deferred' },
        register: { guard: 'hasReported', target: 'registered' },
        ...{ defer: 'deferred', grant: 'deferred', lapse: 'overdue' },
      },
    },
    overdue: {
      on: {
        report: { guard: 'hasNotReported', target: 'overdue' },
        register: { guard: 'hasReported', target: 'registered' },
        ...{ defer: 'deferred', grant: 'deferred', explain: 'overdue' },
      },
    },
    registered: { on: { cancelRegister: 'reported' } },
  },
})
