import { type RawBuilder, sql } from 'kysely'
import type { messageKinds } from '#domain/system/message.ts'
import { messageEvents } from '#domain/system/message-event.ts'
import type { AppContext, Database } from '#server/core/app-context.ts'
import { inWords, type Words } from './in-words.ts'
import { logSent } from './log-sent.ts'
import { rulesOf } from './rules.ts'

/** What is told; `link` is a page of the portal. */
export interface News {
  readonly kind: keyof typeof messageKinds.labels
  readonly title: string
  readonly text?: string
  readonly link?: `/${string}`
  /**
   * What happened, by a code of an area's `events`, where it is more than its kind: the college may have set other
   * channels and words for it.
   */
  readonly event?: string
  /** What the placeholders of the event stand for, beside those that every message has. */
  readonly values?: Readonly<Record<string, string>>
}

type People = RawBuilder<{ id: string }> | RawBuilder<unknown>

/** Puts a message before one person. Pass the transaction of what it tells of as `db`. */
export const notifyPerson = (
  db: Database,
  { now }: Pick<AppContext, 'now'>,
  { tenantId, userId, ...news }: News & { readonly tenantId: string; readonly userId: string },
) => notifyEverybody(db, { now }, tenantId, sql`select ${userId}::uuid as id`, news)

/**
 * The same before everybody whose id the query gives, by the channels and in the words that the college has set for
 * the event. What leaves the portal is only written down here: it goes when the transaction stands.
 * Says how many they were.
 */
export async function notifyEverybody(
  db: Database,
  app: Pick<AppContext, 'now'>,
  tenantId: string,
  people: People,
  news: News,
): Promise<number> {
  const event = news.event ?? news.kind
  if (!messageEvents.known.has(event)) throw new Error(`No area tells people of ${event}.`)
  const rules = await rulesOf(db, tenantId, event)
  const words = await inWords(db, app, tenantId, rules, news)
  const told = { tenantId, event, people, words, at: app.now().toISOString() }
  const count = !rules || rules.inApp ? await withinPortal(db, told, news) : await countOf(db, people)
  if (!rules || rules.inApp)
    await logSent(db, app, {
      ...{ tenantId, event, channel: 'in-app', state: 'sent', people: count, provider: '站内' },
      title: news.title,
    })
  const due = rules?.quietUntil(app.now())?.toISOString() ?? null
  if (rules?.sms) await toPhones(db, told, due)
  if (rules?.wechatWork) await toMembers(db, told, due)
  return count
}

interface Telling {
  readonly tenantId: string
  readonly event: string
  readonly people: People
  readonly words: Words
  readonly at: string
}

async function withinPortal(db: Database, { tenantId, people, words, at }: Telling, { kind, link }: News) {
  const { numAffectedRows } = await sql`
    insert into system_message (tenant_id, id, user_id, kind, title, text, link, created_at)
    select ${tenantId}, gen_random_uuid(), p.id, ${kind}, left(${words.title}, 100), left(${words.text}, 4000),
      ${link ?? null}, ${at}::timestamptz
    from (${people}) p left join "system_user" u on u.tenant_id = ${tenantId} and u.id = p.id`.execute(db)
  return Number(numAffectedRows ?? 0)
}

async function countOf(db: Database, people: People) {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (${people}) p`.execute(db)
  return rows[0]?.count ?? 0
}

const toPhones = (db: Database, { tenantId, event, people, words, at }: Telling, due: string | null) =>
  sql`insert into system_send_log
      (tenant_id, id, channel, event, user_id, target, people, title, text, state, due, sent_at, created_at)
    select ${tenantId}, gen_random_uuid(), 'sms', ${event}, u.id,
      overlay(u.phone placing '****' from 4 for 4), 1, left(${words.title}, 100), left(${words.text}, 500), 'waiting',
      ${due}::timestamptz, ${at}::timestamptz, ${at}::timestamptz
    from (${people}) p join "system_user" u on u.tenant_id = ${tenantId} and u.id = p.id
    where u.enabled and u.phone is not null`.execute(db)

const toMembers = (db: Database, { tenantId, event, people, words, at }: Telling, due: string | null) =>
  sql`insert into system_send_log
      (tenant_id, id, channel, event, user_id, target, people, title, text, state, due, sent_at, created_at)
    select ${tenantId}, gen_random_uuid(), 'wechat-work', ${event}, u.id, left(b.subject, 100), 1,
      left(${words.title}, 100), left(${words.text}, 1000), 'waiting',
      ${due}::timestamptz, ${at}::timestamptz, ${at}::timestamptz
    from (${people}) p join "system_user" u on u.tenant_id = ${tenantId} and u.id = p.id
    join system_user_binding b on b.tenant_id = u.tenant_id and b.user_id = u.id
    join system_login_type l on l.tenant_id = b.tenant_id and l.id = b.login_type_id
    where u.enabled and l.enabled and l.kind = 'wechat-work'`.execute(db)
