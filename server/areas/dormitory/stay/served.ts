import { sql } from 'kysely'
import { bed } from '#domain/dormitory/bed.ts'
import { stay } from '#domain/dormitory/stay.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { serve, type Unit } from '#server/core/serve.ts'
import { scopeFilter } from '#server/engine/rows/scope.ts'
import { checkPlacing, lockPlaces } from './check.ts'
import { followStays } from './follow.ts'
import { move, moveOut } from './move.ts'

/** A bed that somebody moves a student into has to be in their own houses, as the one that they leave is. */
export async function mustReach({ db, actor }: Unit, bedId: string, permission: string) {
  const { rows } =
    await sql`select from dormitory_bed r where r.tenant_id = ${actor.tenantId} and r.id = ${bedId}
    and ${scopeFilter(bed, actor, permission)()}`.execute(db)
  if (rows.length === 0) refuse({ type: 'forbidden' })
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
      await mustReach(unit, bedId ?? '', 'dormitory.stay:move')
      await move(unit, { studentId, bedId: bedId ?? '', on: on ?? '' })
      return undefined
    },
    async moveOut({ studentId }, { until, endReason }, unit) {
      await moveOut(unit, { studentId, until: until ?? '', reason: endReason ?? 'checkout' })
      return undefined
    },
  },
})
