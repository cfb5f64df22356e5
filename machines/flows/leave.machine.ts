import { setup } from 'xstate'

type Act =
  | 'submit'
  | 'withdraw'
  | 'approve'
  | 'reject'
  | 'return'
  | 'giveUp'
  | 'depart'
  | 'comeBack'
  | 'askCancel'
  | 'confirm'
  | 'sendBack'
  | 'lapse'
  | 'archive'

/** 请假: applied for, decided by an approval, taken, and cancelled (销假) once the student is back. */
export const leaveMachine = setup({
  types: { events: {} as { readonly type: Act } },
}).createMachine({
  id: 'leave',
  initial: 'draft',
  states: {
    draft: { on: { submit: 'reviewing' } },
    reviewing: { on: { withdraw: 'withdrawn', approve: 'approved', reject: 'refused', return: 'sentBack' } },
    sentBack: { on: { submit: 'reviewing', withdraw: 'withdrawn' } },
    withdrawn: { on: { submit: 'reviewing' } },
    refused: { type: 'final' },
    approved: { on: { giveUp: 'givenUp', depart: 'away', askCancel: 'checking', lapse: 'overdue' } },
    givenUp: { type: 'final' },
    away: { on: { comeBack: 'checking', askCancel: 'checking', lapse: 'overdue' } },
    overdue: { on: { comeBack: 'checking', askCancel: 'checking' } },
    checking: { on: { confirm: 'closed', sendBack: 'away' } },
    closed: { on: { archive: 'archived' } },
    archived: { type: 'final' },
  },
})
