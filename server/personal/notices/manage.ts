import { sql } from 'kysely'
import type { z } from 'zod'
import { mostOffered } from '#domain/kernel/offered.ts'
import type { Page } from '#domain/kernel/page.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { type Audience, isForSomebody } from '#domain/kits/audience.ts'
import { notice } from '#domain/system/notice.ts'
import type { peopleAsked, receiptsAsked } from '#domain/system/notices/asked.ts'
import type { NoticeReader } from '#domain/system/notices/calls.ts'
import { user } from '#domain/system/user.ts'
import { page } from '#server/core/answer.ts'
import type { Actor, Database } from '#server/core/app-context.ts'
import { momentOf } from '#server/core/database/moment.ts'
import { behind, table } from '#server/core/database/table.ts'
import type { PersonalCall } from '#server/core/route.ts'
import { countReached, reachedBy } from '#server/engine/audience/audience.ts'
import { called, nearest } from '#server/engine/rows/called.ts'
import { anyOf, containing } from '#server/engine/rows/containing.ts'
import { seesWhole, visibilityOf } from '#server/engine/rows/field-visibility.ts'
import { idsOf } from '#server/engine/rows/ids.ts'
import { titlesFor } from '#server/engine/rows/titles.ts'

const audienceOf = async (db: Database, tenantId: string, id: string): Promise<Audience> => {
  return (
    (await table(notice, db, tenantId).get({ id }, [
      'toEverybody',
      'toRoles',
      'toDepartments',
      'toClasses',
      'toPersons',
    ])) ?? refuse({ type: 'not-found' })
  )
}

/** How many people an audience reaches, before anything is published. */
export async function reach(audience: Audience, { app, tenantId }: PersonalCall) {
  return { count: isForSomebody(audience) ? await countReached(app.db, tenantId, audience) : 0 }
}

/** Who has read a notice and who has not: those who have come last first; `unread=1` leaves those who have not. */
export async function receipts(
  { id, current, size, keyword, ...asked }: z.output<typeof receiptsAsked>,
  { app, actor, tenantId }: PersonalCall,
): Promise<Page<NoticeReader> & { readonly read: number }> {
  const audience = await audienceOf(app.db, tenantId, id)
  const unread = asked.unread === '1'
  const all = sql`from (${reachedBy(tenantId, audience)}) p
    join "system_user" u on u.tenant_id = ${tenantId} and u.id = p.id
    left join ${behind('base_student s', 'u.student_id')}
    left join ${behind('base_class k', 's.class_id')}
    left join ${behind('base_teacher t', 'u.teacher_id')}
    left join base_department d on d.tenant_id = u.tenant_id and d.id = coalesce(t.department_id, u.department_id)
    left join system_notice_receipt r on r.tenant_id = ${tenantId} and r.notice_id = ${id} and r.user_id = p.id`
  const unit = { db: app.db, actor }
  const where = sql`where (${unread}::boolean is false or r.read_at is null)
    and ${named(keyword, await seesNames(unit))}`
  const [{ rows }, { rows: counted }] = await Promise.all([
    sql<NoticeReader>`select u.id, u.account, u.name, coalesce(k.name, d.name) as place,
      ${momentOf('r.read_at')} as "readAt"
      ${all} ${where} order by r.read_at desc nulls last, u.account limit ${size} offset ${(current - 1) * size}`.execute(
      app.db,
    ),
    sql<{ total: number; read: number }>`select count(*) filter (${where})::int as total,
      count(r.read_at)::int as read ${all}`.execute(app.db),
  ])
  const called = await titlesFor(unit, user)
  const shown = rows.map((row) => ({ ...row, name: called(row.name) }))
  return { ...page(shown, counted[0]?.total ?? 0, size, current), read: counted[0]?.read ?? 0 }
}

const seesNames = async ({ db, actor }: { readonly db: Database; readonly actor: Actor }) =>
  seesWhole(await visibilityOf(db, actor, user), 'name')

const account = sql`u.account`

/** Whether a user known as `u` has this account, or where the asker sees names whole this name. */
const named = (keyword: string, seen: boolean) =>
  anyOf([containing(account, keyword), ...(seen ? [called('u', keyword)] : [])])

/** People by part of their name or account, or by `ids`, for an audience to name. */
export async function people(
  { keyword, ...asked }: z.output<typeof peopleAsked>,
  { app, actor, tenantId }: PersonalCall,
) {
  const ids = idsOf(asked.ids)
  const unit = { db: app.db, actor }
  const seen = await seesNames(unit)
  const chosen = ids.length > 0 ? sql`id = any(${ids}::uuid[])` : sql`enabled and ${named(keyword, seen)}`
  const { rows } = await sql<{ id: string; name: string; account: string }>`
    select id, name, account from "system_user" u
    where tenant_id = ${tenantId} and ${chosen} order by ${nearest('u', keyword, [account], seen)}, account limit ${ids.length || mostOffered + 1}`.execute(
    app.db,
  )
  const called = await titlesFor(unit, user)
  return rows.map(({ id, name, account }) => ({ id, label: `${called(name)}（${account}）` }))
}
