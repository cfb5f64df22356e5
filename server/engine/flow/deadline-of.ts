import type { AnyResource } from '#domain/kernel/resource.ts'
import { timeOf } from '#server/core/database/moment.ts'
import type { Unit } from '#server/core/serve.ts'
import { clockOf } from '#server/engine/approval/clock.ts'
import type { Values } from '#server/engine/rows/reading.ts'

const hour = 3_600_000

/** What entering a state sets of its deadline, counted from now. */
export async function deadlineOf(unit: Unit, { flow }: AnyResource, state: unknown): Promise<Values> {
  const { field, hours, clock } = flow?.deadlines[String(state)] ?? {}
  if (!field || hours === undefined) return {}
  const now = unit.app.now()
  if (clock === 'wall') return { [field]: timeOf(new Date(now.getTime() + hours * hour)) }
  return { [field]: (await clockOf(unit)).hours(timeOf(now), hours) }
}
