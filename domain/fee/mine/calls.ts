import type { z } from 'zod'
import { defineCall } from '#domain/kernel/call.ts'
import type { oneId } from '#domain/kernel/one-id.ts'
import type { OrderState } from '../order-words.ts'
import type { StudentFeeState } from '../words.ts'
import type { orderAsked } from './asked.ts'

/** What the student owes for one project in one year, in yuan. */
export interface OwnFee {
  readonly id: string
  readonly name: string
  readonly due: string
  readonly reduced: string
  readonly paid: string
  readonly refunded: string
  readonly owed: string
  readonly state: StudentFeeState
  /** The day by which it is to be paid, a deferral reckoned in. */
  readonly payBy: string
  /** Whom it is owed to. */
  readonly body: string
}

/** A payment service that takes the money of a body. */
export interface OwnWay {
  readonly id: string
  readonly name: string
  readonly kind: 'wechat' | 'alipay'
  readonly body: string
}

export interface OwnOrder {
  readonly id: string
  readonly no: string
  readonly subject: string
  readonly amount: string
  readonly state: OrderState
  readonly channel: string
  readonly orderedAt: string
  readonly expiresAt: string
  readonly paidAt: string | null
  /** What was paid beyond what is owed by then, in yuan. */
  readonly beyond: string | null
  readonly failure: string | null
  /** Where it is paid, while it is open. */
  readonly payUrl: string | null
}

export interface OwnFees {
  readonly fees: readonly OwnFee[]
  readonly ways: readonly OwnWay[]
  /** The latest first, ten at most. */
  readonly orders: readonly OwnOrder[]
  /** Paid beforehand, in yuan. */
  readonly balance: string
}

const access = 'fee.student-fee:pay'

export const myFeeCalls = {
  fees: defineCall<undefined, OwnFees>({
    method: 'GET',
    path: 'fee/mine/fees',
    access,
    title: '我的缴费：应缴、订单和预缴余额',
  }),
  order: defineCall<z.input<typeof orderAsked>, OwnOrder>({
    method: 'POST',
    path: 'fee/mine/order',
    access,
    title: '我的缴费：下单并取得支付地址',
  }),
  /** Asked again and again while the student pays. */
  state: defineCall<z.input<typeof oneId>, OwnOrder>({
    method: 'GET',
    path: 'fee/mine/state',
    access,
    title: '我的缴费：订单的支付结果',
    passive: true,
  }),
  cancel: defineCall<z.input<typeof oneId>, OwnOrder>({
    method: 'POST',
    path: 'fee/mine/cancel',
    access,
    title: '我的缴费：取消尚未支付的订单',
  }),
}
