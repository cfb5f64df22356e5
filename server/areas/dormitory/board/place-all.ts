import { stay } from '#domain/dormitory/stay.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { table } from '#server/core/database/table.ts'
import type { Unit } from '#server/core/serve.ts'
import { todayOf } from '#server/core/today.ts'
import { beginAll, faultsOfAll, takeBackAll } from '../stay/many.ts'
import { mustKnow, mustReach } from '../stay/served.ts'

interface Placing {
  readonly studentId: string
  readonly bedId: string
}

/** Moves several students without a bed in, all of them or, where one cannot be, none. */
export async function allPlaced(unit: Unit, placings: readonly Placing[]): Promise<{ count: number }> {
  const { db, app, actor } = unit
  const studentIds = placings.map(({ studentId }) => studentId)
  await mustReachAll(unit, placings)
  const since = todayOf(app)
  const faults = await faultsOfAll(
    unit,
    placings.map((each) => ({ ...each, since })),
  )
  const [message] = faults.values()
  if (message) refuse({ type: 'conflict', message })
  const known = await table(stay, db, actor.tenantId).list({ studentId: studentIds }, ['studentId'])
  const before = new Set(known.map(({ studentId }) => studentId))
  await beginAll(
    unit,
    placings.map((each) => ({
      ...each,
      since,
      ...{ reason: before.has(each.studentId) ? 'return' : 'entry', source: 'assigned' },
    })),
  )
  return { count: placings.length }
}

/** Undoes it, as far as they are still in the beds that they were given. */
export async function allTakenBack(unit: Unit, placings: readonly Placing[]): Promise<{ count: number }> {
  await mustReachAll(unit, placings)
  return { count: (await takeBackAll(unit, placings)).size }
}

async function mustReachAll(unit: Unit, placings: readonly Placing[]) {
  const bedIds = placings.map(({ bedId }) => bedId)
  await mustReach(unit, bedIds, 'dormitory.stay:move')
  await mustKnow(
    unit,
    placings.map(({ studentId }) => studentId),
  )
}
