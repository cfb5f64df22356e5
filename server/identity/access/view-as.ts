import { sql } from 'kysely'
import { v7 } from 'uuid'
import type { z } from 'zod'
import type { oneId } from '#domain/kernel/one-id.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { viewBegun } from '#domain/security/access/asked.ts'
import type { ViewOfMe } from '#domain/security/access/calls.ts'
import { separate } from '#domain/security/three-administrators.ts'
import { personOf } from '#server/core/actor/person-of.ts'
import { audit } from '#server/core/audit/audit.ts'
import { addressOf } from '#server/core/client-address.ts'
import { momentOf } from '#server/core/database/moment.ts'
import type { PersonalCall } from '#server/core/route.ts'
import { stamps } from '#server/core/stamps.ts'
import { mayViewAs } from './seen-as.ts'

const minutes = 15

/** A ticket, good for a quarter of an hour, to see the portal as one user does. */
export async function beginView(
  { userId, reason }: z.output<typeof viewBegun>,
  { c, app, actor, tenantId }: PersonalCall,
) {
  if (!mayViewAs(actor)) refuse({ type: 'forbidden' })
  const user = (await personOf(app, tenantId, userId)) ?? refuse({ type: 'not-found' })
  if (user.id === actor.id || user.roles.some(({ code }) => separate.includes(code)))
    refuse({ type: 'conflict', message: '不能以管理员的身份查看' })
  const until = new Date(app.now().getTime() + minutes * 60_000).toISOString()
  const id = v7()
  await app.db.transaction().execute(async (db) => {
    await db
      .insertInto('security_view_as')
      .values({
        ...stamps(tenantId, actor.id),
        id,
        viewer_id: actor.id,
        viewer_name: actor.name,
        user_id: userId,
        reason,
        until,
        created_at: app.now().toISOString(),
      })
      .execute()
    await audit(db, app, {
      tenantId,
      account: actor.account,
      action: '以他人身份查看',
      target: `${user.name}（${user.account}）`,
      address: addressOf(c),
      detail: reason,
    })
  })
  return { id, account: user.account, name: user.name, until, minutes }
}

/** Gives the ticket back before its time. */
export async function endView({ id }: z.output<typeof oneId>, { app, actor, tenantId }: PersonalCall) {
  const now = app.now().toISOString()
  await sql`update security_view_as set ended_at = ${now}::timestamptz where tenant_id = ${tenantId}
    and id = ${id} and viewer_id = ${actor.id} and ended_at is null`.execute(app.db)
  return null
}

/** Who has seen the portal as the asker, the last fifty times. */
export async function viewsOfMe({ app, actor, tenantId }: PersonalCall) {
  const { rows } = await sql<ViewOfMe>`select id, viewer_name as "viewerName", reason,
      ${momentOf('created_at')} as "createdAt"
    from security_view_as where tenant_id = ${tenantId} and user_id = ${actor.id}
    order by created_at desc limit 50`.execute(app.db)
  return rows
}
