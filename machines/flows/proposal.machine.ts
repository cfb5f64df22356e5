import { setup } from 'xstate'

type Act = 'compute' | 'revise' | 'apply' | 'takeBack' | 'drop'

/** 方案: computed as often as one likes, looked at and amended, carried out as a whole, and taken back as a whole. */
export const proposalMachine = setup({
  types: { events: {} as { readonly type: Act } },
}).createMachine({
  id: 'proposal',
  initial: 'draft',
  states: {
    draft: { on: { compute: 'proposed' } },
    proposed: { on: { compute: 'proposed', revise: 'draft', apply: 'applied', drop: 'dropped' } },
    applied: { on: { takeBack: 'undone' } },
    undone: {},
    dropped: {},
  },
})
