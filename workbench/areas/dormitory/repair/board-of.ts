import { repairOrder } from '#domain/dormitory/repair/order.ts'
import type { RepairState } from '#domain/dormitory/repair/words.ts'
import { canStep, stateAfter } from '#domain/kernel/flow.ts'
import type { OrderRow } from './order-facts.ts'

/** The columns of the board, in the order in which an order goes through them. */
export const columns = [
  'submitted',
  'returned',
  'dispatched',
  'accepted',
  'arrived',
  'delayed',
  'finished',
  'awaiting',
] as const satisfies readonly RepairState[]

/** The act that brings an order to a column, of those that the server lets this person do; the chart says where each leads. */
export function actTo(row: OrderRow, column: string): string | undefined {
  const { flow } = repairOrder
  if (!flow) return undefined
  return row.can.find(
    (act) => act in flow.actions && canStep(flow, row, act) && stateAfter(flow, row, act) === column,
  )
}
