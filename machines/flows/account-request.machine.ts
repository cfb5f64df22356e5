import { setup } from 'xstate'

/** 账号申请: decided once. */
export const accountRequestMachine = setup({
  types: { events: {} as { type: 'approve' } | { type: 'refuse' } },
}).createMachine({
  id: 'accountRequest',
  initial: 'pending',
  states: {
    pending: { on: { approve: 'approved', refuse: 'refused' } },
    approved: { type: 'final' },
    refused: { type: 'final' },
  },
})
