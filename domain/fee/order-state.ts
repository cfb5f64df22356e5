import { transition } from 'xstate'
import { type FeeOrderAct, feeOrderMachine } from '#machines/flows/fee-order.machine.ts'
import type { OrderState } from './order-words.ts'

/** The state that follows by the chart; undefined where it lets the act not pass. */
export function orderAfter(state: OrderState, act: FeeOrderAct): OrderState | undefined {
  const before = feeOrderMachine.resolveState({ value: state })
  if (!before.can({ type: act })) return undefined
  return transition(feeOrderMachine, before, { type: act })[0].value as OrderState
}

/** Nobody has paid it yet, and somebody may. */
export const openStates = ['waiting', 'paying'] as const satisfies readonly OrderState[]
export const isOpen = (state: OrderState | null): boolean => openStates.some((each) => each === state)
