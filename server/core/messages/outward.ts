import { type RawBuilder, sql } from 'kysely'
import { mailDue } from '#domain/system/mail-pace.ts'
import type { messageKinds } from '#domain/system/message.ts'
import type { mailPaces } from '#domain/system/message-choice.ts'
import type { Database } from '#server/core/app-context.ts'
import { behind } from '#server/core/database/table.ts'
import type { Words } from './in-words.ts'

/** What is told to whom: `people` gives their ids. */
export interface Telling {
  readonly tenantId: string
  readonly event: string
  readonly kind: keyof typeof messageKinds.labels
  readonly people: RawBuilder<{ id: string }> | RawBuilder<unknown>
  readonly words: Words
  readonly at: Date
}

type Channel = 'sms' | 'wechat-work' | 'email'

const left = { sms: 'without_sms', 'wechat-work': 'without_wechat_work', email: 'without_email' } as const
const switches = { sms: 'sms', 'wechat-work': 'wechat_work', email: 'email' } as const

/** Whether somebody, `u` with the choices `c`, has not left this kind or this event to the portal alone. Safety always goes out. */
const wanted = ({ tenantId, kind, event }: Telling, channel: Channel) =>
  kind === 'security'
    ? sql`true`
    : sql`${kind} <> all(string_to_array(coalesce(c.${sql.ref(left[channel])}, ''), ','))
      and not exists (select from system_message_switch w where w.tenant_id = ${tenantId} and w.user_id = u.id
        and w.event = ${event} and not w.${sql.ref(switches[channel])})`

interface Way {
  readonly channel: Channel
  /** Where it goes, hidden in part; null for those whom the channel does not reach. */
  readonly target: RawBuilder<unknown>
  /** Longest text, in characters. */
  readonly most: number
  readonly due: RawBuilder<unknown>
  readonly joins?: RawBuilder<unknown>
  readonly where: RawBuilder<unknown>
}

/** Writes down what is to go out, for those whom a channel reaches and who want it. */
const keep = (db: Database, telling: Telling, { channel, target, most, due, joins = sql``, where }: Way) => {
  const { tenantId, event, people, words, at } = telling
  const now = sql`${at.toISOString()}::timestamptz`
  return sql`insert into system_send_log
      (tenant_id, id, channel, event, user_id, target, people, title, text, state, due, sent_at, created_at)
    select ${tenantId}, gen_random_uuid(), ${channel}, ${event}, u.id, ${target}, 1, left(${words.title}, 100),
      left(${words.text}, ${most}), 'waiting', ${due}, ${now}, ${now}
    from (${people}) p join "system_user" u on u.tenant_id = ${tenantId} and u.id = p.id ${joins}
    left join ${behind('system_message_choice c', 'u.id', 'user_id')}
    where u.enabled and ${where} and ${wanted(telling, channel)}`.execute(db)
}

const moment = (at: Date | null) => sql`${at?.toISOString() ?? null}::timestamptz`

export const toPhones = (db: Database, telling: Telling, due: Date | null) =>
  keep(db, telling, {
    ...{ channel: 'sms', most: 500, due: moment(due), where: sql`u.phone is not null` },
    target: sql`overlay(u.phone placing '****' from 4 for 4)`,
  })

export const toMembers = (db: Database, telling: Telling, due: Date | null) =>
  keep(db, telling, {
    ...{ channel: 'wechat-work', most: 1000, due: moment(due), target: sql`left(b.subject, 100)` },
    joins: sql`join ${behind('system_user_binding b', 'u.id', 'user_id')}
      join ${behind('system_login_type l', 'b.login_type_id')}`,
    where: sql`l.enabled and l.kind = 'wechat-work'`,
  })

/** The address that a student or a member of staff, `s` or `t`, has on record. */
export const addressOnRecord = sql`coalesce(nullif(s.email, ''), nullif(t.email, ''))`
export const recordsOf = sql`left join ${behind('base_student s', 'u.student_id')}
  left join ${behind('base_teacher t', 'u.teacher_id')}`

/** By the pace that each has chosen, after quiet hours of the college; what concerns the safety of the account at once. */
export const toMailboxes = (db: Database, telling: Telling, due: Date | null) => {
  const by = (pace: keyof typeof mailPaces.labels) => moment(mailDue(telling.at, pace))
  const paced = sql`greatest(${moment(due)}, case c.mail_pace when 'hourly' then ${by('hourly')}
    when 'daily' then ${by('daily')} end)`
  return keep(db, telling, {
    ...{ channel: 'email', most: 1000, due: telling.kind === 'security' ? moment(due) : paced },
    target: sql`left(${addressOnRecord}, 1) || '***' || substring(${addressOnRecord} from '@[^@]*$')`,
    joins: recordsOf,
    where: sql`${addressOnRecord} is not null`,
  })
}
