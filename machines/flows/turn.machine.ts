import { setup } from 'xstate'

type Act = 'finish' | 'exempt' | 'extend' | 'reopen'

/** 批次名单: one student in a round. Being late is no state: it follows from the hour and the deadline. */
export const turnMachine = setup({
  types: { events: {} as { readonly type: Act } },
}).createMachine({
  id: 'turn',
  initial: 'waiting',
  states: {
    waiting: { on: { finish: 'done', exempt: 'exempt', extend: 'waiting' } },
    done: { on: { reopen: 'waiting' } },
    exempt: { on: { reopen: 'waiting' } },
  },
})

/** The same, where staff may also do it in the place of the student. */
export const vouchedTurnMachine = setup({
  types: { events: {} as { readonly type: Act | 'vouch' } },
}).createMachine({
  id: 'vouched-turn',
  initial: 'waiting',
  states: {
    waiting: { on: { finish: 'done', vouch: 'done', exempt: 'exempt', extend: 'waiting' } },
    done: { on: { reopen: 'waiting' } },
    exempt: { on: { reopen: 'waiting' } },
  },
})

/** The same, where the student may also correct what they answered. */
export const revisedTurnMachine = setup({
  types: { events: {} as { readonly type: Act | 'vouch' | 'revise' } },
}).createMachine({
  id: 'revised-turn',
  initial: 'waiting',
  states: {
    waiting: { on: { finish: 'done', vouch: 'done', exempt: 'exempt', extend: 'waiting' } },
    done: { on: { revise: 'done', reopen: 'waiting' } },
    exempt: { on: { reopen: 'waiting' } },
  },
})
