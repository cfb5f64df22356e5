import { setup } from 'xstate'

type Act = 'pay' | 'question' | 'uphold' | 'revoke'
interface Award {
  /** The account to which a payout sheet pays it. */
  readonly accountId: string | null
  readonly paidOn: string | null
}

/** 获奖记录: paid once, by way of a payout sheet; a later punishment puts it in question until it is upheld or revoked. */
export const awardRecordMachine = setup({
  types: { events: {} as { readonly type: Act }, context: {} as { readonly row: Award }, input: {} as Award },
  guards: {
    inSheet: ({ context: { row } }) => row.accountId !== null,
    wasPaid: ({ context: { row } }) => row.paidOn !== null,
  },
}).createMachine({
  id: 'awardRecord',
  initial: 'awarded',
  context: ({ input }) => ({ row: input }),
  states: {
    awarded: {
      on: { pay: { guard: 'inSheet', target: 'paid' }, question: 'questioned', revoke: 'revoked' },
    },
    paid: { on: { question: 'questioned', revoke: 'revoked' } },
    questioned: {
      on: { uphold: [{ guard: 'wasPaid', target: 'paid' }, { target: 'awarded' }], revoke: 'revoked' },
    },
    revoked: { type: 'final' },
  },
})
