import { sql } from 'kysely'
import type { z } from 'zod'
import { idsSent } from '#domain/kernel/ids-sent.ts'
import type { Page } from '#domain/kernel/page.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { message } from '#domain/system/message.ts'
import { messagesAsked, messagesRead } from '#domain/system/messages/asked.ts'
import { type Message, messageCalls } from '#domain/system/messages/calls.ts'
import { livePath } from '#domain/system/messages/live.ts'
import { page } from '#server/core/answer.ts'
import { answerCall, answerPlain } from '#server/core/answer-call.ts'
import { momentOf } from '#server/core/database/moment.ts'
import { table } from '#server/core/database/table.ts'
import type { PersonalCall, Route } from '#server/core/route.ts'
import { containing } from '#server/engine/rows/containing.ts'
import { idsOf } from '#server/engine/rows/ids.ts'
import { liveMessages } from './live.ts'

/** Messages of the person, the latest first. */
export async function mine(
  { kind, unread, keyword, current, size }: z.output<typeof messagesAsked>,
  { app, actor, tenantId }: PersonalCall,
): Promise<Page<Message>> {
  const found = sql`from system_message m where m.tenant_id = ${tenantId} and m.user_id = ${actor.id}
    and (${kind} = '' or m.kind = ${kind}) and (${unread === '1'}::boolean is false or m.read_at is null)
    and ${containing(sql`(m.title || coalesce(m.text, ''))`, keyword)}`
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
  const changed = await table(message, app.db, tenantId).update(
    [{ userId: actor.id }, sql`read_at is null ${chosen}`],
    { readAt: app.now() },
  )
  return { count: Number(changed.length ?? 0) }
}

async function remove(given: z.output<typeof idsSent>, { app, actor, tenantId }: PersonalCall) {
  const ids = idsOf(given.ids)
  if (ids.length === 0) refuse({ type: 'invalid', message: '没有获取到要删除的数据！' })
  await table(message, app.db, tenantId).remove({ userId: actor.id, id: ids })
}

export const messageRoutes: readonly Route[] = [
  answerCall(messageCalls.mine, messagesAsked, mine),
  answerPlain(messageCalls.unread, unreadCount),
  {
    method: 'GET',
    path: livePath,
    access: 'signed-in',
    passive: true,
    title: '新消息：未读数和最新一条；接受 text/event-stream 时持续发送',
    answer: liveMessages,
  },
  answerCall(messageCalls.read, messagesRead, read),
  answerCall(messageCalls.remove, idsSent, remove),
]
