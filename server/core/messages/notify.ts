import { type RawBuilder, sql } from 'kysely'
import type { messageKinds } from '#domain/system/message.ts'
import { messageEvents } from '#domain/system/message-event.ts'
import type { AppContext, Database } from '#server/core/app-context.ts'
import { newId } from '#server/core/new-id.ts'
import { inWords } from './in-words.ts'
import { logSent } from './log-sent.ts'
import { type Telling, toMailboxes, toMembers, toPhones } from './outward.ts'
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
  const told = { tenantId, event, kind: news.kind, people, words, at: app.now() }
  const id = newId()
  const count = !rules || rules.inApp ? await withinPortal(db, told, id, news) : await countOf(db, people)
  if (!rules || rules.inApp)
    await logSent(db, app, {
      ...{ id, tenantId, event, channel: 'in-app', state: 'sent', people: count, provider: '站内' },
      title: news.title,
    })
  const due = rules?.quietUntil(app.now()) ?? null
  if (rules?.sms) await toPhones(db, told, due)
  if (rules?.wechatWork) await toMembers(db, told, due)
  if (rules?.email) await toMailboxes(db, told, due)
  return count
}

async function withinPortal(
  db: Database,
  { tenantId, people, words, at }: Telling,
  sendId: string,
  { kind, link }: News,
) {
  const { numAffectedRows } = await sql`
    insert into system_message (tenant_id, id, user_id, kind, title, text, link, send_id, created_at)
    select ${tenantId}, gen_random_uuid(), p.id, ${kind}, left(${words.title}, 100), left(${words.text}, 4000),
      ${link ?? null}, ${sendId}, ${at.toISOString()}::timestamptz
    from (${people}) p left join "system_user" u on u.tenant_id = ${tenantId} and u.id = p.id`.execute(db)
  return Number(numAffectedRows ?? 0)
}

async function countOf(db: Database, people: Telling['people']) {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (${people}) p`.execute(db)
  return rows[0]?.count ?? 0
}
