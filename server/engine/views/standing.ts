import { sql } from 'kysely'
import type { z } from 'zod'
import type { oneId } from '#domain/kernel/one-id.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { usualSaid, viewShared } from '#domain/system/saved-views/asked.ts'
import { audit } from '#server/core/audit/audit.ts'
import { addressOf } from '#server/core/client-address.ts'
import type { PersonalCall } from '#server/core/route.ts'
import { stamps } from '#server/core/stamps.ts'
import { viewOf } from './mine.ts'

/** Takes one of the person's own views away; anyone who opened a screen with it gets the usual one again. */
export async function removeMine({ id }: z.output<typeof oneId>, { app, tenantId, actor }: PersonalCall) {
  await app.db.transaction().execute(async (db) => {
    const own = await sql`select from system_saved_view
      where tenant_id = ${tenantId} and id = ${id} and owner_id = ${actor.id} for update`.execute(db)
    if (own.rows.length === 0) refuse({ type: 'not-found' })
    await sql`update system_usual_view set view_id = null where tenant_id = ${tenantId} and view_id = ${id}`.execute(
      db,
    )
    await sql`delete from system_saved_view where tenant_id = ${tenantId} and id = ${id}`.execute(db)
  })
}

/** Says what a screen opens with for this person. */
export async function setUsual(
  { screen, viewId = null, layout }: z.output<typeof usualSaid>,
  { app, tenantId, actor }: PersonalCall,
) {
  if (viewId && (await viewOf(app, actor, viewId))?.screen !== screen) refuse({ type: 'not-found' })
  const content = layout ? JSON.stringify(layout) : null
  if (content && content.length > 16_000) refuse({ type: 'invalid', message: '视图内容过长，请减少筛选条件' })
  const row = { ...stamps(tenantId, actor.id), user_id: actor.id, screen, view_id: viewId, content }
  await app.db
    .insertInto('system_usual_view')
    .values(row)
    .onConflict((same) =>
      same.columns(['tenant_id', 'user_id', 'screen']).doUpdateSet({
        view_id: viewId,
        updated_at: app.now(),
        ...(layout !== undefined && { content }),
      }),
    )
    .execute()
}

/** Says for whom one of the person's own views is: everybody, some roles, some departments; with none, for its owner. */
export async function shareMine(
  { id, everybody, roles, departments }: z.output<typeof viewShared>,
  { c, app, tenantId, actor }: PersonalCall,
) {
  await app.db.transaction().execute(async (db) => {
    const { rows } = await sql<{ name: string }>`update system_saved_view
      set to_everybody = ${everybody}, to_roles = ${roles.join(',') || null},
        to_departments = ${departments.join(',') || null}, revision = revision + 1,
        updated_at = ${app.now()}, updated_by = ${actor.id}
      where tenant_id = ${tenantId} and id = ${id} and owner_id = ${actor.id} returning name`.execute(db)
    if (rows.length === 0) refuse({ type: 'not-found' })
    const action = `共享列表视图“${rows[0]?.name}”`
    await audit(db, app, { tenantId, account: actor.account, action, address: addressOf(c) })
  })
}
