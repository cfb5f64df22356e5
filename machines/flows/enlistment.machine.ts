import { setup } from 'xstate'

type Act =
  | 'submit'
  | 'withdraw'
  | 'approve'
  | 'reject'
  | 'return'
  | 'pass'
  | 'fail'
  | 'enlist'
  | 'discharge'
  | 'resume'

/** 应征入伍: from the wish to serve through examinations into the army, and back to the college. */
export const enlistmentMachine = setup({
  types: { events: {} as { readonly type: Act } },
}).createMachine({
  id: 'enlistment',
  initial: 'intent',
  states: {
    intent: { on: { submit: 'applied' } },
    applied: { on: { withdraw: 'intent', approve: 'screening', reject: 'failed', return: 'intent' } },
    screening: { on: { pass: 'medical', fail: 'failed' } },
    medical: { on: { pass: 'political', fail: 'failed' } },
    political: { on: { pass: 'confirming', fail: 'failed' } },
    confirming: { on: { enlist: 'serving', fail: 'failed' } },
    serving: { on: { discharge: 'discharged' } },
    discharged: { on: { resume: 'resumed' } },
    resumed: { type: 'final' },
    failed: { type: 'final' },
  },
})
