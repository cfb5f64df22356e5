import { defineFlow } from '#domain/kernel/flow.ts'
import { goodsOrderMachine } from '#machines/flows/goods-order.machine.ts'
import { acts, orderStates } from './states.ts'

/** Only a desk does it: it needs the student, and says with it what a list does not ask. */
const atDesk = (act: keyof typeof acts.labels) => ({ label: acts.labels[act], byCase: true }) as const

/** 购买与领取. Goods are with the student while the order is 已领取: the stock and the key follow the state. */
export const goodsFlow = defineFlow({
  machine: goodsOrderMachine,
  field: 'state',
  states: orderStates,
  acts: {
    buy: atDesk('buy'),
    pay: { label: '确认收款', confirm: '确认已收到这些学生的全部应收款。' },
    resize: atDesk('resize'),
    receive: { label: '领取', confirm: '确认物资已交到学生手中，库存将相应减少。' },
    exchange: atDesk('exchange'),
    refund: atDesk('refund'),
    cancel: atDesk('cancel'),
    lose: atDesk('lose'),
    reissue: atDesk('reissue'),
  },
  refusals: {
    isOpen: '未在开放登记时间内',
    isWare: '该物资不能办理此项业务',
    isKey: '该物资不能办理此项业务',
    owes: '没有需要收取的款项',
    mayReceive: '尚未缴费，请先收款再领取',
  },
})
