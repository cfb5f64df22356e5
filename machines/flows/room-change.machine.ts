import { setup } from 'xstate'

type Act =
  | 'submit'
  | 'agree'
  | 'decline'
  | 'withdraw'
  | 'counsellorPass'
  | 'collegePass'
  | 'approve'
  | 'reject'
  | 'return'
  | 'arrange'
  | 'confirm'
  | 'confirmSwap'
  | 'finish'
  | 'giveUp'

/** What the guards read of an application. */
interface Row {
  readonly kind: 'move' | 'swap'
  readonly confirmedAt: string | null
  readonly swapConfirmedAt: string | null
}

const decided = { approve: 'approved', reject: 'refused', return: 'sentBack' } as const
const sending = {
  submit: [{ guard: 'isSwap', target: 'agreeing' }, { target: 'reviewing' }],
} as const

/**
 * 调宿: into another bed, or two students into one another's. The other one agrees before anybody decides; those who
 * move confirm, and with the dormitory's confirmation the old stays end and the new begin.
 */
export const roomChangeMachine = setup({
  types: { events: {} as { readonly type: Act }, context: {} as { readonly row: Row }, input: {} as Row },
  guards: {
    isSwap: ({ context: { row } }) => row.kind === 'swap',
    isSwapUnconfirmed: ({ context: { row } }) => row.kind === 'swap' && !row.swapConfirmedAt,
    isUnconfirmed: ({ context: { row } }) => !row.confirmedAt,
    isConfirmed: ({ context: { row } }) =>
      Boolean(row.confirmedAt && (row.kind !== 'swap' || row.swapConfirmedAt)),
  },
}).createMachine({
  id: 'roomChange',
  context: ({ input }) => ({ row: input }),
  initial: 'draft',
  states: {
    draft: { on: sending },
    agreeing: { on: { agree: 'reviewing', decline: 'declined', withdraw: 'withdrawn' } },
    reviewing: {
      on: {
        withdraw: 'withdrawn',
        counsellorPass: 'counsellorPassed',
        collegePass: 'collegePassed',
        ...decided,
      },
    },
    counsellorPassed: { on: { collegePass: 'collegePassed', ...decided } },
    collegePassed: { on: decided },
    sentBack: { on: { ...sending, withdraw: 'withdrawn' } },
    withdrawn: { on: sending },
    declined: { type: 'final' },
    refused: { type: 'final' },
    approved: { on: { arrange: 'moving', giveUp: 'cancelled' } },
    moving: {
      on: {
        arrange: 'moving',
        confirm: { guard: 'isUnconfirmed', target: 'moving' },
        confirmSwap: { guard: 'isSwapUnconfirmed', target: 'moving' },
        finish: { guard: 'isConfirmed', target: 'done' },
        giveUp: 'cancelled',
      },
    },
    done: { type: 'final' },
    cancelled: { type: 'final' },
  },
})
