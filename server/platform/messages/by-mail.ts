import { sql } from 'kysely'
import type { AppContext } from '#server/core/app-context.ts'
import { collegeName } from '#server/core/college-name.ts'
import { addressOnRecord, recordsOf } from '#server/core/messages/outward.ts'
import { mailBy, usualServer } from '#server/platform/mail/mail-server.ts'
import { type Outgoing, outgoing } from './outgoing.ts'

/** More than a person reads in one mail. */
const most = 100

/** Whether it may stand in a mail among others: what concerns the safety of an account stands alone. */
export const goesTogether = ({ channel, event }: Outgoing): boolean =>
  channel === 'email' && event !== 'security' && event !== 'test'

/** What was taken from the line, by the messages in which it goes out. */
export function together(taken: readonly Outgoing[]): readonly (readonly [Outgoing, ...Outgoing[]])[] {
  const byPerson = new Map<string, [Outgoing, ...Outgoing[]]>()
  for (const one of taken) {
    const key = goesTogether(one) ? `${one.tenantId} ${one.userId}` : one.id
    const others = byPerson.get(key)
    if (others) others.push(one)
    else byPerson.set(key, [one])
  }
  return [...byPerson.values()]
}

/** Takes from the line what else is due by mail to the same person. */
export async function takeRest({ db, now }: AppContext, { tenantId, userId }: Outgoing) {
  const at = sql`${now().toISOString()}::timestamptz`
  const { rows } = await sql<Outgoing>`with d as materialized (select tenant_id, id from system_send_log
      where tenant_id = ${tenantId} and user_id = ${userId} and state = 'waiting' and channel = 'email'
        and event <> 'security' and (due is null or due <= ${at})
      order by created_at limit ${most} for update skip locked)
    update system_send_log s set state = 'sending', updated_at = ${at} from d
    where s.tenant_id = d.tenant_id and s.id = d.id returning ${outgoing}`.execute(db)
  return rows
}

interface Holder {
  readonly name: string
  readonly address: string | null
}

/** One mail to one person with all that is due; says which server took it. */
export async function mailTogether(app: AppContext, all: readonly Outgoing[]): Promise<string> {
  const [{ tenantId, userId } = { tenantId: '', userId: '' }] = all
  const { rows } =
    await sql<Holder>`select u.name, ${addressOnRecord} as address from "system_user" u ${recordsOf}
    where u.tenant_id = ${tenantId} and u.id = ${userId} and u.enabled`.execute(app.db)
  const [holder] = rows
  if (!holder?.address) throw new Error('接收人没有电子邮箱')
  const server = await usualServer(app, tenantId)
  if (!server) throw new Error('学校尚未配置邮件服务器')
  const to = { name: holder.name, address: holder.address }
  const school = await collegeName(app.db, tenantId)
  await mailBy(app, tenantId, server, { to, ...letterOf(all, school) })
  return server.name
}

const footer = '此邮件由系统发送，请勿回复。接收方式可在“个人中心—消息接收”中修改。'

/** One message as it was worded, or several as a list. */
function letterOf(all: readonly Outgoing[], school: string) {
  const end = `\n\n——${school}\n${footer}`
  const [one] = all
  if (one && all.length === 1) return { subject: one.title, text: `${one.text ?? one.title}${end}` }
  const lines = all.map(({ title, text }, at) => `${at + 1}. ${title}${text ? `\n   ${text}` : ''}`)
  return {
    subject: `您有 ${all.length} 条新消息`,
    text: `${lines.join('\n\n')}${end}`,
  }
}
