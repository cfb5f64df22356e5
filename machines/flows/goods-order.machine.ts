import { setup } from 'xstate'

/** What the chart reads of an order. */
interface GoodsOrder {
  readonly kind: string
  /** In fen, or in yuan as a row has them. */
  readonly amount: number | string
  readonly paid: number | string
  /** Whether goods of the kind are on offer now. */
  readonly open: boolean
  /** Whether this student may have them before they have paid. */
  readonly mayOwe: boolean
}

const isPaid = ({ amount, paid }: GoodsOrder) => Number(paid) >= Number(amount)

type Act = 'buy' | 'pay' | 'resize' | 'receive' | 'exchange' | 'refund' | 'cancel' | 'lose' | 'reissue'

/** 购买与领取: bedding, clothing and keys, from choosing to giving back. A student who never bought is where one is who cancelled. */
export const goodsOrderMachine = setup({
  types: {
    context: {} as { readonly row: GoodsOrder },
    input: {} as GoodsOrder,
    events: {} as { readonly type: Act },
  },
  guards: {
    isOpen: ({ context: { row } }) => row.open,
    isOpenAndPaid: ({ context: { row } }) => row.open && isPaid(row),
    isWare: ({ context: { row } }) => row.kind !== 'key',
    isKey: ({ context: { row } }) => row.kind === 'key',
    owes: ({ context: { row } }) => !isPaid(row),
    mayReceive: ({ context: { row } }) => row.mayOwe || isPaid(row),
  },
}).createMachine({
  id: 'goodsOrder',
  context: ({ input }) => ({ row: input }),
  initial: 'cancelled',
  states: {
    cancelled: {
      on: {
        buy: [
          { guard: 'isOpenAndPaid', target: 'paid' },
          { guard: 'isOpen', target: 'chosen' },
        ],
      },
    },
    chosen: {
      on: {
        pay: { guard: 'owes', target: 'paid' },
        resize: { guard: 'isWare', target: 'chosen' },
        receive: { guard: 'mayReceive', target: 'received' },
        cancel: 'cancelled',
      },
    },
    paid: {
      on: { resize: { guard: 'isWare', target: 'paid' }, receive: 'received', refund: 'refunded' },
    },
    received: {
      on: {
        pay: { guard: 'owes', target: 'received' },
        exchange: { guard: 'isWare', target: 'received' },
        refund: 'refunded',
        lose: { guard: 'isKey', target: 'lost' },
      },
    },
    lost: {
      on: { pay: { guard: 'owes', target: 'lost' }, reissue: { guard: 'isKey', target: 'received' } },
    },
    refunded: {
      on: {
        buy: [
          { guard: 'isOpenAndPaid', target: 'paid' },
          { guard: 'isOpen', target: 'chosen' },
        ],
      },
    },
  },
})
