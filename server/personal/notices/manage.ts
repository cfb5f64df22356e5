import { sql } from 'kysely'
import type { z } from 'zod'
import type { oneId } from '#domain/kernel/one-id.ts'
import type { Page } from '#domain/kernel/page.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { type Audience, isForSomebody } from '#domain/kits/audience.ts'
import type { peopleAsked, receiptsAsked } from '#domain/system/notices/asked.ts'
import type { NoticeReader } from '#domain/system/notices/calls.ts'
import { user } from '#domain/system/user.ts'
import { page } from '#server/core/answer.ts'
import type { Actor, Database } from '#server/core/app-context.ts'
import { audit } from '#server/core/audit/audit.ts'
import { addressOf } from '#server/core/client-address.ts'
import { momentOf } from '#server/core/database/moment.ts'
import { notifyEverybody } from '#server/core/messages/notify.ts'
import type { PersonalCall } from '#server/core/route.ts'
import { reachedBy } from '#server/engine/audience/audience.ts'
import { seesWhole, visibilityOf } from '#server/engine/rows/field-visibility.ts'
import { idsOf } from '#server/engine/rows/ids.ts'
import { titlesFor } from '#server/engine/rows/titles.ts'

interface Kept extends Audience {
  readonly id: string
  readonly title: string
  readonly state: 'draft' | 'published' | 'withdrawn'
}

const kept = async (db: Database, tenantId: string, id: string): Promise<Kept> => {
  const { rows } =
    await sql<Kept>`select id, title, state, to_everybody as "toEverybody", to_roles as "toRoles",
      to_departments as "toDepartments", to_classes as "toClasses", to_persons as "toPersons"
    from system_notice where tenant_id = ${tenantId} and id = ${id} for update`.execute(db)
  return rows[0] ?? refuse({ type: 'not-found' })
}

