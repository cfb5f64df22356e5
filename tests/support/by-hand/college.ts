import { sql } from 'kysely'
import type { Database } from '#server/core/app-context.ts'
import { newId } from '#server/core/new-id.ts'
import { stamps } from '#server/core/stamps.ts'

/**
 * Makes three colleges of the one that the small demo has, the second below the first, and leaves the counsellor half of
 * the classes: what the one, a head of college and a counsellor look over is not the same.
 */
export const divided = (db: Database, tenantId: string): Promise<void> =>
  db.transaction().execute((transaction) => divide(transaction, tenantId))

async function divide(db: Database, tenantId: string): Promise<void> {
  const [below, beside] = [newId(), newId()]
  const own = sql`(select t.department_id from base_teacher t join "system_user" u on u.teacher_id = t.id
    where u.tenant_id = ${tenantId} and u.account = 'department')`
  const college = { ...stamps(tenantId), kind: '1', enabled: true }
  await db
    .insertInto('base_department')
    .values([
      { ...college, id: below, code: '901', name: '软件分院', sort: 901, parent_id: own },
      { ...college, id: beside, code: '902', name: '机电学院', sort: 902 },
    ])
    .execute()
  const places = await sql<{ table: string; class: string }>`
    select c.table_name as table, c.column_name as class from information_schema.columns c
    join information_schema.columns d using (table_schema, table_name)
    where table_schema = current_schema() and d.column_name = 'department_id'
      and (c.column_name = 'class_id' or c.column_name = 'from_class_id')`.execute(db)
  await sql`create temporary table division on commit drop as select id,
    (array[null, ${below}, ${beside}])[1 + row_number() over (order by name) % 3]::uuid as department_id,
    row_number() over (order by name) % 4 < 2 as given_up from base_class where tenant_id = ${tenantId}`.execute(
    db,
  )
  await sql`update base_class c set department_id = d.department_id from division d
    where d.id = c.id and d.department_id is not null`.execute(db)
  for (const place of places.rows)
    await sql`update ${sql.table(place.table)} r set department_id = d.department_id from division d
      where d.id = r.${sql.ref(place.class)} and d.department_id is not null`.execute(db)
  await sql`delete from base_counsellor k using division d, "system_user" u where d.id = k.class_id and d.given_up
    and u.teacher_id = k.teacher_id and u.tenant_id = ${tenantId} and u.account = 'counsellor'`.execute(db)
}
