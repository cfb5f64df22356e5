import { setup } from 'xstate'

type Act = 'pass' | 'fail' | 'lapse'

/** 不合格寝室: it stays open until it is checked again and found in order; who fails again gets a new date. */
export const recheckMachine = setup({
  types: { events: {} as { readonly type: Act } },
}).createMachine({
  id: 'recheck',
  initial: 'open',
  states: {
    open: { on: { pass: 'passed', fail: 'open', lapse: 'overdue' } },
    overdue: { on: { pass: 'passed', fail: 'open' } },
    passed: { type: 'final' },
  },
})
