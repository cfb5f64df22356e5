import { type RawBuilder, sql } from 'kysely'
import { savedView } from '#domain/system/saved-view.ts'
import { type Desk, serve } from '#server/resource/serve.ts'

/** A view that goes is nobody's usual one any more. */
export const savedViews = serve(savedView, {
  takeAlong: (ids, desk) => letGo(desk, sql`${ids}::uuid[]`),
})

/** The views of people whose accounts go, those that they shared too. */
export async function removeViewsOf(owners: readonly string[], desk: Desk) {
  const theirs = sql`from system_saved_view
    where tenant_id = ${desk.person.tenantId} and owner_id = any(${owners}::uuid[])`
  await letGo(desk, sql`array(select id ${theirs})`)
  await sql`delete ${theirs}`.execute(desk.db)
}

async function letGo({ db, person }: Desk, ids: RawBuilder<unknown>) {
  await sql`update system_usual_view set view_id = null
    where tenant_id = ${person.tenantId} and view_id = any(${ids})`.execute(db)
}
