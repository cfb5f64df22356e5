import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import { idsSent } from '#domain/kernel/ids-sent.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { daysAsked } from '#domain/kits/days-asked.ts'
import { appointmentAdded, appointmentChanged } from '#domain/system/schedule/asked.ts'
import { type Appointment, scheduleCalls } from '#domain/system/schedule/calls.ts'
import { answerCall } from '#server/core/answer-call.ts'
import { askedDays } from '#server/core/asked-days.ts'
import { momentText } from '#server/core/database/moment.ts'
import type { PersonalCall, Route } from '#server/core/route.ts'
import { stamps } from '#server/core/stamps.ts'
import { idsOf } from '#server/engine/rows/ids.ts'

/** Appointments of one person; more are a programme gone wild. */
const most = 5000

const zone = sql.raw(`at time zone 'Asia/Shanghai'`)
const shown = sql.raw(`e.id, e.revision, e.title, e.kind, e.all_day as "allDay", e.place, e.note,
  ${momentText('e.starts_at')} as "startsAt",
  ${momentText('e.ends_at')} as "endsAt"`)
const mineOnly = ({ tenantId, actor }: PersonalCall) =>
  sql`e.tenant_id = ${tenantId} and e.user_id = ${actor.id}`

/** What touches the days from `from` to `to`, the earliest first. */
export async function mine(asked: z.output<typeof daysAsked>, call: PersonalCall) {
  const { from, to } = askedDays(call, asked)
  const { rows } = await sql<Appointment>`select ${shown} from system_schedule_event e where ${mineOnly(call)}
    and e.starts_at < ((${to}::date + 1)::timestamp ${zone}) and e.ends_at >= (${from}::timestamp ${zone})
    order by e.starts_at, e.id limit 1000`.execute(call.app.db)
  return rows
}

async function one(call: PersonalCall, id: string, which: RawBuilder<unknown> = sql`true`) {
  const { rows } = await sql<Appointment>`select ${shown} from system_schedule_event e
    where ${mineOnly(call)} and e.id = ${id} and ${which}`.execute(call.app.db)
  return rows[0] ?? refuse({ type: 'not-found' })
}

function ordered({ startsAt, endsAt }: { readonly startsAt: string; readonly endsAt: string }) {
  if (endsAt >= startsAt) return
  const message = '结束时间不能早于开始时间'
  refuse({ type: 'invalid', message, fields: { endsAt: message } })
}

async function add(event: z.output<typeof appointmentAdded>, call: PersonalCall) {
  const { app, tenantId, actor } = call
  ordered(event)
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count
    from system_schedule_event e where ${mineOnly(call)}`.execute(app.db)
  if ((rows[0]?.count ?? 0) >= most)
    refuse({ type: 'invalid', message: phrase('日程最多 {{count}} 条', { count: most }) })
  const row = stamps(tenantId, actor.id)
  await sql`insert into system_schedule_event
    (tenant_id, id, created_by, updated_by, user_id, title, kind, all_day, starts_at, ends_at, place, note)
    values (${tenantId}, ${row.id}, ${actor.id}, ${actor.id}, ${actor.id}, ${event.title}, ${event.kind},
      ${event.allDay}, ${event.startsAt}::timestamp ${zone}, ${event.endsAt}::timestamp ${zone},
      ${event.place ?? null}, ${event.note ?? null})`.execute(app.db)
  return one(call, row.id)
}

/** Like any row of the app, refused when it was changed since: here, in another tab. */
async function change({ id, revision, ...changes }: z.output<typeof appointmentChanged>, call: PersonalCall) {
  const { app, actor } = call
  const before = await one(call, id)
  const event = { ...before, ...changes }
  ordered(event)
  const { rows } = await sql`update system_schedule_event e set revision = e.revision + 1,
      updated_by = ${actor.id}, updated_at = ${app.now()}, title = ${event.title}, kind = ${event.kind},
      all_day = ${event.allDay}, starts_at = ${event.startsAt}::timestamp ${zone},
      ends_at = ${event.endsAt}::timestamp ${zone}, place = ${event.place ?? null}, note = ${event.note ?? null}
    where ${mineOnly(call)} and e.id = ${id} and e.revision = ${revision} returning e.id`.execute(app.db)
  if (rows.length === 0)
    refuse({ type: 'stale', message: '日程已在别处修改，请刷新后重试', current: await one(call, id) })
  return one(call, id)
}

async function remove(given: z.output<typeof idsSent>, call: PersonalCall) {
  const ids = idsOf(given.ids)
  if (ids.length === 0) refuse({ type: 'invalid', message: '没有获取到要删除的数据！' })
  await call.app.db.transaction().execute(async (db) => {
    const { rows } = await sql`delete from system_schedule_event e
      where ${mineOnly(call)} and e.id = any(${ids}::uuid[]) returning e.id`.execute(db)
    if (rows.length !== ids.length) refuse({ type: 'not-found' })
  })
}

export const scheduleRoutes: readonly Route[] = [
  answerCall(scheduleCalls.mine, daysAsked, mine),
  answerCall(scheduleCalls.add, appointmentAdded, add),
  answerCall(scheduleCalls.update, appointmentChanged, change),
  answerCall(scheduleCalls.remove, idsSent, remove),
]
