import { sql } from 'kysely'
import { z } from 'zod'
import { refuse } from '#domain/kernel/refusal.ts'
import { viewSchema } from '#domain/kernel/view.ts'
import { audit } from '#server/core/audit/audit.ts'
import { checked } from '#server/core/checked.ts'
import { addressOf } from '#server/core/client-address.ts'
import { jsonOf } from '#server/core/request-body.ts'
import type { PersonalCall } from '#server/core/route.ts'
import { stamps } from '#server/core/stamps.ts'
import { viewOf } from './mine.ts'
import { screenOf } from './read.ts'

const one = z.strictObject({ id: z.uuid() })

/** Takes one of the person's own views away; anyone who opened a screen with it gets the usual one again. */
export async function removeMine({ c, app, tenantId, actor }: PersonalCall) {
  const { id } = checked(one, {}, await jsonOf(c))
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

const usual = z.strictObject({
  screen: z.string(),
  /** None: the screen opens as it was declared, or in the person's own layout. */
  viewId: z.uuid().nullish(),
  /** The person's own layout; null lets go of it, left out it stays. */
  layout: viewSchema.nullish(),
})

/** Says what a screen opens with for this person. */
export async function setUsual({ c, app, tenantId, actor }: PersonalCall) {
  const { screen, viewId = null, layout } = checked(usual, {}, await jsonOf(c))
  const place = screenOf(screen)
  if (viewId && (await viewOf(app, actor, viewId))?.screen !== place) refuse({ type: 'not-found' })
  const content = layout ? JSON.stringify(layout) : null
  if (content && content.length > 16_000) refuse({ type: 'invalid', message: '视图内容过长，请减少筛选条件' })
  const row = { ...stamps(tenantId, actor.id), user_id: actor.id, screen: place, view_id: viewId, content }
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

const ids = z.array(z.string().min(1).max(64)).max(50)
const shared = z.strictObject({
  id: z.uuid(),
  everybody: z.boolean(),
  roles: ids,
  departments: z.array(z.uuid()).max(50),
})

/** Says for whom one of the person's own views is: everybody, some roles, some departments; with none, for its owner. */
export async function shareMine({ c, app, tenantId, actor }: PersonalCall) {
  const { id, everybody, roles, departments } = checked(shared, {}, await jsonOf(c))
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
