import { type RawBuilder, sql } from 'kysely'
import { building } from '#domain/base/building.ts'
import { staySettings } from '#domain/dormitory/stay-at-school/settings.ts'
import { refuseAt } from '#domain/kernel/refusal.ts'
import { table } from '#server/core/database/table.ts'
import type { Unit } from '#server/core/serve.ts'
import { settingsOf } from '#server/engine/rows/single.ts'
import type { Application } from './checked.ts'

/** Whether nobody else was given the bed `b` for some of these days. */
const notGiven = ({ id, startsOn, endsOn }: Application): RawBuilder<boolean> =>
  sql`not exists (select from dormitory_stay_application o where o.tenant_id = b.tenant_id and o.bed_id = b.id
    and o.id <> ${id} and o.state = 'arranged' and o.starts_on <= ${endsOn} and o.ends_on >= ${startsOn})`

/**
 * The bed that an application is given: the one that was asked for, or the first of the building that is free for its
 * days, rooms in their order. Building and bed stay locked, so that of two who give one bed the second is refused.
 */
export async function freeBedFor(
  { db, actor }: Unit,
  row: Application,
  { buildingId, bedId }: { readonly buildingId: string; readonly bedId: string | null },
): Promise<string> {
  const { tenantId } = actor
  const { ownBed } = await settingsOf(db, tenantId, staySettings)
  const own = ownBed ? row.homeBedId : null
  await table(building, db, tenantId).list({ id: buildingId }, ['id'], { lock: 'no key update' })
  const { rows } = await sql<{ id: string; fits: boolean }>`select b.id,
      coalesce(m.residents, f.residents, g.residents) = case s.gender when '1' then 'men' else 'women' end as fits
    from dormitory_bed b
    join dormitory_room m on m.tenant_id = b.tenant_id and m.id = b.room_id and m.state = 'open'
    join base_building g on g.tenant_id = b.tenant_id and g.id = b.building_id
    left join dormitory_floor f on f.tenant_id = m.tenant_id and f.building_id = m.building_id and f.no = m.floor
    join base_student s on s.tenant_id = b.tenant_id and s.id = ${row.studentId}
    where b.tenant_id = ${tenantId} and b.building_id = ${buildingId}
      and (${bedId}::uuid is null or b.id = ${bedId}::uuid)
      and (b.state in ('free', 'reserved') or b.id = ${own}::uuid) and ${notGiven(row)}
    order by 2 desc nulls last, b.id is distinct from ${own}::uuid, m.floor, m.no, b.no limit 1 for no key update of b`.execute(
    db,
  )
  const [found] = rows
  if (!found)
    return bedId
      ? refuseAt('bedId', '该床位不在所选楼栋，或在这段时间已有人使用')
      : refuseAt('buildingId', '该楼在这段时间没有空闲床位')
  if (!found.fits) return refuseAt('buildingId', '该楼的住宿对象与学生的性别不符')
  return found.id
}
