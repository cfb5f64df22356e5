import { setup } from 'xstate'

type Act =
  | 'submit'
  | 'withdraw'
  | 'approve'
  | 'reject'
  | 'return'
  | 'arrange'
  | 'release'
  | 'giveUp'
  | 'finish'

/** 假期留校: applied for, decided by an approval, given a bed for the time, and over once the time has passed. */
export const stayAtSchoolMachine = setup({
  types: { events: {} as { readonly type: Act } },
}).createMachine({
  id: 'stayAtSchool',
  initial: 'draft',
  states: {
    draft: { on: { submit: 'reviewing' } },
    reviewing: { on: { withdraw: 'withdrawn', approve: 'approved', reject: 'refused', return: 'sentBack' } },
    sentBack: { on: { submit: 'reviewing', withdraw: 'withdrawn' } },
    withdrawn: { on: { submit: 'reviewing' } },
    refused: { type: 'final' },
    approved: { on: { arrange: 'arranged', giveUp: 'givenUp', finish: 'over' } },
    arranged: { on: { arrange: 'arranged', release: 'approved', giveUp: 'givenUp', finish: 'over' } },
    givenUp: { type: 'final' },
    over: { type: 'final' },
  },
})
