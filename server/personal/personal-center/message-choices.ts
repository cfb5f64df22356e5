import { sql } from 'kysely'
import type { z } from 'zod'
import type { messageChoicesSet } from '#domain/system/message-choices/asked.ts'
import type {
  ChosenKind,
  EventSwitch,
  MailPace,
  MessageChoices,
} from '#domain/system/message-choices/calls.ts'
import { behind } from '#server/core/database/table.ts'
import { addressOnRecord, recordsOf } from '#server/core/messages/outward.ts'
import type { PersonalCall } from '#server/core/route.ts'
import { stamps } from '#server/core/stamps.ts'

interface Kept
  extends Omit<
    MessageChoices,
    'withoutSms' | 'withoutWechatWork' | 'withoutEmail' | 'mailPace' | 'switches'
  > {
  readonly withoutSms: string | null
  readonly withoutWechatWork: string | null
  readonly withoutEmail: string | null
  readonly mailPace: MailPace | null
}

const listed = (text: string | null) => (text?.split(',').filter(Boolean) ?? []) as readonly ChosenKind[]

/** By which channels the person who asks is told outside the portal, and by which they could be. */
export async function myChoices(call: PersonalCall): Promise<MessageChoices> {
  const { app, actor, tenantId } = call
  const { rows } =
    await sql<Kept>`select c.without_sms as "withoutSms", c.without_wechat_work as "withoutWechatWork",
      c.without_email as "withoutEmail", c.mail_pace as "mailPace",
      c.quiet_from as "quietFrom", c.quiet_to as "quietTo", u.phone is not null as "hasPhone",
      ${addressOnRecord} is not null as "hasEmail",
      exists (select from system_user_binding b join ${behind('system_login_type l', 'b.login_type_id')}
        where b.tenant_id = u.tenant_id and b.user_id = u.id and l.enabled and l.kind = 'wechat-work') as "isMember"
    from "system_user" u ${recordsOf} left join ${behind('system_message_choice c', 'u.id', 'user_id')}
    where u.tenant_id = ${tenantId} and u.id = ${actor.id}`.execute(app.db)
  const kept = rows[0] as Kept
  return {
    ...kept,
    withoutSms: listed(kept.withoutSms),
    withoutWechatWork: listed(kept.withoutWechatWork),
    withoutEmail: listed(kept.withoutEmail),
    mailPace: kept.mailPace ?? 'at-once',
    switches: await switchesOf(call),
  }
}

/** The events that the college tells outside the portal, each as the person has it. */
async function switchesOf({ app, actor, tenantId }: PersonalCall): Promise<readonly EventSwitch[]> {
  const { rows } = await sql<EventSwitch>`select r.event,
      case when r.sms then coalesce(w.sms, true) end as sms,
      case when r.wechat_work then coalesce(w.wechat_work, true) end as "wechatWork",
      case when r.email then coalesce(w.email, true) end as email
    from system_message_config r left join system_message_switch w
      on w.tenant_id = r.tenant_id and w.event = r.event and w.user_id = ${actor.id}
    where r.tenant_id = ${tenantId} and r.enabled and r.event <> 'security' and (r.sms or r.wechat_work or r.email)
    order by r.event`.execute(app.db)
  return rows
}

/** Keeps them in place of those before. An event that is not among the switches keeps the one it has. */
export async function setChoices(asked: z.output<typeof messageChoicesSet>, call: PersonalCall) {
  const { app, actor, tenantId } = call
  const listed = (kinds: readonly string[]) => [...new Set(kinds)].join(',') || null
  const kept = {
    without_sms: listed(asked.withoutSms),
    without_wechat_work: listed(asked.withoutWechatWork),
    without_email: listed(asked.withoutEmail),
    mail_pace: asked.mailPace,
    quiet_from: asked.quietFrom,
    quiet_to: asked.quietTo,
    updated_at: app.now().toISOString(),
  }
  const switches = [...new Map(asked.switches.map((each) => [each.event, each])).values()]
  await app.db.transaction().execute(async (db) => {
    await db
      .insertInto('system_message_choice')
      .values({ ...stamps(tenantId, actor.account), user_id: actor.id, ...kept })
      .onConflict((same) => same.columns(['tenant_id', 'user_id']).doUpdateSet(kept))
      .execute()
    for (const { event, sms, wechatWork, email } of switches) {
      const set = { sms, wechat_work: wechatWork, email }
      await db
        .insertInto('system_message_switch')
        .values({ ...stamps(tenantId, actor.account), user_id: actor.id, event, ...set })
        .onConflict((same) => same.columns(['tenant_id', 'user_id', 'event']).doUpdateSet(set))
        .execute()
    }
  })
  return myChoices(call)
}
