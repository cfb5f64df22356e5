import { sql } from 'kysely'
import { messageChoice } from '#domain/system/message-choice.ts'
import { quietUntil } from '#domain/system/quiet-hours.ts'
import { sendLog } from '#domain/system/send-log.ts'
import { user } from '#domain/system/user.ts'
import type { AppContext, Database } from '#server/core/app-context.ts'
import { table } from '#server/core/database/table.ts'
import { guardianPhone } from '#server/core/messages/guardians.ts'
import { providersOf } from '#server/identity/federation/providers.ts'
import { tellMember } from '#server/identity/federation/wechat-work.ts'
import { carry, usualCarrier } from '#server/identity/sms/carrier.ts'
import { goesTogether, mailTogether, takeRest, together } from './by-mail.ts'
import { type Outgoing, outgoing } from './outgoing.ts'

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
    for (const several of together(taken)) await send(app, several)
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
  const { rows } = await sql<Outgoing>`with d as materialized (select tenant_id, id from system_send_log
      where state = 'waiting' and (due is null or due <= ${at})
      order by created_at limit ${atOnce} for update skip locked)
    update system_send_log s set state = 'sending', updated_at = ${at} from d
    where s.tenant_id = d.tenant_id and s.id = d.id
    returning ${outgoing}`.execute(db)
  return rows
}

/** What goes to one person in one message: one alone, but for mails. */
async function send(app: AppContext, taken: readonly [Outgoing, ...Outgoing[]]): Promise<void> {
  const [one] = taken
  const all = goesTogether(one) ? [...taken, ...(await takeRest(app, one))] : taken
  try {
    const quiet = await quietHoursOf(app, one)
    if (quiet) return void (await putOff(app, all, quiet))
    const provider = await through[one.channel](app, one, all)
    await finish(app, all, { state: 'sent', provider, reason: null })
  } catch (error) {
    app.log('warn', 'message not delivered', { channel: one.channel, error })
    await finish(app, all, { state: 'failed', provider: null, reason: reasonOf(error) })
  }
}

/** When the quiet hours of the person end; null while there are none. What concerns the safety of the account knows none. */
async function quietHoursOf({ db, now }: AppContext, { tenantId, userId, event }: Outgoing) {
  if (!userId || event === 'security' || event === 'test') return null
  const row = await table(messageChoice, db, tenantId).get({ userId }, { from: 'quietFrom', to: 'quietTo' })
  return row ? quietUntil(now(), row.from, row.to) : null
}

const putOff = ({ db, now }: AppContext, all: readonly Outgoing[], until: Date) =>
  table(sendLog, db, tenantOf(all)).update(
    { id: all.map(({ id }) => id) },
    { state: 'waiting', due: until, updatedAt: now() },
  )

/** What goes out together is of one college. */
const tenantOf = ([one]: readonly Outgoing[]) => one?.tenantId ?? ''

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : '未知原因').slice(0, 200)

async function phoneOf(db: Database, { tenantId, userId }: Outgoing) {
  return userId && (await table(user, db, tenantId).get({ id: userId }, ['phone']))?.phone
}

type Through = (app: AppContext, one: Outgoing, all: readonly Outgoing[]) => Promise<string>

const through: Readonly<Record<Outgoing['channel'], Through>> = {
  async sms(app, one) {
    const { tenantId, text } = one
    const phone = one.studentId ? await guardianPhone(app.db, one) : await phoneOf(app.db, one)
    if (!phone) throw new Error('接收人没有手机号')
    return carry(app, tenantId, await usualCarrier(app, tenantId), phone, text ?? '')
  },
  async 'wechat-work'(app, { tenantId, target, title, text }) {
    const [provider] = await providersOf(app.db, tenantId, ['wechat-work'])
    if (!provider) throw new Error('未启用企业微信登录')
    await tellMember(app, provider, target, `${title}\n${text}`)
    return provider.name
  },
  email: (app, _, all) => mailTogether(app, all),
}

async function finish(
  { db, now }: AppContext,
  all: readonly Outgoing[],
  outcome: { readonly state: 'sent' | 'failed'; provider: string | null; reason: string | null },
) {
  await table(sendLog, db, tenantOf(all)).update(
    { id: all.map(({ id }) => id) },
    { ...outcome, sentAt: now(), updatedAt: now() },
  )
}
