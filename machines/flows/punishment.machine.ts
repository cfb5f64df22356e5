import { setup } from 'xstate'

type Act =
  | 'notify'
  | 'defend'
  | 'lapse'
  | 'revise'
  | 'submit'
  | 'withdraw'
  | 'approve'
  | 'reject'
  | 'return'
  | 'issue'
  | 'sign'
  | 'deliver'
  | 'announce'
  | 'deem'
  | 'change'
  | 'revoke'
  | 'grantRemoval'

/** What the guards read of a punishment. */
interface Row {
  readonly kind: string | null
}

/**
 * 处分: the student is heard before anybody decides. It takes effect with its delivery, is changed or revoked by an appeal,
 * and removed after good behaviour. An expulsion is never removed.
 */
export const punishmentMachine = setup({
  types: { events: {} as { readonly type: Act }, context: {} as { readonly row: Row }, input: {} as Row },
  guards: { hasTerm: ({ context: { row } }) => row.kind !== 'expulsion' },
}).createMachine({
  id: 'punishment',
  context: ({ input }) => ({ row: input }),
  initial: 'proposed',
  states: {
    proposed: { on: { notify: 'informed' } },
    informed: { on: { defend: 'heard', lapse: 'heard', revise: 'proposed' } },
    heard: { on: { submit: 'reviewing', revise: 'proposed' } },
    reviewing: { on: { approve: 'approved', reject: 'dropped', return: 'sentBack', withdraw: 'heard' } },
    sentBack: { on: { notify: 'informed' } },
    dropped: { type: 'final' },
    approved: { on: { issue: 'issued' } },
    issued: { on: { sign: 'effective', deliver: 'effective', announce: 'announced' } },
    announced: { on: { sign: 'effective', deliver: 'effective', deem: 'effective' } },
    effective: {
      on: { change: 'effective', revoke: 'revoked', grantRemoval: { guard: 'hasTerm', target: 'removed' } },
    },
    removed: { on: { revoke: 'revoked' } },
    revoked: { type: 'final' },
  },
})
