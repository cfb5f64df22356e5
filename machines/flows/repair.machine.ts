import { setup } from 'xstate'

/** What the chart reads of an order. */
interface RepairOrder {
  readonly arrivedAt: string | null
}

type Act =
  | 'dispatch'
  | 'decline'
  | 'cancel'
  | 'accept'
  | 'reject'
  | 'timeOut'
  | 'arrive'
  | 'askDelay'
  | 'agreeDelay'
  | 'refuseDelay'
  | 'lapse'
  | 'finish'
  | 'confirm'
  | 'rate'
  | 'reopen'
  | 'close'

/** Where the worker goes on once the delay was decided. */
const goesOn = [{ guard: 'hasArrived', target: 'arrived' }, { target: 'accepted' }] as const

/** 报修: reported, given to a worker, mended, confirmed and rated by the student, and for some days reopened. */
export const repairMachine = setup({
  types: {
    context: {} as { readonly row: RepairOrder },
    input: {} as RepairOrder,
    events: {} as { readonly type: Act },
  },
  guards: { hasArrived: ({ context: { row } }) => row.arrivedAt !== null },
}).createMachine({
  id: 'repair',
  context: ({ input }) => ({ row: input }),
  initial: 'submitted',
  states: {
    submitted: {
      on: { dispatch: 'dispatched', decline: 'cancelled', cancel: 'cancelled', lapse: 'submitted' },
    },
    dispatched: {
      on: {
        accept: 'accepted',
        reject: 'returned',
        timeOut: 'returned',
        dispatch: 'dispatched',
        cancel: 'cancelled',
      },
    },
    returned: {
      on: { dispatch: 'dispatched', decline: 'cancelled', cancel: 'cancelled', lapse: 'returned' },
    },
    accepted: {
      on: {
        arrive: 'arrived',
        reject: 'returned',
        askDelay: 'delayed',
        lapse: 'accepted',
        dispatch: 'dispatched',
      },
    },
    arrived: { on: { finish: 'finished', reject: 'returned', askDelay: 'delayed', lapse: 'arrived' } },
    delayed: { on: { agreeDelay: goesOn, refuseDelay: goesOn } },
    finished: { on: { confirm: 'awaiting', rate: 'rated', reopen: 'submitted' } },
    awaiting: { on: { rate: 'rated', reopen: 'submitted', close: 'closed' } },
    rated: { on: { reopen: 'submitted', close: 'closed' } },
    closed: { type: 'final' },
    cancelled: { type: 'final' },
  },
})
