import { setup } from 'xstate'

/** What the chart reads of an order: whole fen that were paid, and that were given back. */
interface FeeOrder {
  readonly paidFen: number
  readonly refundedFen: number
}

type Act = 'begin' | 'confirm' | 'fail' | 'close' | 'refund'

/** Money that came is money that came, also for an order that was closed meanwhile. */
const confirmed = { confirm: 'paid' } as const
const givenBack = [{ guard: 'allRefunded', target: 'refunded' }, { target: 'part-refunded' }] as const

/** 缴费订单: begun at a channel, confirmed by its notice or a query, closed by its time, given back in part or whole. */
export const feeOrderMachine = setup({
  types: {
    context: {} as { readonly row: FeeOrder },
    input: {} as FeeOrder,
    events: {} as { readonly type: Act },
  },
  guards: { allRefunded: ({ context: { row } }) => row.refundedFen >= row.paidFen },
}).createMachine({
  id: 'fee-order',
  context: ({ input }) => ({ row: input }),
  initial: 'waiting',
  states: {
    waiting: { on: { ...confirmed, begin: 'paying', close: 'closed' } },
    paying: { on: { ...confirmed, begin: 'paying', fail: 'failed', close: 'closed' } },
    failed: { on: { ...confirmed, begin: 'paying', close: 'closed' } },
    closed: { on: confirmed },
    paid: { on: { refund: givenBack } },
    'part-refunded': { on: { refund: givenBack } },
    refunded: {},
  },
})
