import { sql } from 'kysely'
import { canton } from '#domain/base/canton.ts'
import { survey } from '#domain/system/survey.ts'
import type { AppContext, Database } from '#server/core/app-context.ts'
import { referenceDay } from '#server/core/chance.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { table } from '#server/core/database/table.ts'
import { asColumns } from '#server/engine/rows/put-rows.ts'
import { fewCantons } from './native-places.ts'
import { type Planned, planOf } from './plan.ts'
import { type Size, shapes } from './shape.ts'
import { demoSurvey } from './survey.ts'

const made = { by: 'demo', at: new Date(referenceDay) }

/** Puts the demo college into a tenant without one. The caller opens the transaction. */
export async function loadDemo(
  { db }: Pick<AppContext, 'db'>,
  { size, tenantId = '000000' }: { readonly size: Size; readonly tenantId?: string },
): Promise<void> {
  // A college that has begun has those of the whole country.
  if (shapes[size].cantons === 'few' && !(await table(canton, db, tenantId).exists({})))
    await insertRows(db, canton, tenantId, fewCantons, made)
  if (shapes[size].cantons === 'national')
    await (await import('#server/areas/base/canton/install.ts')).installCantons(db, tenantId)
  const plan = planOf(size)
  for (const { resource, rows } of plan)
    await insertRows(db, resource, tenantId, rows.map(headless).map(kept(resource)), made)
  await appointHeads(db, tenantId, plan)
  await insertRows(db, survey, tenantId, [demoSurvey], made)
  await sql`analyze`.execute(db)
}

/** Plans are in the shape of the wire. */
const kept =
  ({ fields }: Planned['resource']) =>
  (row: Planned['rows'][number]) => ({ ...asColumns(fields, row), id: row.id })

/** A department and its head point at one another: heads are appointed when all are there. */
const headless = (row: Planned['rows'][number]) => ({ ...row, leaderId: null })

async function appointHeads(db: Database, tenantId: string, plan: readonly Planned[]) {
  const departments = plan.find(({ resource }) => resource.name === 'base.department')?.rows ?? []
  for (const { id, leaderId } of departments)
    await sql`update base_department set leader_id = ${leaderId} where tenant_id = ${tenantId} and id = ${id}`.execute(
      db,
    )
}
