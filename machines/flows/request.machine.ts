import { setup } from 'xstate'

type Act = 'submit' | 'withdraw' | 'approve' | 'reject' | 'return'

/** A request about something else, such as 续假 or an appeal: handed in, decided once by an approval, and then over. */
export const requestMachine = setup({
  types: { events: {} as { readonly type: Act } },
}).createMachine({
  id: 'request',
  initial: 'draft',
  states: {
    draft: { on: { submit: 'reviewing' } },
    reviewing: { on: { withdraw: 'withdrawn', approve: 'approved', reject: 'refused', return: 'sentBack' } },
    sentBack: { on: { submit: 'reviewing', withdraw: 'withdrawn' } },
    withdrawn: { on: { submit: 'reviewing' } },
    approved: { type: 'final' },
    refused: { type: 'final' },
  },
})
