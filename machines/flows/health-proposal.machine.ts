import { setup } from 'xstate'

type Act = 'confirm' | 'reject' | 'lapse'

/**
 * AI 卫生评分: what a model proposes counts for nothing until a person has confirmed it, and is decided on once; once its sheet may no
 * longer be entered, it lapses.
 */
export const healthProposalMachine = setup({
  types: { events: {} as { readonly type: Act } },
}).createMachine({
  id: 'health-proposal',
  initial: 'proposed',
  states: {
    proposed: { on: { confirm: 'confirmed', reject: 'rejected', lapse: 'lapsed' } },
    confirmed: { type: 'final' },
    rejected: { type: 'final' },
    lapsed: { type: 'final' },
  },
})
