import { sql } from 'kysely'
import type { z } from 'zod'
import type { oneId } from '#domain/kernel/one-id.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { bindingBrought } from '#domain/system/own-account/asked.ts'
import type { Binding } from '#domain/system/own-account/calls.ts'
import { userBinding } from '#domain/system/user-binding.ts'
import type { Actor, Database } from '#server/core/app-context.ts'
import { addressOf } from '#server/core/client-address.ts'
import { momentOf } from '#server/core/database/moment.ts'
import { behind, table } from '#server/core/database/table.ts'
import type { PersonalCall } from '#server/core/route.ts'
import { stamps } from '#server/core/stamps.ts'
import { limitAddress } from '#server/identity/access/limit-address.ts'
import { changed } from '#server/identity/second-factor/changed.ts'
import { browserOf } from './browser.ts'
import { takeTicket } from './identity-ticket.ts'
import { ProviderFault } from './outward.ts'
import { perAddress } from './per-address.ts'
import { proved } from './proved.ts'
import { type Provider, providerCalled, providersOf } from './providers.ts'
import { toldOf } from './refused.ts'

const bindable = ['oidc', 'oauth2', 'wechat-work'] as const

/** One's own. What else one might bind is among `loginTypes`. */
export async function bindings({ app: { db }, actor: { tenantId, id } }: PersonalCall) {
  const { rows } = await sql<Binding>`
    select b.id, t.code as source, coalesce(b.shown_name, b.subject) as subject,
      ${momentOf('b.created_at')} as "boundAt"
    from system_user_binding b
    join ${behind('system_login_type t', 'b.login_type_id')}
    where b.tenant_id = ${tenantId} and b.user_id = ${id} order by t.sort`.execute(db)
  return rows
}

/** By the ticket of an identity that nobody knew, or by having just asked the other system. */
export async function bind(brought: z.output<typeof bindingBrought>, call: PersonalCall): Promise<void> {
  const { c, app, actor } = call
  const { tenantId } = actor
  await limitAddress(app, { tenantId, what: 'binding', address: addressOf(c) }, perAddress)
  const browser = browserOf(c, app.settings.product)
  if ('ticket' in brought)
    return app.db.transaction().execute(async (db) => {
      const waiting = await takeTicket(db, app, tenantId, brought.ticket, browser)
      const provider = (await providersOf(db, tenantId, bindable)).find(
        ({ id }) => id === waiting?.loginTypeId,
      )
      if (!waiting || !provider) return tooLate()
      const { subject, shownName } = waiting
      return keep(db, provider, { subject, ...(shownName && { name: shownName }) })
    })

  const provider = await providerCalled(app.db, tenantId, brought.source)
  if (!provider) return refuse({ type: 'invalid', message: '学校未启用这种登录方式' })
  const identity = await proved(app, provider, ['binding'], { ...brought, browser }).catch((error) => {
    if (!(error instanceof ProviderFault)) throw error
    return refuse({ type: 'invalid', message: toldOf(error) })
  })
  if (!identity) return tooLate()
  return app.db.transaction().execute((db) => keep(db, provider, identity))

  async function keep(
    db: Database,
    provider: Provider,
    { subject, name }: { subject: string; name?: string },
  ) {
    const added = await db
      .insertInto('system_user_binding')
      .values({
        ...stamps(tenantId, actor.id),
        login_type_id: provider.id,
        subject: subject.slice(0, 200),
        shown_name: name?.slice(0, 100) ?? null,
        user_id: actor.id,
        account: actor.account,
      })
      .onConflict((same) => same.doNothing())
      .returning('id')
      .execute()
    if (added.length === 0) await refuseSecond(db, provider, subject, actor)
    await changed(db, call, { action: '绑定账号', target: provider.name, detail: subject })
  }
}

const tooLate = (): never => refuse({ type: 'invalid', message: '绑定已失效，请重新登录后再绑定' })

/** What is bound already, to oneself, is no fault: the answer may have been lost on its way. */
async function refuseSecond(db: Database, { id, name }: Provider, subject: string, actor: Actor) {
  const rows = await table(userBinding, db, actor.tenantId).list(
    [{ loginTypeId: id }, sql`(subject = ${subject} or user_id = ${actor.id})`],
    ['userId', 'subject'],
  )
  if (rows.some((row) => row.userId === actor.id && row.subject === subject)) return
  const message = rows.some((row) => row.userId === actor.id)
    ? phrase('您已绑定另一个{{provider}}账号，请先解除绑定', { provider: name })
    : phrase('这个{{provider}}账号已绑定其他用户', { provider: name })
  refuse({ type: 'conflict', message })
}

export async function unbind({ id }: z.output<typeof oneId>, call: PersonalCall): Promise<void> {
  const { app, actor } = call
  const { tenantId } = actor
  await app.db.transaction().execute(async (db) => {
    const rows = await table(userBinding, db, tenantId).remove({ id, userId: actor.id }, ['subject'])
    const [gone] = rows
    if (!gone) return refuse({ type: 'not-found' })
    await changed(db, call, { action: '解除账号绑定', target: gone.subject ?? '' })
  })
}
