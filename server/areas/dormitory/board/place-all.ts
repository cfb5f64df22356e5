import { sql } from 'kysely'
import { student } from '#domain/base/student.ts'
import { bed } from '#domain/dormitory/bed.ts'
import { stay } from '#domain/dormitory/stay.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { table } from '#server/core/database/table.ts'
import type { Unit } from '#server/core/serve.ts'
import { todayOf } from '#server/core/today.ts'
import { lookUpReach } from '#server/engine/rows/looking-up.ts'
import { scopeFilter } from '#server/engine/rows/scope.ts'
import { beginAll, faultsOfAll, takeBackAll } from '../stay/many.ts'

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

/** Each bed has to be in the houses of the asker, each student one whom they may look up. */
async function mustReachAll({ db, actor }: Unit, placings: readonly Placing[]) {
  const reached = async (ids: readonly string[], from: string, within: ReturnType<typeof sql<boolean>>) => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(from)} r
      where r.tenant_id = ${actor.tenantId} and r.id = any(${[...new Set(ids)]}::uuid[]) and ${within}`.execute(
      db,
    )
    return rows[0]?.count === new Set(ids).size
  }
  const [beds, students] = [placings.map(({ bedId }) => bedId), placings.map(({ studentId }) => studentId)]
  if (!(await reached(beds, 'dormitory_bed', scopeFilter(bed, actor, 'dormitory.stay:move')())))
    refuse({ type: 'forbidden' })
  if (!(await reached(students, 'base_student', lookUpReach(student, actor)()))) refuse({ type: 'not-found' })
}
