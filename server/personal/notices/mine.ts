import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { oneId } from '#domain/kernel/one-id.ts'
import type { Page } from '#domain/kernel/page.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { noticesAsked } from '#domain/system/notices/asked.ts'
import type { OwnNotice, WholeNotice } from '#domain/system/notices/calls.ts'
import { page } from '#server/core/answer.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { momentOf } from '#server/core/database/moment.ts'
import { behind } from '#server/core/database/table.ts'
import type { PersonalCall } from '#server/core/route.ts'
import { type Belonging, belongingOf, isFor } from '#server/engine/audience/audience.ts'
import { containing } from '#server/engine/rows/containing.ts'

/** The notices that stand before a person today; known as `n`, with the person's receipt as `r`. */
export function standing(
  { now }: Pick<AppContext, 'now'>,
  tenantId: string,
  me: Belonging,
): RawBuilder<unknown> {
  const today = sql`(${now().toISOString()}::timestamptz at time zone 'Asia/Shanghai')::date`
  return sql`from system_notice n
    left join ${behind('system_notice_receipt r', 'n.id', 'notice_id')} and r.user_id = ${me.userId}
    where n.tenant_id = ${tenantId} and n.state = 'published' and ${isFor('n', me)}
      and (n.valid_from is null or n.valid_from <= ${today}) and (n.valid_to is null or n.valid_to >= ${today})`
}

const columns = sql`n.id, n.title, n.category, n.pinned, n.must_read as "mustRead", n.publisher,
  ${momentOf('n.published_at')} as "publishedAt",
  ${momentOf('r.read_at')} as "readAt"`

const me = ({ app, actor, tenantId }: PersonalCall) => belongingOf(app.db, tenantId, actor.id)

/** My notices: pinned ones first, then the latest. */
export async function mine(
  { category, unread, keyword, current, size }: z.output<typeof noticesAsked>,
  call: PersonalCall,
): Promise<Page<OwnNotice>> {
  const { app, tenantId } = call
  const found = sql`${standing(app, tenantId, await me(call))}
    and (${category} = '' or n.category = ${category}) and (${unread === '1'}::boolean is false or r.read_at is null)
    and ${containing(sql`n.title`, keyword)}`
  const [{ rows }, { rows: counted }] = await Promise.all([
    sql<OwnNotice>`select ${columns} ${found} order by n.pinned desc, n.published_at desc, n.id desc
      limit ${size} offset ${(current - 1) * size}`.execute(app.db),
    sql<{ total: number }>`select count(*)::int as total ${found}`.execute(app.db),
  ])
  return page(rows, counted[0]?.total ?? 0, size, current)
}

/** One notice with its text. What does not stand before the asker does not exist for them. */
export async function getOne({ id }: z.output<typeof oneId>, call: PersonalCall) {
  const { app, tenantId } = call
  const { rows } = await sql<WholeNotice>`select ${columns}, n.body, n.attachments
    ${standing(app, tenantId, await me(call))} and n.id = ${id}`.execute(app.db)
  return rows[0] ?? refuse({ type: 'not-found' })
}

/** The receipt: the first reading counts. */
export async function read({ id }: z.output<typeof oneId>, call: PersonalCall) {
  const { app, actor, tenantId } = call
  const { rows } = await sql`select n.id ${standing(app, tenantId, await me(call))} and n.id = ${id}`.execute(
    app.db,
  )
  if (rows.length === 0) refuse({ type: 'not-found' })
  await sql`insert into system_notice_receipt (tenant_id, id, notice_id, user_id, read_at, created_by, updated_by)
    values (${tenantId}, gen_random_uuid(), ${id}, ${actor.id}, ${app.now().toISOString()}, ${actor.id}, ${actor.id})
    on conflict (tenant_id, notice_id, user_id) do nothing`.execute(app.db)
}

export async function unreadCount(call: PersonalCall) {
  const { rows } = await sql<{ count: number; must: number }>`
    select count(*)::int as count, count(*) filter (where n.must_read)::int as must
    ${standing(call.app, call.tenantId, await me(call))} and r.read_at is null`.execute(call.app.db)
  return rows[0]
}
