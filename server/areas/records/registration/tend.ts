import { sql } from 'kysely'
import { daysAfter } from '#domain/kernel/days.ts'
import { phrase, sentence } from '#domain/kernel/phrase.ts'
import { registrationBatch } from '#domain/records/registration/batch.ts'
import { joiningDays } from '#domain/records/registration/rules.ts'
import { reportSetting } from '#domain/records/registration/setting.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { table } from '#server/core/database/table.ts'
import type { ScheduledWork } from '#server/core/jobs/handler.ts'
import { notifyEverybody } from '#server/core/messages/notify.ts'
import { todayOf } from '#server/core/today.ts'
import { clockIn } from '#server/engine/approval/wake.ts'
import { inTransaction } from '#server/engine/rows/in-transaction.ts'
import { rowsOf } from '#server/engine/rows/rows-of.ts'
import { settingsOf } from '#server/engine/rows/single.ts'
import { fillBatch, tendLacks } from './lines.ts'
import { tellLines } from './tell.ts'

const openBatches = ({ db }: AppContext, tenantId: string) =>
  table(registrationBatch, db, tenantId).list({ state: 'open' }, ['id', 'name', 'registerTo', 'reportTo'], {
    ...{ order: ['-reportFrom'], most: 20 },
  })

/** Keeps the lists of batches that run up to date, and what their students still lack. */
export const tendRegistration: ScheduledWork = async (app, tenantId) => {
  let changed = 0
  for (const { id } of await openBatches(app, tenantId))
    await inTransaction(app, clockIn(tenantId), async (unit) => {
      const batch = await rowsOf(registrationBatch, unit).lock(id)
      if (batch?.state !== 'open') return
      await fillBatch({ db: unit.db, tenantId }, batch, daysAfter(todayOf(app), joiningDays))
      changed += await tendLacks({ db: unit.db, tenantId }, sql<boolean>`r.batch_id = ${id}`)
    })
  return { changed }
}

/** So many students at a time; the rest is reminded the next day. */
const most = 5000

/** Reminds those who have not reported, every few days, and brings those who are long overdue to their college, once. */
export const remindOfRegistration: ScheduledWork = async (app, tenantId) => {
  const { remindDays, graceDays } = await settingsOf(app.db, tenantId, reportSetting)
  let reminded = 0
  for (const { id, name, registerTo } of await openBatches(app, tenantId))
    reminded += await inTransaction(app, clockIn(tenantId), async (unit) => {
      const now = sql`${app.now().toISOString()}::timestamptz`
      const { rows } = await sql<{ id: string }>`update records_registration r set urged_at = ${now},
          revision = r.revision + 1, updated_at = ${now}, updated_by = 'system'
        where r.tenant_id = ${tenantId} and r.id in (select l.id from records_registration l
          join records_registration_batch b on b.tenant_id = l.tenant_id and b.id = l.batch_id
          where l.tenant_id = ${tenantId} and l.batch_id = ${id} and l.state = 'waiting'
            and b.report_from <= ${todayOf(app)}::date
            and (l.urged_at is null or l.urged_at <= ${now} - make_interval(days => ${remindDays}) + interval '1 hour')
          order by l.id limit ${most} for update of l skip locked)
        returning r.id`.execute(unit.db)
      const ids = rows.map((row) => row.id)
      if (ids.length > 0)
        await tellLines(unit, sql`r.id = any(${ids}::uuid[])`, {
          title: `请尽快报到：${name}`,
          text: sentence(
            phrase('注册截止 {{day}}；不能按时报到的，请申请暂缓注册或向辅导员说明原因。', {
              day: registerTo ?? '',
            }),
          ),
        })
      return ids.length
    })
  return { reminded, warned: await warn(app, tenantId, graceDays) }
}

interface Overdue {
  readonly classId: string
  readonly className: string
  readonly departmentId: string | null
  readonly count: number
}

/**
 * Tells the counsellors of a class and the administrators of its department of students who are long overdue: order 41 of
 * the ministry, article 30, lets the college propose a withdrawal. The roll itself stays as it is.
 */
const warn = (app: AppContext, tenantId: string, graceDays: number) =>
  inTransaction(app, clockIn(tenantId), async ({ db }) => {
    const before = daysAfter(todayOf(app), -graceDays)
    const { rows } = await sql<Overdue>`with marked as (
        update records_registration r set warned_at = ${app.now().toISOString()}::timestamptz,
          revision = r.revision + 1, updated_at = now(), updated_by = 'system'
        where r.tenant_id = ${tenantId} and r.id in (select l.id from records_registration l
          where l.tenant_id = ${tenantId} and l.state = 'overdue' and l.warned_at is null
            and l.lapses_at < ${before}::date::timestamp at time zone 'Asia/Shanghai'
          order by l.id limit 500 for update skip locked)
        returning r.class_id, r.department_id)
      select m.class_id as "classId", c.name as "className", m.department_id as "departmentId", count(*)::int as count
      from marked m join base_class c on c.tenant_id = ${tenantId} and c.id = m.class_id
      group by m.class_id, c.name, m.department_id order by m.class_id`.execute(db)
    for (const each of rows) await tellStaff(app, db, tenantId, each, graceDays)
    return rows.reduce((all, { count }) => all + count, 0)
  })

const tellStaff = (
  app: AppContext,
  db: AppContext['db'],
  tenantId: string,
  { classId, className, departmentId, count }: Overdue,
  graceDays: number,
) =>
  notifyEverybody(
    db,
    app,
    tenantId,
    sql`select u.id from "system_user" u where u.tenant_id = ${tenantId} and u.enabled and (
      u.teacher_id in (select c.teacher_id from base_counsellor c where c.tenant_id = ${tenantId}
        and c.class_id = ${classId} and coalesce(c.until >= ${todayOf(app)}::date, true))
      or exists (select from system_user_role h join system_role o on o.tenant_id = h.tenant_id and o.id = h.role_id
        join base_teacher t on t.tenant_id = h.tenant_id and t.id = u.teacher_id
        where h.tenant_id = u.tenant_id and h.user_id = u.id and o.code = 'department'
          and t.department_id = ${departmentId}))`,
    {
      ...{ kind: 'service', event: 'registration-overdue' },
      title: `${className}有 ${count} 名学生逾期 ${graceDays} 天仍未注册`,
      text: '依据教育部令第 41 号第三十条，超过学校规定期限未注册又未履行暂缓注册手续的，可予退学处理；请核实后按学籍异动办理。',
      link: '/records/registration-handle',
    },
  )
