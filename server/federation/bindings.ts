import { sql } from 'kysely'
import { z } from 'zod'
import { refuse } from '#domain/kernel/refusal.ts'
import { addressOf } from '#server/client-address.ts'
import { momentOf } from '#server/database/moment.ts'
import type { Database, Person } from '#server/house.ts'
import { limitAddress } from '#server/limit.ts'
import { jsonOf } from '#server/request-body.ts'
import { checked } from '#server/resource/checked.ts'
import { idOf } from '#server/resource/ids.ts'
import type { PersonalCall } from '#server/route.ts'
import { changed } from '#server/second-factor/changed.ts'
import { stamps } from '#server/stamps.ts'
import { browserOf } from './browser.ts'
import { takeTicket } from './identity-ticket.ts'
import { ProviderFault } from './outward.ts'
import { perAddress } from './per-address.ts'
import { proved } from './proved.ts'
import { type Provider, providerCalled, providersOf } from './providers.ts'

const bindable = ['oidc', 'oauth2', 'wechat-work'] as const

/** GET base/sysUser/bindings: one's own. What else one might bind is among `loginTypes`. */
export async function bindings({ house: { db }, person: { tenantId, id } }: PersonalCall) {
  const { rows } = await sql`
    select b.id, t.code as source, coalesce(b.shown_name, b.subject) as subject,
      ${momentOf('b.created_at')} as "boundAt"
    from system_user_binding b
    join system_login_type t on t.tenant_id = b.tenant_id and t.id = b.login_type_id
    where b.tenant_id = ${tenantId} and b.user_id = ${id} order by t.sort`.execute(db)
  return rows
}

const asked = z.union([
  z.object({ ticket: z.string().min(1).max(128) }),
  z.object({ source: z.string().max(32), code: z.string().max(2048), state: z.string().max(128) }),
])

/** POST base/sysUser/bind: by the ticket of an identity that nobody knew, or by having just asked the other system. */
export async function bind(call: PersonalCall): Promise<void> {
  const { c, house, person } = call
  const { tenantId } = person
  await limitAddress(house, { tenantId, what: 'binding', address: addressOf(c) }, perAddress)
  const brought = checked(asked, {}, await jsonOf(c))
  const browser = browserOf(c, house.settings.product)
  if ('ticket' in brought)
    return house.db.transaction().execute(async (db) => {
      const waiting = await takeTicket(db, house, tenantId, brought.ticket, browser)
      const provider = (await providersOf(db, tenantId, bindable)).find(
        ({ id }) => id === waiting?.loginTypeId,
      )
      if (!waiting || !provider) return tooLate()
      const { subject, shownName } = waiting
      return keep(db, provider, { subject, ...(shownName && { name: shownName }) })
    })

  const provider = await providerCalled(house.db, tenantId, brought.source)
  if (!provider) return refuse({ type: 'invalid', message: '学校未启用这种登录方式' })
  const identity = await proved(house, provider, ['binding'], { ...brought, browser }).catch((error) => {
    if (!(error instanceof ProviderFault)) throw error
    return refuse({ type: 'invalid', message: '对方系统暂时没有回应，请稍后重试' })
  })
  if (!identity) return tooLate()
  return house.db.transaction().execute((db) => keep(db, provider, identity))

  async function keep(
    db: Database,
    provider: Provider,
    { subject, name }: { subject: string; name?: string },
  ) {
    const added = await db
      .insertInto('system_user_binding')
      .values({
        ...stamps(tenantId, person.id),
        login_type_id: provider.id,
        subject: subject.slice(0, 200),
        shown_name: name?.slice(0, 100) ?? null,
        user_id: person.id,
        account: person.account,
      })
      .onConflict((same) => same.doNothing())
      .returning('id')
      .execute()
    if (added.length === 0) await refuseSecond(db, provider, subject, person)
    await changed(db, call, { action: '绑定账号', target: provider.name, detail: subject })
  }
}

const tooLate = (): never => refuse({ type: 'invalid', message: '绑定已失效，请重新登录后再绑定' })

/** What is bound already, to oneself, is no fault: the answer may have been lost on its way. */
async function refuseSecond(db: Database, { id, name }: Provider, subject: string, person: Person) {
  const { rows } = await sql<{ userId: string; subject: string }>`
    select user_id as "userId", subject from system_user_binding
    where tenant_id = ${person.tenantId} and login_type_id = ${id}
      and (subject = ${subject} or user_id = ${person.id})`.execute(db)
  if (rows.some((row) => row.userId === person.id && row.subject === subject)) return
  const message = rows.some((row) => row.userId === person.id)
    ? `您已绑定另一个${name}账号，请先解除绑定`
    : `这个${name}账号已绑定其他用户`
  refuse({ type: 'conflict', message })
}

/** POST base/sysUser/unbind: one of one's own. */
export async function unbind(call: PersonalCall): Promise<void> {
  const { c, house, person } = call
  const { tenantId } = person
  const { id } = checked(z.object({ id: z.string().max(64) }), {}, await jsonOf(c))
  await house.db.transaction().execute(async (db) => {
    const { rows } = await sql<{ subject: string }>`
      delete from system_user_binding where tenant_id = ${tenantId} and id = ${idOf(id)} and user_id = ${person.id}
      returning subject`.execute(db)
    const [gone] = rows
    if (!gone) return refuse({ type: 'not-found' })
    await changed(db, call, { action: '解除账号绑定', target: gone.subject })
  })
}
