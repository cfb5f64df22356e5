import { setup } from 'xstate'

type Act =
  | 'submit'
  | 'withdraw'
  | 'approve'
  | 'reject'
  | 'return'
  | 'arrange'
  | 'takeEffect'
  | 'cancel'
  | 'revert'

/** What the guard reads of a change. */
interface Row {
  readonly needsClass: boolean | null
  readonly toClassId: string | null
}

/** 学籍异动: approved, then on its day written into the student's record, from which it is taken back within a time. */
export const statusChangeMachine = setup({
  types: { events: {} as { readonly type: Act }, context: {} as { readonly row: Row }, input: {} as Row },
  guards: {
    isPlaced: ({ context: { row } }) => !row.needsClass || row.toClassId !== null,
  },
}).createMachine({
  id: 'statusChange',
  context: ({ input }) => ({ row: input }),
  initial: 'draft',
  states: {
    draft: { on: { submit: 'reviewing' } },
    reviewing: {
      on: { withdraw: 'withdrawn', approve: 'approved', reject: 'refused', return: 'sentBack' },
    },
    sentBack: { on: { submit: 'reviewing', withdraw: 'withdrawn' } },
    withdrawn: { on: { submit: 'reviewing' } },
    refused: { type: 'final' },
    approved: {
      on: {
        arrange: 'approved',
        takeEffect: { guard: 'isPlaced', target: 'effective' },
        cancel: 'cancelled',
      },
    },
    effective: { on: { revert: 'reverted' } },
    reverted: { type: 'final' },
    cancelled: { type: 'final' },
  },
})
