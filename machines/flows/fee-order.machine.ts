import { setup } from 'xstate'

export type FeeOrderAct = 'open' | 'decline' | 'settle' | 'lapse' | 'refundPart' | 'refundAll'

/**
 * 缴费订单: opened at a payment service, paid there or closed after its time. Money that comes for one that is closed has
 * come all the same: it is taken as paid, and what no fee is owed becomes a balance.
 */
export const feeOrderMachine = setup({
  types: { events: {} as { readonly type: FeeOrderAct } },
}).createMachine({
  id: 'feeOrder',
  initial: 'waiting',
  states: {
    waiting: { on: { open: 'paying', decline: 'failed', settle: 'paid', lapse: 'closed' } },
    paying: { on: { settle: 'paid', lapse: 'closed' } },
    failed: { on: { settle: 'paid' } },
    closed: { on: { settle: 'paid' } },
    paid: { on: { refundPart: 'part-refunded', refundAll: 'refunded' } },
    'part-refunded': { on: { refundPart: 'part-refunded', refundAll: 'refunded' } },
    refunded: { type: 'final' },
  },
})
