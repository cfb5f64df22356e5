import { sql } from 'kysely'
import { presort } from '#domain/dormitory/presort/presort.ts'
import { noDuties } from '#server/core/actor/duties.ts'
import type { Actor, AppContext } from '#server/core/app-context.ts'
import { seeded } from '#server/core/chance.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { countLines, givenIn, replaceLines, settleLines } from '#server/engine/proposals/lines.ts'
import type { ProposalRow } from '#server/engine/proposals/work.ts'
import { presortWork } from '../presort/presort.ts'

const random = seeded(733)

/** Last year's proposal for one college, which was carried out, and this year's for its new students, as the rules make it. */
export async function demoPresorts(app: AppContext, tenantId: string): Promise<void> {
  const { db } = app
  const role = {
    code: 'admin',
    grants: ['all'] as const,
    permissions: new Set(['base.student:view', 'dormitory.bed-presort:compute']),
  }
  const actor: Actor = {
    ...{ id: 'demo', tenantId, account: 'demo', name: '演示', roles: [role], granted: noDuties },
  }
  const unit = { db, app, actor }
  const { rows } = await sql<{ grade: number; id: string }>`select max(s.grade)::int as grade, d.id
    from base_student s join base_department d on d.tenant_id = s.tenant_id and d.id = s.department_id
    where s.tenant_id = ${tenantId} and d.name = '信息工程学院' group by d.id`.execute(db)
  const [college] = rows
  if (!college) return
  const { grade, id: departmentId } = college
  const proposal = (year: number, more: object): ProposalRow => ({
    ...{ id: random.id(), name: `${year} 级信息工程学院新生床位预分`, grade: year, departmentId },
    ...{ classes: null, buildings: null, levelId: null, together: true, note: null, ...more },
  })
  const done = proposal(grade - 1, {
    state: 'applied',
    way: 'all',
    appliedAt: `${grade - 1}-08-25 15:20:00+08`,
  })
  const open = proposal(grade, { state: 'proposed' })
  await insertRows(db, presort.proposal, tenantId, [done, open], { by: 'demo', at: app.now() })
  const stays = await sql<{ subject: string; target: string }>`select distinct on (k.student_id)
      k.student_id as subject, k.bed_id as target
    from dormitory_stay k join base_student s on s.tenant_id = k.tenant_id and s.id = k.student_id
    where k.tenant_id = ${tenantId} and s.grade = ${grade - 1} and s.department_id = ${departmentId}
      and k.reason = 'entry' order by k.student_id, k.since`.execute(db)
  const given = stays.rows.map((row) => ({ ...row, because: ['classmates'], lacking: null }))
  const once = [...new Map(given.map((row) => [row.target, row])).values()]
  await replaceLines(unit, presort, done.id, once)
  const kept = await givenIn(unit, presort, done.id)
  await settleLines(
    unit,
    presort,
    kept.map(({ id }) => id),
    'applied',
  )
  await replaceLines(unit, presort, open.id, await presortWork.compute(unit, open, new Map()))
  for (const { id } of [done, open]) {
    const { placed, lacking } = await countLines(unit, presort, id)
    await sql`update dormitory_bed_presort set placed = ${placed}, lacking = ${lacking}
      where tenant_id = ${tenantId} and id = ${id}`.execute(db)
  }
}
