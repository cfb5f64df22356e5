import { setup } from 'xstate'

type Act =
  | 'submit'
  | 'withdraw'
  | 'classPass'
  | 'collegePass'
  | 'aidPass'
  | 'approve'
  | 'reject'
  | 'return'
  | 'adjust'
  | 'end'
  | 'expire'

/** A step that was returned to may be passed once more: the case alone knows its order. */
const passing = { classPass: 'classPassed', collegePass: 'collegePassed', aidPass: 'noticed' } as const
const decided = { ...passing, approve: 'recognised', reject: 'refused', return: 'sentBack' } as const
const undecided = { ...decided, withdraw: 'withdrawn' } as const

/**
 * 困难认定: reviewed by the class, the college and the aid centre, shown in public, and then in effect until the year ends;
 * meanwhile its level may be adjusted, or it ends early.
 */
export const hardshipMachine = setup({
  types: { events: {} as { readonly type: Act } },
}).createMachine({
  id: 'hardship',
  initial: 'draft',
  states: {
    draft: { on: { submit: 'reviewing' } },
    reviewing: { on: undecided },
    classPassed: { on: undecided },
    collegePassed: { on: undecided },
    noticed: { on: decided },
    sentBack: { on: { submit: 'reviewing', withdraw: 'withdrawn' } },
    withdrawn: { on: { submit: 'reviewing' } },
    refused: { type: 'final' },
    recognised: { on: { adjust: 'recognised', end: 'ended', expire: 'expired' } },
    ended: { type: 'final' },
    expired: { type: 'final' },
  },
})
