import { queryOptions } from '@tanstack/react-query'
import { myFeeCalls } from '#domain/fee/mine/calls.ts'
import { myReceiptCalls } from '#domain/fee/mine/receipt-calls.ts'
import { ask } from '#workbench/http/ask.ts'

export const ownFeesQuery = queryOptions({
  queryKey: ['fee.student-fee', 'own'],
  queryFn: () => ask(myFeeCalls.fees, undefined, { quiet: true }),
})

/** An open order, asked again every three seconds while its page is looked at. */
export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: ['fee.order', 'own', id],
    queryFn: () => ask(myFeeCalls.state, { id }, { quiet: true }),
    refetchInterval: 3000,
  })

/** Asked anew with the fees. */
export const ownReceiptsQuery = queryOptions({
  queryKey: [...ownFeesQuery.queryKey, 'receipts'],
  queryFn: () => ask(myReceiptCalls.receipts, undefined, { quiet: true }),
})

export const receiptQuery = (id: string) =>
  queryOptions({
    queryKey: [...ownFeesQuery.queryKey, 'receipts', id],
    queryFn: () => ask(myReceiptCalls.receipt, { id }, { quiet: true }),
  })
