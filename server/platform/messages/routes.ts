import { sql } from 'kysely'
import type { z } from 'zod'
import type { Page } from '#domain/kernel/page.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { messagesAsked, messagesRead } from '#domain/system/messages/asked.ts'
import { type Message, messageCalls } from '#domain/system/messages/calls.ts'
import { page } from '#server/core/answer.ts'
import { answerCall, answerPlain } from '#server/core/answer-call.ts'
import { momentOf } from '#server/core/database/moment.ts'
import { formField } from '#server/core/request-body.ts'
import type { PersonalCall, Route } from '#server/core/route.ts'
import { idsOf } from '#server/engine/rows/ids.ts'

async function mine(
  { kind, unread, keyword, current, size }: z.output<typeof messagesAsked>,
  { app, actor, tenantId }: PersonalCall,
): Promise<Page<Message>> {
  const found = sql`from system_message m where m.tenant_id = ${tenantId} and m.user_id = ${actor.id}
    and (${kind} = '' or m.kind = ${kind}) and (${unread === '1'}::boolean is false or m.read_at is null)
    and (${keyword} = '' or strpos(m.title || coalesce(m.text, ''), ${keyword}) > 0)`
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
  return rows[0] ?? { count: 0 }
}

async function read({ ids }: z.output<typeof messagesRead>, { app, actor, tenantId }: PersonalCall) {
  const chosen = ids === undefined ? sql`` : sql`and id = any(${ids}::uuid[])`
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
  answerCall(messageCalls.mine, messagesAsked, mine),
  answerPlain(messageCalls.unread, unreadCount),
  answerCall(messageCalls.read, messagesRead, read),
  {
    method: 'POST',
    path: 'base/message/remove',
    access: 'signed-in',
    title: '消息：删除',
    form: { ids: '*编号，逗号分隔' },
    reply: 'nothing',
    answer: remove,
  },
]
