import type { z } from 'zod'
import type { oneId } from '#domain/kernel/one-id.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { viewBegun } from '#domain/security/access/asked.ts'
import { separate } from '#domain/security/three-administrators.ts'
import { viewAs } from '#domain/security/view-as.ts'
import { personOf } from '#server/core/actor/person-of.ts'
import { audit } from '#server/core/audit/audit.ts'
import { addressOf } from '#server/core/client-address.ts'
import { empty, table } from '#server/core/database/table.ts'
import { newId } from '#server/core/new-id.ts'
import type { PersonalCall } from '#server/core/route.ts'
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
  const id = newId()
  await app.db.transaction().execute(async (db) => {
    await table(viewAs, db, tenantId).insert(
      { id, viewerId: actor.id, viewerName: actor.name, userId, reason, until, createdAt: app.now() },
      { by: actor.id },
    )
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
  await table(viewAs, app.db, tenantId).update({ id, viewerId: actor.id, endedAt: empty }, { endedAt: now })
  return null
}

/** Who has seen the portal as the asker, the last fifty times. */
export async function viewsOfMe({ app, actor, tenantId }: PersonalCall) {
  const rows = await table(viewAs, app.db, tenantId).list(
    { userId: actor.id },
    ['id', 'viewerName', 'reason', 'createdAt'],
    { order: ['-createdAt'], most: 50 },
  )
  return rows
}
