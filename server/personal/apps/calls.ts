import { sql } from 'kysely'
import type { z } from 'zod'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { plainLine } from '#domain/kernel/seen-text.ts'
import { appHomeUser } from '#domain/system/app-home-user.ts'
import {
  type arranged,
  type collected,
  type collectionAsked,
  mostCollected,
  type opened,
  type servicesAsked,
} from '#domain/system/apps/asked.ts'
import { table } from '#server/core/database/table.ts'
import type { PersonalCall } from '#server/core/route.ts'
import { stamps } from '#server/core/stamps.ts'
import { habitsOf } from './habits.ts'
import { servicesOf, type Terminal } from './services.ts'

/** The person's services, each with whether it is collected and how often it was opened. */
async function known(terminal: Terminal, call: PersonalCall) {
  const [services, habits] = await Promise.all([servicesOf(call, terminal), habitsOf(call)])
  return services.map((service) => {
    const habit = habits.get(service.code)
    return {
      id: service.code,
      ...service,
      collected: habit?.sort != null,
      sort: habit?.sort ?? null,
      uses: habit?.uses ?? 0,
      lastAt: habit?.lastAt ?? null,
    }
  })
}

/** Everything the person may open; `keyword` and `category` narrow it. */
export async function userApp(
  { terminal, keyword, category }: z.output<typeof servicesAsked>,
  call: PersonalCall,
) {
  return (await known(terminal, call)).filter(
    (service) =>
      (!keyword || plainLine(service.name).toLowerCase().includes(keyword)) &&
      (!category || service.category === category),
  )
}

/** What the person opened last, the latest first; twelve at most. */
export const userUsedApp = async ({ terminal }: z.output<typeof servicesAsked>, call: PersonalCall) =>
  (await known(terminal, call))
    .filter(({ lastAt }) => lastAt !== null)
    .sort((one, other) => (String(one.lastAt) < String(other.lastAt) ? 1 : -1))
    .slice(0, 12)

/** What the person collected, in their order: all of it with `isAll=1`, else the first `size`, 8 unless told. */
export async function userCollection(
  { terminal, isAll, size }: z.output<typeof collectionAsked>,
  call: PersonalCall,
) {
  const collected = (await known(terminal, call))
    .filter(({ collected }) => collected)
    .sort((one, other) => Number(one.sort) - Number(other.sort))
  return isAll === '1' || isAll === 'true' ? collected : collected.slice(0, size)
}

/** A service is used and collected only by whom it is open to. */
async function openTo(call: PersonalCall, code: string) {
  const service = (await servicesOf(call)).find((each) => each.code === code)
  return service ?? refuse({ type: 'not-found' })
}

export async function use(asked: z.output<typeof opened>, call: PersonalCall) {
  const { app, tenantId, actor } = call
  await openTo(call, asked.code)
  const row = stamps(tenantId, actor.id)
  await sql`insert into system_app_use (tenant_id, id, created_by, updated_by, user_id, code, uses, last_at)
    values (${tenantId}, ${row.id}, ${actor.id}, ${actor.id}, ${actor.id}, ${asked.code}, 1, ${app.now()})
    on conflict (tenant_id, user_id, code) do update
      set uses = system_app_use.uses + 1, last_at = excluded.last_at, updated_at = excluded.last_at`.execute(
    app.db,
  )
}

/** Puts a service on the person's home page, at its end, or takes it off. */
export async function collect(asked: z.output<typeof collected>, call: PersonalCall) {
  const { app, tenantId, actor } = call
  if (!asked.yes) {
    await table(appHomeUser, app.db, tenantId).remove({ account: actor.account, code: asked.code })
    return
  }
  const service = await openTo(call, asked.code)
  const { rows } = await sql<{ count: number; last: number }>`
    select count(*)::integer as count, coalesce(max(sort), 0) as last from system_app_home_user
    where tenant_id = ${tenantId} and account = ${actor.account}`.execute(app.db)
  const { count = 0, last = 0 } = rows[0] ?? {}
  if (count >= mostCollected)
    refuse({ type: 'invalid', message: phrase('最多收藏 {{count}} 个应用', { count: mostCollected }) })
  await table(appHomeUser, app.db, tenantId).insert(
    {
      account: actor.account,
      userName: actor.name,
      code: service.code,
      appTitle: service.name,
      sort: last + 1,
    },
    { by: actor.id, unless: ['account', 'code'] },
  )
}

/** The collected services in the order of these codes. */
export async function arrange({ codes }: z.output<typeof arranged>, { app, tenantId, actor }: PersonalCall) {
  await sql`update system_app_home_user h set sort = o.place, updated_at = ${app.now()}
    from unnest(${codes}::text[]) with ordinality o (code, place)
    where h.tenant_id = ${tenantId} and h.account = ${actor.account} and h.code = o.code`.execute(app.db)
}
