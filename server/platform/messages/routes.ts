import { sql } from 'kysely'
import { refuse } from '#domain/kernel/refusal.ts'
import { messageKinds } from '#domain/system/message.ts'
import { type Page, page } from '#server/core/answer.ts'
import { momentOf } from '#server/core/database/moment.ts'
import { formField, objectOf } from '#server/core/request-body.ts'
import type { PersonalCall, Route } from '#server/core/route.ts'
import { idsOf } from '#server/engine/rows/ids.ts'
import { ownPage } from '#server/engine/rows/query-string.ts'

interface Message {
  readonly id: string
  readonly kind: keyof typeof messageKinds.labels
  readonly title: string
  readonly text: string | null
  readonly link: string | null
  readonly createdAt: string
  readonly readAt: string | null
}

/** My messages, latest first; `kind`, `unread=1` and `keyword` narrow them. */
async function mine({ c, app, actor, tenantId }: PersonalCall): Promise<Page<Message>> {
  const { kind = '', unread, keyword = '' } = c.req.query()
  if (kind && !Object.hasOwn(messageKinds.labels, kind))
    refuse({ type: 'invalid', message: '没有这种消息类别' })
  const { current, size } = ownPage(c.req.query())
  const found = sql`from system_message m where m.tenant_id = ${tenantId} and m.user_id = ${actor.id}
    and (${kind} = '' or m.kind = ${kind}) and (${unread === '1'}::boolean is false or m.read_at is null)
    and (${keyword} = '' or strpos(m.title || coalesce(m.text, ''), ${keyword.slice(0, 100)}) > 0)`
  const [{ rows }, { rows: counted }] = await Promise.all([
    sql<Message>`select m.id, m.kind, m.title, m.text, m.link, ${momentOf('m.created_at')} as "createdAt",
      ${momentOf('m.read_at')} as "readAt" ${found}
      order by m.created_at desc, m.id desc limit ${size} offset ${(current - 1) * size}`.execute(app.db),
    sql<{ total: number }>`select count(*)::int as total ${found}`.execute(app.db),
  ])
  return page(rows, counted[0]?.total ?? 0, size, current)
}

async function unreadCount({ app, actor, tenantId }: PersonalCall) {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from system_message
    where tenant_id = ${tenantId} and user_id = ${actor.id} and read_at is null`.execute(app.db)
  return rows[0]
}

/** Marks as read: those of the ids, and with `ids` left out all. Other people's are not touched. */
async function read({ c, app, actor, tenantId }: PersonalCall) {
  const { ids } = await objectOf(c)
  const chosen = ids === undefined ? sql`` : sql`and id = any(${idsOf(ids)}::uuid[])`
  const { numAffectedRows } = await sql`update system_message set read_at = ${app.now().toISOString()}
    where tenant_id = ${tenantId} and user_id = ${actor.id} and read_at is null ${chosen}`.execute(app.db)
  return { count: Number(numAffectedRows ?? 0) }
}

async function remove({ c, app, actor, tenantId }: PersonalCall) {
  const ids = idsOf(await formField(c, 'ids'))
  if (ids.length === 0) refuse({ type: 'invalid', message: '没有获取到要删除的数据！' })
  await sql`delete from system_message where tenant_id = ${tenantId} and user_id = ${actor.id}
    and id = any(${ids}::uuid[])`.execute(app.db)
}

export const messageRoutes: readonly Route[] = [
  { method: 'GET', path: 'base/message/mine', access: 'signed-in', answer: mine },
  {
    method: 'GET',
    path: 'base/message/unreadCount',
    access: 'signed-in',
    passive: true,
    answer: unreadCount,
  },
  { method: 'POST', path: 'base/message/read', access: 'signed-in', answer: read },
  { method: 'POST', path: 'base/message/remove', access: 'signed-in', answer: remove },
]
