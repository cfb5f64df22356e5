import { sql } from 'kysely'
import { admittedStudent } from '#domain/admissions/admitted-student.ts'
import { timeOf } from '#server/core/database/moment.ts'
import type { Unit } from '#server/core/serve.ts'
import { recordChange } from '#server/engine/history/record.ts'
import type { Listing } from './listed.ts'

/** Notes that somebody has arrived; says whether the list was still as it was read. Of many at once one is told yes. */
export async function arrive(unit: Unit, listing: Listing, at: string, time: Date): Promise<boolean> {
  const { id, name, arrival } = listing
  const changed = await note(unit, id, { from: arrival, to: 'arrived', time })
  if (!changed) return false
  const before = { id, name, arrival, arrivedAt: listing.arrivedAt }
  const after = { id, name, arrival: 'arrived', arrivedAt: timeOf(time) }
  await recordChange(unit, admittedStudent, before, after, { reason: `新生核验：${at}` })
  return true
}

interface Undone {
  readonly id: string
  readonly name: string
  readonly before: string
  readonly reason: string
}

/** Puts the list back as it was before somebody arrived; says whether they had still arrived by the list. */
export async function leave(unit: Unit, { id, name, before, reason }: Undone): Promise<boolean> {
  const changed = await note(unit, id, { from: 'arrived', to: before, time: null })
  if (!changed) return false
  const was = { id, name, arrival: 'arrived', arrivedAt: changed.arrivedAt }
  const is = { id, name, arrival: before, arrivedAt: null }
  await recordChange(unit, admittedStudent, was, is, { reason: `撤销核验：${reason}` })
  return true
}

interface Step {
  readonly from: string
  readonly to: string
  readonly time: Date | null
}

async function note({ db, app, actor }: Unit, id: string, { from, to, time }: Step) {
  const now = app.now().toISOString()
  const { rows } = await sql<{ arrivedAt: string | null }>`
    update admissions_admitted_student s set arrival = ${to}, arrived_at = ${time?.toISOString() ?? null}::timestamptz,
      revision = s.revision + 1, updated_at = ${now}::timestamptz, updated_by = ${actor.id}
    from (select id, to_char(arrived_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS') as "arrivedAt"
      from admissions_admitted_student where tenant_id = ${actor.tenantId} and id = ${id}) was
    where s.tenant_id = ${actor.tenantId} and s.id = was.id and s.arrival = ${from}
    returning was."arrivedAt"`.execute(db)
  return rows[0]
}
