import { queryOptions } from '@tanstack/react-query'
import { myFeeCalls } from '#domain/fee/mine/calls.ts'
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
