import { leaveSettings } from '#domain/leave/settings.ts'
import type { Unit } from '#server/core/serve.ts'
import { clockOf } from '#server/engine/approval/clock.ts'
import { settingsOf } from '#server/engine/rows/single.ts'

/** By when a leave that ends then has to be cancelled. */
export async function cancelDeadline(unit: Unit, endsAt: string): Promise<string> {
  const { cancelWithin } = await settingsOf(unit.db, unit.actor.tenantId, leaveSettings)
  const { days } = await clockOf(unit)
  return cancelWithin === 0 ? endsAt : days(endsAt, cancelWithin)
}