const countOf = async (db: Database, tenantId: string, audience: Audience) => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${reachedBy(tenantId, audience)}) p`.execute(db)
  return rows[0]?.count ?? 0
}

/** How many people an audience reaches, before anything is published. */
export async function reach(audience: Audience, { app, tenantId }: PersonalCall) {
  return { count: isForSomebody(audience) ? await countOf(app.db, tenantId, audience) : 0 }
}

/** Puts a notice before the people it is for. Published again after a change, it is unread again. */
export async function publish({ id }: z.output<typeof oneId>, { c, app, actor, tenantId }: PersonalCall) {
  return app.db.transaction().execute(async (db) => {
    const notice = await kept(db, tenantId, id)
    if (notice.state === 'published') refuse({ type: 'conflict', message: '公告已经发布' })
    const count = await countOf(db, tenantId, notice)
    if (count === 0) refuse({ type: 'invalid', message: '发布范围内没有人员' })
    await sql`delete from system_notice_receipt where tenant_id = ${tenantId} and notice_id = ${id}`.execute(
      db,
    )
    await sql`update system_notice set state = 'published', published_at = ${app.now().toISOString()}::timestamptz,
        publisher = ${actor.name}, reach = ${count}, revision = revision + 1, updated_by = ${actor.id},
        updated_at = ${app.now().toISOString()}::timestamptz
      where tenant_id = ${tenantId} and id = ${id}`.execute(db)
    await audit(db, app, {
      tenantId,
      account: actor.account,
      action: '发布公告',
      target: notice.title,
      address: addressOf(c),
      detail: `面向 ${count} 人`,
    })
    return { count }
  })
}

/** Takes a notice back from everybody at once. */
export async function withdraw({ id }: z.output<typeof oneId>, { c, app, actor, tenantId }: PersonalCall) {
  return app.db.transaction().execute(async (db) => {
    const notice = await kept(db, tenantId, id)
    if (notice.state !== 'published') refuse({ type: 'conflict', message: '公告尚未发布' })
    await sql`update system_notice set state = 'withdrawn', revision = revision + 1, updated_by = ${actor.id},
        updated_at = ${app.now().toISOString()}::timestamptz
      where tenant_id = ${tenantId} and id = ${id}`.execute(db)
    const act = { account: actor.account, action: '撤回公告', target: notice.title }
    await audit(db, app, { tenantId, ...act, address: addressOf(c) })
  })
}

/** Who has read a notice and who has not: those who have come last first; `unread=1` leaves those who have not. */
export async function receipts(
  { id, current, size, keyword, ...asked }: z.output<typeof receiptsAsked>,
  { app, actor, tenantId }: PersonalCall,
): Promise<Page<NoticeReader> & { readonly read: number }> {
  const notice = await kept(app.db, tenantId, id)
  const unread = asked.unread === '1'
  const all = sql`from (${reachedBy(tenantId, notice)}) p
    join "system_user" u on u.tenant_id = ${tenantId} and u.id = p.id
    left join base_student s on s.tenant_id = u.tenant_id and s.id = u.student_id
    left join base_class k on k.tenant_id = s.tenant_id and k.id = s.class_id
    left join base_teacher t on t.tenant_id = u.tenant_id and t.id = u.teacher_id
    left join base_department d on d.tenant_id = u.tenant_id and d.id = coalesce(t.department_id, u.department_id)
    left join system_notice_receipt r on r.tenant_id = ${tenantId} and r.notice_id = ${notice.id} and r.user_id = p.id`
  const unit = { db: app.db, actor }
  const where = sql`where (${unread}::boolean is false or r.read_at is null)
    and (${keyword} = '' or strpos(${await searchedIn(unit)}, ${keyword}) > 0)`
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

/** What of a user known as `u` a keyword is looked for in: the name too where the asker sees names whole. */
const searchedIn = async ({ db, actor }: { readonly db: Database; readonly actor: Actor }) =>
  seesWhole(await visibilityOf(db, actor, user), 'name') ? sql`u.name || ' ' || u.account` : sql`u.account`

/** Reminds those who have not read it. */
export async function remind({ id }: z.output<typeof oneId>, { c, app, actor, tenantId }: PersonalCall) {
  return app.db.transaction().execute(async (db) => {
    const notice = await kept(db, tenantId, id)
    if (notice.state !== 'published') refuse({ type: 'conflict', message: '公告尚未发布' })
    const unread = sql`select p.id from (${reachedBy(tenantId, notice)}) p where not exists (
      select from system_notice_receipt r where r.tenant_id = ${tenantId} and r.notice_id = ${id} and r.user_id = p.id)`
    const count = await notifyEverybody(db, app, tenantId, unread, {
      kind: 'notice',
      title: '请阅读公告',
      text: notice.title,
      link: `/personal/mynotice?notice=${id}`,
    })
    await audit(db, app, {
      tenantId,
      account: actor.account,
      action: '提醒阅读公告',
      target: notice.title,
      address: addressOf(c),
      detail: `提醒 ${count} 人`,
    })
    return { count }
  })
}

/** People by part of their name or account, or by `ids`, for an audience to name. */
export async function people(
  { keyword, ...asked }: z.output<typeof peopleAsked>,
  { app, actor, tenantId }: PersonalCall,
) {
  const ids = idsOf(asked.ids)
  const unit = { db: app.db, actor }
  const chosen =
    ids.length > 0
      ? sql`id = any(${ids}::uuid[])`
      : sql`enabled and (${keyword} = '' or strpos(${await searchedIn(unit)}, ${keyword}) > 0)`
  const { rows } = await sql<{ id: string; name: string; account: string }>`
    select id, name, account from "system_user" u
    where tenant_id = ${tenantId} and ${chosen} order by account limit ${ids.length || 20}`.execute(app.db)
  const called = await titlesFor(unit, user)
  return rows.map(({ id, name, account }) => ({ id, label: `${called(name)}（${account}）` }))
}
