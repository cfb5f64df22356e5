import { type RawBuilder, sql } from 'kysely'
import { student } from '#domain/base/student.ts'
import { bed } from '#domain/dormitory/bed.ts'
import { stay } from '#domain/dormitory/stay.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { Database } from '#server/core/app-context.ts'
import { serve, type Unit } from '#server/core/serve.ts'
import { lookUpReach } from '#server/engine/rows/looking-up.ts'
import { scopeFilter } from '#server/engine/rows/scope.ts'
import { checkPlacing, lockPlaces } from './check.ts'
import { followStays } from './follow.ts'
import { move, moveOut } from './move.ts'

/** Beds that somebody moves students into have to be in their own houses, as those that they leave are. */
export async function mustReach({ db, actor }: Unit, bedIds: readonly string[], permission: string) {
  const within = scopeFilter(bed, actor, permission)()
  if (!(await areThere(db, actor.tenantId, 'dormitory_bed', bedIds, within))) refuse({ type: 'forbidden' })
}

/** Students without a bed have to be such as the asker may look up. */
export async function mustKnow({ db, actor }: Unit, studentIds: readonly string[]) {
  const within = lookUpReach(student, actor)()
  if (!(await areThere(db, actor.tenantId, 'base_student', studentIds, within))) refuse({ type: 'not-found' })
}

/** Whether all of these rows `r` of a table are within a condition. */
async function areThere(
  db: Database,
  tenantId: string,
  name: 'dormitory_bed' | 'base_student',
  ids: readonly string[],
  within: RawBuilder<boolean>,
): Promise<boolean> {
  const asked = [...new Set(ids)]
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(name)} r
    where r.tenant_id = ${tenantId} and r.id = any(${asked}::uuid[]) and ${within}`.execute(db)
  return rows[0]?.count === asked.length
}

/** 住宿登记: adding a row moves a student in. */
export const stays = serve(stay, {
  async beforeWrite({ studentId, bedId, since }, { current, ...unit }) {
    if (current || !studentId || !bedId || !since) return undefined
    await lockPlaces(unit, [bedId], [studentId])
    await checkPlacing(unit, { studentId, bedId, since })
    return undefined
  },
  afterWrite: ({ bedId }, { db, actor }) => followStays(db, actor.tenantId, [bedId]),
  actions: {
    async move({ studentId }, { bedId, on }, unit) {
      await mustReach(unit, [bedId ?? ''], 'dormitory.stay:move')
      await move(unit, { studentId, bedId: bedId ?? '', on: on ?? '' })
      return undefined
    },
    async moveOut({ studentId }, { until, endReason }, unit) {
      await moveOut(unit, { studentId, until: until ?? '', reason: endReason ?? 'checkout' })
      return undefined
    },
  },
})
