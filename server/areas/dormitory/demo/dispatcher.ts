import { sql } from 'kysely'
import { staff } from '#domain/dormitory/house/staff.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { referenceDay, seeded } from '#server/core/chance.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'

/** The dispatcher of the demo sends workers to every house: those that they do not look after yet are given here. */
export async function demoDispatcher({ db }: AppContext, tenantId: string): Promise<void> {
  const random = seeded(317)
  const { rows } = await sql<{ teacherId: string; buildingId: string }>`
    select u.teacher_id as "teacherId", g.id as "buildingId"
    from "system_user" u join base_building g on g.tenant_id = u.tenant_id and g.kind = 'dormitory' and g.enabled
    where u.tenant_id = ${tenantId} and u.account = 'dispatcher' and g.keeper_id is distinct from u.teacher_id
      and not exists (select from dormitory_staff f where f.tenant_id = u.tenant_id and f.teacher_id = u.teacher_id
        and f.building_id = g.id and f.until is null)
    order by g.code`.execute(db)
  const posts = rows.map((post) => ({
    id: random.id(),
    ...post,
    duty: 'dispatch',
    since: '2025-09-01',
    until: null,
  }))
  await insertRows(db, staff, tenantId, posts, { by: 'demo', at: new Date(referenceDay) })
}
