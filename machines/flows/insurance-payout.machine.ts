import { setup } from 'xstate'

type Act = 'submit' | 'withdraw' | 'approve' | 'reject' | 'return' | 'payout'

/** 保险理赔: a case with its bills, decided by an approval and then paid once. */
export const insurancePayoutMachine = setup({
  types: { events: {} as { readonly type: Act } },
}).createMachine({
  id: 'insurancePayout',
  initial: 'draft',
  states: {
    draft: { on: { submit: 'reviewing' } },
    reviewing: { on: { withdraw: 'withdrawn', approve: 'approved', reject: 'refused', return: 'sentBack' } },
    sentBack: { on: { submit: 'reviewing', withdraw: 'withdrawn' } },
    withdrawn: { on: { submit: 'reviewing' } },
    refused: { type: 'final' },
    approved: { on: { payout: 'paid' } },
    paid: { type: 'final' },
  },
})
