import type { z } from 'zod'
import { defineCall } from '#domain/kernel/call.ts'
import type { oneId } from '#domain/kernel/one-id.ts'
import type { Paper } from '#domain/kernel/print.ts'
import type { ReceiptState } from '../words.ts'

/** A receipt among others, amounts in yuan. */
export interface OwnReceipt {
  readonly id: string
  readonly no: string
  readonly kind: 'payment' | 'red'
  readonly state: ReceiptState
  readonly subject: string
  readonly amount: string
  readonly receivedOn: string
  readonly orderId: string | null
  /** The fees of which it has lines. */
  readonly feeIds: readonly string[]
}

/** One as it is looked at. */
export interface ShownReceipt extends Omit<OwnReceipt, 'subject' | 'orderId' | 'feeIds'> {
  /** A line each: what it is for, a wide space, and the amount. */
  readonly items: string
  readonly payer: string
  readonly payee: string
  readonly capital: string
  readonly reversed: string | null
  readonly reverses: string | null
  readonly replaces: string | null
  readonly replacedBy: string | null
  readonly channel: string | null
  readonly movement: string | null
  readonly by: string
  readonly at: string
  /** The picture of the seal as a data URL; null where it is drawn from the name of the payee. */
  readonly seal: string | null
}

const access = 'fee.student-fee:pay'

export const myReceiptCalls = {
  /** The latest first, a hundred at most. */
  receipts: defineCall<undefined, readonly OwnReceipt[]>({
    method: 'GET',
    path: 'fee/mine/receipts',
    access,
    title: '我的缴费：收据',
  }),
  receipt: defineCall<z.input<typeof oneId>, ShownReceipt>({
    method: 'GET',
    path: 'fee/mine/receipt',
    access,
    title: '我的缴费：查看收据',
  }),
  paper: defineCall<z.input<typeof oneId>, Paper>({
    method: 'POST',
    path: 'fee/mine/receiptPaper',
    access,
    title: '我的缴费：打印收据',
  }),
}
