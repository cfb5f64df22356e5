import { setup } from 'xstate'

type Act =
  | 'submit'
  | 'withdraw'
  | 'approve'
  | 'reject'
  | 'return'
  | 'release'
  | 'charge'
  | 'settle'
  | 'giveUp'

/** 退宿: approved, then the property of the room is checked; who owes for damage has settled it before the stay ends. */
export const checkOutMachine = setup({
  types: { events: {} as { readonly type: Act } },
}).createMachine({
  id: 'checkOut',
  initial: 'draft',
  states: {
    draft: { on: { submit: 'reviewing' } },
    reviewing: { on: { withdraw: 'withdrawn', approve: 'checking', reject: 'refused', return: 'sentBack' } },
    sentBack: { on: { submit: 'reviewing', withdraw: 'withdrawn' } },
    withdrawn: { on: { submit: 'reviewing' } },
    refused: { type: 'final' },
    checking: { on: { release: 'left', charge: 'owing', giveUp: 'cancelled' } },
    owing: { on: { settle: 'left' } },
    left: { type: 'final' },
    cancelled: { type: 'final' },
  },
})
