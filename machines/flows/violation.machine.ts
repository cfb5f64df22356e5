import { setup } from 'xstate'

type Act = 'notify' | 'acknowledge' | 'deem' | 'expire' | 'change' | 'release' | 'rescind'

/** 违纪: told to the student, in force from receipt, and ended by its term, by good behaviour or because it was wrong. */
export const violationMachine = setup({
  types: { events: {} as { readonly type: Act } },
}).createMachine({
  id: 'violation',
  initial: 'recorded',
  states: {
    recorded: { on: { notify: 'notified' } },
    notified: { on: { acknowledge: 'effective', deem: 'effective', rescind: 'rescinded' } },
    effective: {
      on: { change: 'effective', expire: 'expired', release: 'released', rescind: 'rescinded' },
    },
    expired: { on: { rescind: 'rescinded' } },
    released: { on: { rescind: 'rescinded' } },
    rescinded: { type: 'final' },
  },
})
