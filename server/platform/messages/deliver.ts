import { sql } from 'kysely'
import type { AppContext } from '#server/core/app-context.ts'
import { providersOf } from '#server/identity/federation/providers.ts'
import { tellMember } from '#server/identity/federation/wechat-work.ts'
import { carry, usualCarrier } from '#server/identity/sms/carrier.ts'

/** What is to go out, to whom, as it stands in the log. */
interface Outgoing {
  readonly tenantId: string
  readonly id: string
  readonly channel: 'sms' | 'wechat-work'
  readonly userId: string
  readonly target: string
  readonly title: string
  readonly text: string
}

/** Taken from the line together. */
const atOnce = 20
/** Beyond this many minutes, anyone who was sending it has died. */
const patience = 5

/**
 * Sends what is due, and says how much that was. Each goes once: of two servers only one takes it from the line, and
 * what was under way when a server died is a failure that somebody may send again, for it may have arrived.
 */
export async function deliverDue(app: AppContext): Promise<number> {
  await giveUpStranded(app)
  for (let sent = 0; ; ) {
    const taken = await takeDue(app)
    for (const one of taken) await send(app, one)
    sent += taken.length
    if (taken.length < atOnce) return sent
  }
}

const giveUpStranded = ({ db, now }: AppContext) =>
  sql`update system_send_log set state = 'failed', reason = '发送中断，未能确认是否送达'
    where state = 'sending' and updated_at < ${new Date(now().getTime() - patience * 60_000).toISOString()}::timestamptz`.execute(
    db,
  )

async function takeDue({ db, now }: AppContext): Promise<readonly Outgoing[]> {
  const at = sql`${now().toISOString()}::timestamptz`
  const { rows } = await sql<Outgoing>`update system_send_log s set state = 'sending', updated_at = ${at}
    from (select tenant_id, id from system_send_log
      where state = 'waiting' and (due is null or due <= ${at})
      order by created_at limit ${atOnce} for update skip locked) d
    where s.tenant_id = d.tenant_id and s.id = d.id
    returning s.tenant_id as "tenantId", s.id, s.channel, s.user_id as "userId", s.target, s.title, s.text`.execute(
    db,
  )
  return rows
}

async function send(app: AppContext, one: Outgoing): Promise<void> {
  try {
    await finish(app, one, {
      state: 'sent',
      provider: await through[one.channel](app, one),
      reason: null,
    })
  } catch (error) {
    app.log('warn', 'message not delivered', { channel: one.channel, error })
    await finish(app, one, { state: 'failed', provider: null, reason: reasonOf(error) })
  }
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : '未知原因').slice(0, 200)

const through: Readonly<Record<Outgoing['channel'], (app: AppContext, one: Outgoing) => Promise<string>>> = {
  async sms(app, { tenantId, userId, text }) {
    const { rows } = await sql<{ phone: string | null }>`select phone from "system_user"
      where tenant_id = ${tenantId} and id = ${userId}`.execute(app.db)
    if (!rows[0]?.phone) throw new Error('接收人没有手机号')
    return carry(app, tenantId, await usualCarrier(app, tenantId), rows[0].phone, text)
  },
  async 'wechat-work'(app, { tenantId, target, title, text }) {
    const [provider] = await providersOf(app.db, tenantId, ['wechat-work'])
    if (!provider) throw new Error('未启用企业微信登录')
    await tellMember(app, provider, target, `${title}\n${text}`)
    return provider.name
  },
}

async function finish(
  { db, now }: AppContext,
  { tenantId, id }: Outgoing,
  {
    state,
    provider,
    reason,
  }: { readonly state: string; readonly provider: string | null; readonly reason: string | null },
) {
  await sql`update system_send_log set state = ${state}, provider = ${provider}, reason = ${reason},
      sent_at = ${now().toISOString()}::timestamptz, updated_at = ${now().toISOString()}::timestamptz
    where tenant_id = ${tenantId} and id = ${id}`.execute(db)
}
