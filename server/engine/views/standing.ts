import type { z } from 'zod'
import type { oneId } from '#domain/kernel/one-id.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { savedView, usualView } from '#domain/system/saved-view.ts'
import type { usualSaid, viewShared } from '#domain/system/saved-views/asked.ts'
import { audit } from '#server/core/audit/audit.ts'
import { addressOf } from '#server/core/client-address.ts'
import { changedBy, table } from '#server/core/database/table.ts'
import type { PersonalCall } from '#server/core/route.ts'
import { stamps } from '#server/core/stamps.ts'
import { viewOf } from './mine.ts'

/** Takes one of the person's own views away; anyone who opened a screen with it gets the usual one again. */
export async function removeMine({ id }: z.output<typeof oneId>, { app, tenantId, actor }: PersonalCall) {
  await app.db.transaction().execute(async (db) => {
    const own = await table(savedView, db, tenantId).lock({ id, ownerId: actor.id })
    if (own.length === 0) refuse({ type: 'not-found' })
    await table(usualView, db, tenantId).update({ viewId: id }, { viewId: null })
    await table(savedView, db, tenantId).remove({ id })
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
    const rows = await table(savedView, db, tenantId).update(
      { id, ownerId: actor.id },
      {
        toEverybody: everybody,
        toRoles: roles.join(',') || null,
        toDepartments: departments.join(',') || null,
        ...changedBy(actor.id, app.now()),
      },
      ['name'],
    )
    if (rows.length === 0) refuse({ type: 'not-found' })
    const action = `共享列表视图“${rows[0]?.name}”`
    await audit(db, app, { tenantId, account: actor.account, action, address: addressOf(c) })
  })
}
