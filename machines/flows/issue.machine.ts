import { setup } from 'xstate'

type Act = 'submit' | 'withdraw' | 'approve' | 'reject' | 'return' | 'finish' | 'handOver'

/** Something that is made for a student on request, such as a card: applied for, decided, made, and collected. */
export const issueMachine = setup({
  types: { events: {} as { readonly type: Act } },
}).createMachine({
  id: 'issue',
  initial: 'draft',
  states: {
    draft: { on: { submit: 'reviewing' } },
    reviewing: { on: { withdraw: 'withdrawn', approve: 'making', reject: 'refused', return: 'sentBack' } },
    sentBack: { on: { submit: 'reviewing', withdraw: 'withdrawn' } },
    withdrawn: { on: { submit: 'reviewing' } },
    refused: { type: 'final' },
    making: { on: { finish: 'ready' } },
    ready: { on: { handOver: 'collected' } },
    collected: { type: 'final' },
  },
})
