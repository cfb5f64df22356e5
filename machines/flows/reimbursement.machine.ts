import { setup } from 'xstate'

type Act = 'settle' | 'sendBack' | 'resubmit' | 'pay'

/** 门诊报销: handed in, settled once, and paid; bills that do not do go back to the student. */
export const reimbursementMachine = setup({
  types: { events: {} as { readonly type: Act } },
}).createMachine({
  id: 'reimbursement',
  initial: 'submitted',
  states: {
    submitted: { on: { settle: 'settled', sendBack: 'sentBack' } },
    sentBack: { on: { resubmit: 'submitted' } },
    settled: { on: { pay: 'paid' } },
    paid: { type: 'final' },
  },
})
