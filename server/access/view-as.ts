import { sql } from 'kysely'
import { v7 } from 'uuid'
import { z } from 'zod'
import { refuse } from '#domain/kernel/refusal.ts'
import { prose } from '#domain/kernel/seen.ts'
import { separate } from '#domain/security/three-administrators.ts'
import { audit } from '#server/audit/audit.ts'
import { addressOf } from '#server/client-address.ts'
import { momentOf } from '#server/database/moment.ts'
import { jsonOf } from '#server/request-body.ts'
import { checked } from '#server/resource/checked.ts'
import type { PersonalCall } from '#server/route.ts'
import { personOf } from '#server/session/person-of.ts'
import { stamps } from '#server/stamps.ts'
import { mayViewAs } from './seen-as.ts'

const minutes = 15

const begin = z.strictObject({
  userId: z.uuid(),
  reason: prose().min(2, '请填写查看原因').max(200, '查看原因不能超过 200 个字'),
})

/** POST system/access/viewAs: a ticket, good for a quarter of an hour, to see the portal as one user does. */
export async function beginView({ c, house, person, tenantId }: PersonalCall) {
  const { userId, reason } = checked(begin, {}, await jsonOf(c))
  if (!mayViewAs(person)) refuse({ type: 'forbidden' })
  const user = (await personOf(house, tenantId, userId)) ?? refuse({ type: 'not-found' })
  if (user.id === person.id || user.roles.some(({ code }) => separate.includes(code)))
    refuse({ type: 'conflict', message: '不能以管理员的身份查看' })
  const until = new Date(house.now().getTime() + minutes * 60_000).toISOString()
  const id = v7()
  await house.db.transaction().execute(async (db) => {
    await db
      .insertInto('security_view_as')
      .values({
        ...stamps(tenantId, person.id),
        id,
        viewer_id: person.id,
        viewer_name: person.name,
        user_id: userId,
        reason,
        until,
        created_at: house.now().toISOString(),
      })
      .execute()
    await audit(db, house, {
      tenantId,
      account: person.account,
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
export async function endView({ c, house, person, tenantId }: PersonalCall) {
  const { id } = checked(end, {}, await jsonOf(c))
  const now = house.now().toISOString()
  await sql`update security_view_as set ended_at = ${now}::timestamptz where tenant_id = ${tenantId}
    and id = ${id} and viewer_id = ${person.id} and ended_at is null`.execute(house.db)
  return null
}

/** GET system/access/viewsOfMe: who has seen the portal as the asker, the last fifty times. */
export async function viewsOfMe({ house, person, tenantId }: PersonalCall) {
  const { rows } = await sql`select id, viewer_name as "viewerName", reason,
      ${momentOf('created_at')} as "createdAt"
    from security_view_as where tenant_id = ${tenantId} and user_id = ${person.id}
    order by created_at desc limit 50`.execute(house.db)
  return rows
}
