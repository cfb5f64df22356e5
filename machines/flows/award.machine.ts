import { setup } from 'xstate'

type Act =
  | 'submit'
  | 'withdraw'
  | 'classPass'
  | 'collegePass'
  | 'collegeShow'
  | 'schoolPass'
  | 'approve'
  | 'reject'
  | 'return'
  | 'revoke'

/** A step that was returned to may be passed once more: the case alone knows its order. */
const passing = {
  classPass: 'classPassed',
  collegePass: 'collegePassed',
  collegeShow: 'collegeShown',
  schoolPass: 'schoolPassed',
} as const
const decided = { ...passing, approve: 'awarded', reject: 'refused', return: 'sentBack' } as const
const undecided = { ...decided, withdraw: 'withdrawn' } as const

/** 奖项申请: reviewed by the class, the college and the school, each of the last two with a public notice, and awarded. */
export const awardMachine = setup({
  types: { events: {} as { readonly type: Act } },
}).createMachine({
  id: 'award',
  initial: 'draft',
  states: {
    draft: { on: { submit: 'reviewing' } },
    reviewing: { on: undecided },
    classPassed: { on: undecided },
    collegePassed: { on: decided },
    collegeShown: { on: decided },
    schoolPassed: { on: decided },
    sentBack: { on: { submit: 'reviewing', withdraw: 'withdrawn' } },
    withdrawn: { on: { submit: 'reviewing' } },
    refused: { type: 'final' },
    awarded: { on: { revoke: 'revoked' } },
    revoked: { type: 'final' },
  },
})
