import { repairUrgency } from '#domain/dormitory/repair/urgency.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { table } from '#server/core/database/table.ts'
import type { Unit } from '#server/core/serve.ts'
import { clockOf } from '#server/engine/approval/clock.ts'
import { nowOf, type Order } from './unit.ts'

const limitsOf = async ({ db, actor }: Unit, urgencyId: string) =>
  (await table(repairUrgency, db, actor.tenantId).get({ id: urgencyId }, [
    'respondHours',
    'finishHours',
    'enabled',
  ])) ?? refuse({ type: 'invalid', message: '请选择紧急程度' })

/** By when an order of this urgency that begins now is to be finished, in the working hours of the school. */
export async function dueFrom(unit: Unit, urgencyId: string, fresh = false): Promise<string> {
  const { finishHours, enabled } = await limitsOf(unit, urgencyId)
  const message = '所选紧急程度已停用'
  if (fresh && !enabled) refuse({ type: 'invalid', message, fields: { urgencyId: message } })
  return (await clockOf(unit)).hours(nowOf(unit), finishHours)
}

/** What an order says of its deadline when that begins: it is watched from then on, whether anyone takes it or not. */
export const begun = (dueAt: string) => ({ dueAt, warnAt: dueAt, overdue: false })

/** By when the worker has to take an order that is given to them now. */
export async function acceptBy(unit: Unit, { urgencyId }: Pick<Order, 'urgencyId'>): Promise<string> {
  const { respondHours } = await limitsOf(unit, urgencyId)
  return (await clockOf(unit)).hours(nowOf(unit), respondHours)
}
