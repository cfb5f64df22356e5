import { setup } from 'xstate'

type Act = 'plan' | 'open' | 'recall' | 'close' | 'reopen'

/** 批次: prepared, opened by somebody or at its hour, closed, and opened again where it was closed too early. */
export const roundMachine = setup({
  types: { events: {} as { readonly type: Act } },
}).createMachine({
  id: 'round',
  initial: 'draft',
  states: {
    draft: { on: { plan: 'planned', open: 'open' } },
    planned: { on: { open: 'open', recall: 'draft' } },
    open: { on: { close: 'closed' } },
    closed: { on: { reopen: 'open' } },
  },
})
