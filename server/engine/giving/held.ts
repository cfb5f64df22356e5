import { sql } from 'kysely'
import { type Grant, rangeOf } from '#domain/kernel/grant.ts'
import type { Parts } from '#domain/security/giving.ts'
import { declaredDuties, holderIn } from '#server/core/actor/duties.ts'
import { quoted } from '#server/core/database/names.ts'
import type { Unit } from '#server/core/serve.ts'
import { todayOf } from '#server/core/today.ts'
import { withBelow } from './beyond.ts'

type Ids = Record<'departments' | 'classes' | 'buildings' | 'students', string[]>

/** By which ids people are named as holders of duties. */
type Holders = Readonly<Record<'id' | 'teacherId' | 'studentId', readonly string[]>>

/**
 * What people look over: by their duties, as far as these grants use them, and by what is opened to them, which goes with
 * every role. Duties that begin later count too, for a role that is given now will reach them then.
 */
export async function partsHeldBy(
  unit: Unit,
  userIds: readonly string[],
  grants: ReadonlySet<Grant>,
): Promise<Parts> {
  const { db, actor } = unit
  const found = await sql<Readonly<Record<keyof Holders, string | null>>>`
    select id, teacher_id as "teacherId", student_id as "studentId" from "system_user"
    where tenant_id = ${actor.tenantId} and id = any(${userIds}::uuid[])`.execute(db)
  const named = (by: keyof Holders) => found.rows.flatMap((row) => row[by] ?? [])
  const holders = { id: named('id'), teacherId: named('teacherId'), studentId: named('studentId') }
  const ids = await partsOfDuties(unit, holders, grants)
  const { rows } = await sql<Opened>`select department_id as "departmentId", class_id as "classId", grade,
      building_id as "buildingId"
    from system_user_authorisation where tenant_id = ${actor.tenantId} and user_id = any(${userIds}::uuid[])`.execute(
    db,
  )
  const opened = (field: keyof Opened) => rows.flatMap((row) => row[field] ?? []).map(String)
  return {
    ...ids,
    departments: [...ids.departments, ...(await withBelow(db, actor.tenantId, opened('departmentId')))],
    classes: [...ids.classes, ...opened('classId')],
    buildings: [...ids.buildings, ...opened('buildingId')],
    grades: opened('grade'),
  }
}

interface Opened {
  readonly departmentId: string | null
  readonly classId: string | null
  readonly grade: number | null
  readonly buildingId: string | null
}

/** What lies in the duties of these people, today or later, as far as the grants use them. */
export async function partsOfDuties(
  unit: Unit,
  holders: Holders,
  grants: ReadonlySet<Grant>,
): Promise<Readonly<Ids>> {
  const ids: Ids = { departments: [], classes: [], buildings: [], students: [] }
  for (const each of declaredDuties) {
    const below = each.duty === 'department' && grants.has('departments')
    if (!grants.has(each.duty) && !below) continue
    const found = await rowsOf(unit, each, holders[holderIn(each)])
    ids[rangeOf(each.duty) as keyof Ids].push(
      ...(below ? await withBelow(unit.db, unit.actor.tenantId, found) : found),
    )
  }
  return ids
}

async function rowsOf(
  { db, app, actor }: Unit,
  { gives, resource }: (typeof declaredDuties)[number],
  holders: readonly string[],
): Promise<readonly string[]> {
  if (holders.length === 0) return []
  const { over, to, until, unless } = gives
  const column = (field: string) => sql.raw(quoted(field))
  const { rows } = await sql<{
    id: string
  }>`select distinct ${column(over)} as id from ${sql.raw(quoted(resource.name))}
    where tenant_id = ${actor.tenantId} and ${column(to)} = any(${holders}::uuid[]) and ${column(over)} is not null
      ${until ? sql`and coalesce(${column(until)} >= ${todayOf(app)}::date, true)` : sql``}
      ${unless ? sql`and ${column(unless)} is null` : sql``}`.execute(db)
  return rows.map(({ id }) => id)
}
