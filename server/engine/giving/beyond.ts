import { sql } from 'kysely'
import { covers, type Part, type Parts, type Place, type Reach, rangesOf } from '#domain/security/giving.ts'
import type { Database } from '#server/core/app-context.ts'
import { type Giver, givesAll, reachOf } from './giver.ts'

/** What a permission asks of a giver: to reach all that is given, in the ranges that count for it. */
interface Demand {
  readonly reach: Reach
  readonly ranges: ReadonlySet<string> | undefined
}

/** Says whether a giver reaches an id with each of these permissions, and with the one under which they give. */
export type Judge = (part: Part, id: string, permissions?: Iterable<string>) => boolean

/** A judge of these ids: where they stand is looked up once. */
export async function judgeOf(db: Database, giver: Giver, parts: Parts): Promise<Judge> {
  if (givesAll(giver)) return () => true
  const places = await placesOf(db, giver.tenantId, parts)
  const demandsOf = demanding(giver)
  return (part, id, permissions = []) =>
    demandsOf(permissions).every(
      ({ reach, ranges }) => (ranges && !ranges.has(part)) || covers(reach, part, id, places.get(id), ranges),
    )
}

function demanding(giver: Giver) {
  const own: Demand = { reach: reachOf(giver, giver.roles), ranges: undefined }
  const known = new Map<Iterable<string>, readonly Demand[]>()
  const reaches = new Map<string, Reach>()
  const reachWith = (permission: string) => {
    const roles = giver.roles.filter(({ permissions }) => permissions.has(permission))
    const key = roles.map(({ code }) => code).join()
    const reach = reaches.get(key) ?? reachOf(giver, roles)
    reaches.set(key, reach)
    return reach
  }
  return (permissions: Iterable<string>) => {
    const found = known.get(permissions) ?? [
      own,
      ...[...permissions].map((each) => ({ reach: reachWith(each), ranges: rangesOf(each) })),
    ]
    known.set(permissions, found)
    return found
  }
}

/** What classes and students stand in, by their ids. */
async function placesOf(
  db: Database,
  tenantId: string,
  { classes = [], students = [] }: Parts,
): Promise<ReadonlyMap<string, Place>> {
  if (classes.length + students.length === 0) return new Map()
  const { rows } = await sql<Place & { id: string }>`
    select id, null as "classId", department_id as "departmentId" from base_class
    where tenant_id = ${tenantId} and id = any(${classes}::uuid[])
    union all select id, class_id, department_id from base_student
    where tenant_id = ${tenantId} and id = any(${students}::uuid[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Departments with all below them. */
export async function withBelow(
  db: Database,
  tenantId: string,
  ids: readonly string[],
): Promise<readonly string[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ id: string }>`with recursive below as (
      select d.id from base_department d where d.tenant_id = ${tenantId} and d.id = any(${ids}::uuid[])
      union
      select d.id from base_department d join below on d.parent_id = below.id where d.tenant_id = ${tenantId}
    ) select id from below`.execute(db)
  return rows.map(({ id }) => id)
}
