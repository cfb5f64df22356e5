import { type RawBuilder, sql } from 'kysely'
import { savedView, usualView } from '#domain/system/saved-view.ts'
import { table } from '#server/core/database/table.ts'
import { serve, type Unit } from '#server/core/serve.ts'

/** A view that goes is nobody's usual one any more. */
export const savedViews = serve(savedView, {
  cascadeRemove: (ids, unit) => letGo(unit, sql`${ids}::uuid[]`),
})

/** The views of people whose accounts go, those that they shared too. */
export async function removeViewsOf(owners: readonly string[], unit: Unit) {
  const theirs = sql`from system_saved_view
    where tenant_id = ${unit.actor.tenantId} and owner_id = any(${owners}::uuid[])`
  await letGo(unit, sql`array(select id ${theirs})`)
  await sql`delete ${theirs}`.execute(unit.db)
}

async function letGo({ db, actor }: Unit, ids: RawBuilder<unknown>) {
  await table(usualView, db, actor.tenantId).update({ viewId: sql`any(${ids})` }, { viewId: null })
}
