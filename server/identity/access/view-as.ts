import { sql } from 'kysely'
import { v7 } from 'uuid'
import { z } from 'zod'
import { refuse } from '#domain/kernel/refusal.ts'
import { prose } from '#domain/kernel/seen.ts'
import { separate } from '#domain/security/three-administrators.ts'
import { personOf } from '#server/core/actor/person-of.ts'
import { audit } from '#server/core/audit/audit.ts'
import { checked } from '#server/core/checked.ts'
import { addressOf } from '#server/core/client-address.ts'
import { momentOf } from '#server/core/database/moment.ts'
import { jsonOf } from '#server/core/request-body.ts'
import type { PersonalCall } from '#server/core/route.ts'
import { stamps } from '#server/core/stamps.ts'
import { mayViewAs } from './seen-as.ts'

const minutes = 15

const begin = z.strictObject({
  userId: z.uuid(),
  reason: prose().min(2, '请填写查看原因').max(200, '查看原因不能超过 200 个字'),
})

/** POST system/access/viewAs: a ticket, good for a quarter of an hour, to see the portal as one user does. */
export async function beginView({ c, app, actor, tenantId }: PersonalCall) {
  const { userId, reason } = checked(begin, {}, await jsonOf(c))
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

const end = z.strictObject({ id: z.uuid() })

/** POST system/access/endView: gives the ticket back before its time. */
export async function endView({ c, app, actor, tenantId }: PersonalCall) {
  const { id } = checked(end, {}, await jsonOf(c))
  const now = app.now().toISOString()
  await sql`update security_view_as set ended_at = ${now}::timestamptz where tenant_id = ${tenantId}
    and id = ${id} and viewer_id = ${actor.id} and ended_at is null`.execute(app.db)
  return null
}

/** GET system/access/viewsOfMe: who has seen the portal as the asker, the last fifty times. */
export async function viewsOfMe({ app, actor, tenantId }: PersonalCall) {
  const { rows } = await sql`select id, viewer_name as "viewerName", reason,
      ${momentOf('created_at')} as "createdAt"
    from security_view_as where tenant_id = ${tenantId} and user_id = ${actor.id}
    order by created_at desc limit 50`.execute(app.db)
  return rows
}
