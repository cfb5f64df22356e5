import { setup } from 'xstate'

type Act = 'adjust' | 'confirm' | 'sendBack' | 'decide' | 'revoke'

/** What the guard reads of an audit. */
interface Row {
  readonly conclusion: string | null
}

/** 毕业资格审核: proposed by the figures, confirmed by the college, decided by the school; a decision can be taken back. */
export const graduateAuditMachine = setup({
  types: { events: {} as { readonly type: Act }, context: {} as { readonly row: Row }, input: {} as Row },
  guards: { hasConclusion: ({ context: { row } }) => row.conclusion !== null },
}).createMachine({
  id: 'graduateAudit',
  context: ({ input }) => ({ row: input }),
  initial: 'pending',
  states: {
    pending: { on: { adjust: 'pending', confirm: { guard: 'hasConclusion', target: 'confirmed' } } },
    confirmed: { on: { sendBack: 'pending', decide: 'decided' } },
    decided: { on: { revoke: 'confirmed' } },
  },
})
