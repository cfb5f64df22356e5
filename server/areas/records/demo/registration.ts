import { sql } from 'kysely'
import { registrationBatch } from '#domain/records/registration/batch.ts'
import { registrationDeferral } from '#domain/records/registration/deferral.ts'
import { windowOf } from '#domain/records/registration/rules.ts'
import { reportSetting } from '#domain/records/registration/setting.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { idFrom } from '#server/core/database/id-from.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { timeOf } from '#server/core/database/moment.ts'
import { waitingApplication } from '#server/engine/approval/demo/waiting-application.ts'
import { shownDepartment } from '#server/engine/demo/shown-department.ts'
import { settingsOf } from '#server/engine/rows/single.ts'
import { fillBatch, tendLacks } from '../registration/lines.ts'

const note = '请携带学生证，先到班级报到，再由辅导员办理注册；学费未缴清的请先缴费或办理缓缴。'

interface Term {
  readonly id: string
  readonly name: string
  readonly academicYear: string
  readonly startDate: string
}

/** Of a hundred, by what the student number hashes to: every demo college is the same. */
const chance = (question: string) =>
  sql`(('x' || substr(md5(s.student_no || b.name || ${question}), 1, 7))::bit(28)::int % 100)`

/**
 * Registration in the last two terms, which are over, of one department, and in this one of all, which is late enough that most are registered. The
 * student account still has this one to do.
 */
export async function demoRegistration(app: AppContext, tenantId: string): Promise<void> {
  const { db } = app
  const today = timeOf(app.now()).slice(0, 10)
  const { rows: terms } =
    await sql<Term>`select id, name, academic_year as "academicYear", start_date::text as "startDate"
    from base_school_calendar where tenant_id = ${tenantId} and start_date <= ${today}::date
    order by start_date desc limit 3`.execute(db)
  const shown = await shownDepartment(db, tenantId)
  const usual = await settingsOf(db, tenantId, reportSetting)
  for (const [at, { id: calendarId, name, academicYear, startDate }] of terms.entries()) {
    const { rows } = await sql<{
      id: string
    }>`select ${idFrom(sql`'registration' || ${startDate}`)} as id`.execute(db)
    const id = rows[0]?.id ?? ''
    // The one that runs is held open until a few days from now, so that it can be tried out.
    const window = windowOf(at === 0 ? { registerTo: after(today, 9) } : {}, startDate, usual)
    const batch = {
      ...{ id, name: `${name}报到注册`, calendarId, ...window, note, fromGrade: null },
      ...{
        toGrade: at === 0 ? null : Number(academicYear.slice(0, 4)),
        departments: at === 0 ? null : shown,
      },
      state: at === 0 ? 'open' : 'closed',
    } as const
    await insertRows(db, registrationBatch, tenantId, [batch])
    await fillBatch({ db, tenantId }, { ...batch, revision: 1 } as never)
    await walk(app, tenantId, id, at === 0)
  }
  await tendLacks({ db, tenantId })
  await demoDeferrals(app, tenantId, after(today, 30))
}

const after = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

/** Most reported in the first days and were registered a little later; some are late, some put it off, a few said why. */
async function walk({ db }: AppContext, tenantId: string, batchId: string, runs: boolean) {
  const morning = sql`b.report_from::timestamp at time zone 'Asia/Shanghai' + interval '8 hours'`
  const waits = runs
    ? sql`s.id not in (select u.student_id from "system_user" u where u.tenant_id = ${tenantId} and u.student_id is not null)`
    : sql`true`
  // Hundredths of the students up to which each state goes; those of a term that is over are nearly all registered.
  const [registered, reported, deferred, overdue] = runs ? [82, 90, 93, 95] : [98, 98, 98, 100]
  await sql`update records_registration r set state = w.state,
      arrived_on = case when w.here then (w.at at time zone 'Asia/Shanghai')::date end,
      reported_at = case when w.here then w.at end,
      registered_at = case when w.state = 'registered' then w.at + make_interval(days => 1 + w.dice % 4, mins => w.dice % 50) end,
      lacks = case when w.state = 'registered' then null else r.lacks end,
      until = case when w.state = 'deferred' then b.register_to + 20 end,
      lapses_at = case when w.state = 'deferred' then (b.register_to + 21)::timestamp at time zone 'Asia/Shanghai' - interval '1 second'
        when w.state = 'overdue' and ${runs} then b.report_to::timestamp at time zone 'Asia/Shanghai' else r.lapses_at end,
      defer_reason = case when w.state = 'deferred' then (array['01', '02', '03', '04'])[1 + w.dice % 4] end,
      absence = case when w.state in ('waiting', 'overdue') and w.dice % 3 = 0 then (array['01', '04', '07', '02'])[1 + w.dice % 4] end,
      urged_at = case when w.state = 'waiting' then w.at + interval '3 days' end,
      updated_by = 'demo'
    from (select l.id, b.id as batch_id, ${chance('dice')} as dice,
        case when ${chance('state')} < ${registered} then 'registered' when ${chance('state')} < ${reported} then 'reported'
          when ${chance('state')} < ${deferred} then 'deferred' when ${chance('state')} < ${overdue} then 'overdue'
          else 'waiting' end as state,
        ${chance('state')} < ${reported} as here,
        ${morning} + make_interval(mins => ${chance('minute')} * 6 + ${chance('day')} % 3 * 1440) as at
      from records_registration l
      join records_registration_batch b on b.tenant_id = l.tenant_id and b.id = l.batch_id
      join base_student s on s.tenant_id = l.tenant_id and s.id = l.student_id
      where l.tenant_id = ${tenantId} and l.batch_id = ${batchId} and ${waits}) w
    join records_registration_batch b on b.tenant_id = ${tenantId} and b.id = w.batch_id
    where r.tenant_id = ${tenantId} and r.id = w.id`.execute(db)
}

/** What waits for the counsellor, of classmates of the student account. */
async function demoDeferrals(app: AppContext, tenantId: string, until: string) {
  const { rows } = await sql<{ id: string; name: string }>`select id, name from records_registration_batch
    where tenant_id = ${tenantId} and state = 'open' limit 1`.execute(app.db)
  const [batch] = rows
  if (!batch) return
  const asked = [
    { reason: '02', words: '生源地助学贷款已在办理，预计下月到账。' },
    { reason: '03', words: '骨折术后休养，医嘱暂不能到校。' },
  ] as const
  for (const [at, { reason, words }] of asked.entries())
    await waitingApplication(app, tenantId, registrationDeferral, at + 3, ({ name }) => ({
      ...{ title: `${name} ${batch.name}暂缓注册`, batchId: batch.id, until, reason, note: words },
      state: 'reviewing',
    }))
}
