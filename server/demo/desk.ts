import { sql } from 'kysely'
import { daysAfter } from '#domain/kernel/days.ts'
import { appName } from '#domain/system/app-name.ts'
import { mobileService } from '#domain/system/mobile-service.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { stamps } from '#server/core/stamps.ts'
import { todayOf } from '#server/core/today.ts'
import { apps, collected, events, onPhones, todos } from './desk-rows.ts'

const by = 'demo'

/** What lies on the desks of the demo accounts: apps of the college, collected ones, to-dos and appointments. */
export async function furnishDesks(app: AppContext, tenantId: string): Promise<void> {
  const { db, now } = app
  const today = todayOf(app)
  const rows = apps.map((app, sort) => ({ ...app, id: stamps(tenantId).id, sort, enabled: true }))
  await insertRows(db, appName, tenantId, rows, { by, at: now() })
  const phone = onPhones.map((app, sort) => ({ ...app, id: stamps(tenantId).id, sort, enabled: true }))
  await insertRows(db, mobileService, tenantId, phone, { by, at: now() })
  const users = await db
    .selectFrom('system_user')
    .select(['id', 'account', 'name'])
    .where('tenant_id', '=', tenantId)
    .execute()
  for (const user of users) {
    await collect(app, tenantId, user)
    await noteTodos(app, tenantId, user.id, today)
    await makeAppointments(app, tenantId, user.id, today)
  }
}

interface User {
  readonly id: string
  readonly account: string
  readonly name: string
}

const collect = ({ db }: AppContext, tenantId: string, { account, name }: User) =>
  db
    .insertInto('system_app_home_user')
    .values(
      collected.map(([code, title], sort) => ({
        ...stamps(tenantId, by),
        account,
        user_name: name,
        code,
        app_title: title,
        sort,
      })),
    )
    .execute()

const noteTodos = ({ db }: AppContext, tenantId: string, userId: string, today: string) =>
  db
    .insertInto('system_todo')
    .values(
      todos.map(([title, days]) => ({
        ...stamps(tenantId, by),
        user_id: userId,
        title,
        due: days === null ? null : daysAfter(today, days),
      })),
    )
    .execute()

async function makeAppointments({ db }: AppContext, tenantId: string, userId: string, today: string) {
  for (const { title, kind, day, from, to, place } of events) {
    const date = daysAfter(today, day)
    const { id } = stamps(tenantId)
    await sql`insert into system_schedule_event
      (tenant_id, id, created_by, updated_by, user_id, title, kind, all_day, starts_at, ends_at, place)
      values (${tenantId}, ${id}, ${by}, ${by}, ${userId}, ${title}, ${kind}, ${from === null},
        ${`${date} ${from ?? '00:00'}`}::timestamp at time zone 'Asia/Shanghai',
        ${`${date} ${to ?? '23:59'}`}::timestamp at time zone 'Asia/Shanghai', ${place})`.execute(db)
  }
}
