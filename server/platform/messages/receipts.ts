import { sql } from 'kysely'
import type { z } from 'zod'
import { refuse } from '#domain/kernel/refusal.ts'
import { sendReceiptsAsked } from '#domain/system/send-log/asked.ts'
import { type MessageReader, sendLogCalls } from '#domain/system/send-log/calls.ts'
import { sendLog } from '#domain/system/send-log.ts'
import { user } from '#domain/system/user.ts'
import { page } from '#server/core/answer.ts'
import { answerCall } from '#server/core/answer-call.ts'
import { momentOf } from '#server/core/database/moment.ts'
import { behind, table } from '#server/core/database/table.ts'
import type { PersonalCall, Route } from '#server/core/route.ts'
import { containing } from '#server/engine/rows/containing.ts'
import { titlesFor } from '#server/engine/rows/titles.ts'

/** Who has read the message of one sending. Of the message itself, and of any other in their boxes, it tells nothing. */
async function receipts(
  { id, current, size, keyword, ...asked }: z.output<typeof sendReceiptsAsked>,
  { app, actor, tenantId }: PersonalCall,
) {
  const isSending = await table(sendLog, app.db, tenantId).exists({ id, channel: 'in-app' })
  if (!isSending) refuse({ type: 'not-found' })
  const all = sql`from system_message m join ${behind('system_user u', 'm.user_id')}
    left join ${behind('base_student s', 'u.student_id')} left join ${behind('base_class k', 's.class_id')}
    left join ${behind('base_teacher t', 'u.teacher_id')} left join base_department d on d.tenant_id = u.tenant_id and d.id = coalesce(t.department_id, u.department_id)
    where m.tenant_id = ${tenantId} and m.send_id = ${id}`
  const chosen = sql`(${asked.unread === '1'}::boolean is false or m.read_at is null)
    and ${containing(sql`u.account`, keyword)}`
  const [{ rows }, { rows: counted }, called] = await Promise.all([
    sql<MessageReader>`select m.user_id as id, u.account, u.name, coalesce(k.name, d.name) as place,
      ${momentOf('m.read_at')} as "readAt" ${all} and ${chosen}
      order by m.read_at nulls first, u.account limit ${size} offset ${(current - 1) * size}`.execute(app.db),
    sql<{ total: number; read: number }>`select count(*) filter (where ${chosen})::int as total,
      count(m.read_at)::int as read ${all}`.execute(app.db),
    titlesFor({ db: app.db, actor }, user),
  ])
  const shown = rows.map((row) => ({ ...row, name: called(row.name) }))
  return { ...page(shown, counted[0]?.total ?? 0, size, current), read: counted[0]?.read ?? 0 }
}

export const receiptRoutes: readonly Route[] = [
  answerCall(sendLogCalls.receipts, sendReceiptsAsked, receipts),
]
