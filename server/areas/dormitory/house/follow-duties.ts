import { type RawBuilder, sql } from 'kysely'
import { floorMaster } from '#domain/dormitory/house/floor-master.ts'
import { roomMaster } from '#domain/dormitory/house/room-master.ts'
import { changedBy, table } from '#server/core/database/table.ts'
import type { Unit } from '#server/core/serve.ts'
import { todayOf } from '#server/core/today.ts'
import { recordChanges } from '#server/engine/history/record.ts'
import { readerOf } from '#server/engine/rows/reading.ts'

/** Of duties `r` and beds `b`: where the bed lies within what the duty is for. */
const duties = [
  { of: roomMaster, name: 'dormitory_room_master', over: 'room_id', within: sql`b.room_id = r.room_id` },
  {
    ...{ of: floorMaster, name: 'dormitory_floor_master', over: 'floor_id' },
    within: sql`exists (select from dormitory_room m join dormitory_floor f on f.tenant_id = m.tenant_id
      and f.building_id = m.building_id and f.no = m.floor
      where m.tenant_id = b.tenant_id and m.id = b.room_id and f.id = r.floor_id)`,
  },
] as const

type Duty = (typeof duties)[number]

const livesThere = ({ within }: Duty) => sql`exists (select from dormitory_bed b
  where b.tenant_id = r.tenant_id and b.student_id = r.student_id and ${within})`

/** Ends the duties of these students for rooms and floors in which they do not sleep any more. */
export async function endDuties(unit: Unit, studentIds: readonly string[]): Promise<void> {
  const until = sql<string>`greatest(since, ${todayOf(unit.app)}::date)`
  for (const duty of duties)
    await change(unit, duty, studentIds, until, sql`r.until is null and not ${livesThere(duty)}`)
}

/** Goes on with the duties that ended on a day with a stay which goes on after all, unless somebody else has them now. */
export async function resumeDuties(unit: Unit, studentId: string, endedOn: string): Promise<void> {
  for (const duty of duties) {
    const over = sql.ref(duty.over)
    const free = sql`not exists (select from ${sql.table(duty.name)} o where o.tenant_id = r.tenant_id
      and o.until is null and o.${over} = r.${over})`
    const ended = sql`r.until = ${endedOn}::date and ${livesThere(duty)} and ${free}`
    await change(unit, duty, [studentId], null, ended)
  }
}

async function change(
  unit: Unit,
  { of, name }: Duty,
  studentIds: readonly string[],
  until: RawBuilder<string> | null,
  where: RawBuilder<unknown>,
) {
  const { db, app, actor } = unit
  const { rows } = await sql<{ id: string }>`select r.id from ${sql.table(name)} r
    where r.tenant_id = ${actor.tenantId} and r.student_id = any(${studentIds}::uuid[]) and ${where}
    for no key update of r`.execute(db)
  if (rows.length === 0) return
  const ids = rows.map(({ id }) => id)
  const before = await readerOf(of).keptAll(unit, ids)
  await table(of, db, actor.tenantId).update({ id: ids }, { until, ...changedBy(actor.id, app.now()) })
  const after = new Map((await readerOf(of).keptAll(unit, ids)).map((row) => [row.id, row]))
  await recordChanges(
    unit,
    of,
    before.map((row) => [row, after.get(row.id) ?? null]),
  )
}
