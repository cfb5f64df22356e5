import { setup } from 'xstate'

type Act = 'submit' | 'withdraw' | 'approve' | 'reject' | 'return' | 'revoke' | 'expire'

/** 走读: approved for a year at most, and asked for anew for the next one. */
export const outsideLivingMachine = setup({
  types: { events: {} as { readonly type: Act } },
}).createMachine({
  id: 'outsideLiving',
  initial: 'draft',
  states: {
    draft: { on: { submit: 'reviewing' } },
    reviewing: { on: { withdraw: 'withdrawn', approve: 'effective', reject: 'refused', return: 'sentBack' } },
    sentBack: { on: { submit: 'reviewing', withdraw: 'withdrawn' } },
    withdrawn: { on: { submit: 'reviewing' } },
    refused: { type: 'final' },
    effective: { on: { revoke: 'revoked', expire: 'expired' } },
    expired: { type: 'final' },
    revoked: { type: 'final' },
  },
})
