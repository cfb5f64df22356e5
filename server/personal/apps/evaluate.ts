import { sql } from 'kysely'
import { z } from 'zod'
import { refuse } from '#domain/kernel/refusal.ts'
import { prose } from '#domain/kernel/seen.ts'
import { checked } from '#server/core/checked.ts'
import { jsonOf } from '#server/core/request-body.ts'
import type { PersonalCall, Route } from '#server/core/route.ts'
import { stamps } from '#server/core/stamps.ts'
import { servicesOf } from './services.ts'

const evaluation = z.strictObject({
  code: z.string().min(1).max(100),
  stars: z.number().int().min(1, '请选择星级').max(5),
  words: prose().max(300, '评价内容不能超过 300 个字').nullish(),
})

/** POST base/serviceEvaluate/submit: what the caller thinks of a service open to them; said again, it replaces what was said. */
async function submit(call: PersonalCall) {
  const { c, app, actor, tenantId } = call
  const { code, stars, words } = checked(evaluation, {}, await jsonOf(c))
  const service = (await servicesOf(call)).find((each) => each.code === code) ?? refuse({ type: 'not-found' })
  const row = stamps(tenantId, actor.id)
  const at = app.now().toISOString()
  await sql`insert into system_service_evaluate
      (tenant_id, id, created_by, updated_by, created_at, updated_at, code, service_name, category, stars, words, user_id)
    values (${tenantId}, ${row.id}, ${actor.id}, ${actor.id}, ${at}, ${at}, ${code}, ${service.name},
      ${service.category}, ${stars}, ${words || null}, ${actor.id})
    on conflict (tenant_id, user_id, code) do update set stars = excluded.stars, words = excluded.words,
      service_name = excluded.service_name, category = excluded.category, updated_at = excluded.updated_at,
      revision = system_service_evaluate.revision + 1`.execute(app.db)
}

/** GET base/serviceEvaluate/mine: what the caller has said, by service. */
async function mine({ app, actor, tenantId }: PersonalCall) {
  const { rows } = await sql<object>`select code, stars, words from system_service_evaluate
    where tenant_id = ${tenantId} and user_id = ${actor.id}`.execute(app.db)
  return rows
}

/** GET system/serviceEvaluate/statistics: each service that was judged, with its mean and how often each star was given. */
async function statistics({ app, tenantId }: PersonalCall) {
  const { rows } = await sql<object>`
    select code, max(service_name) as name, max(category) as category, count(*)::int as count,
      round(avg(stars), 2)::float8 as mean,
      array[count(*) filter (where stars = 1), count(*) filter (where stars = 2), count(*) filter (where stars = 3),
        count(*) filter (where stars = 4), count(*) filter (where stars = 5)]::int[] as stars
    from system_service_evaluate where tenant_id = ${tenantId}
    group by code order by count(*) desc, code limit 200`.execute(app.db)
  return rows
}

export const evaluateRoutes: readonly Route[] = [
  { method: 'POST', path: 'base/serviceEvaluate/submit', access: 'signed-in', answer: submit },
  { method: 'GET', path: 'base/serviceEvaluate/mine', access: 'signed-in', answer: mine },
  {
    method: 'GET',
    path: 'system/serviceEvaluate/statistics',
    access: 'system.service-evaluate:view',
    answer: statistics,
  },
]
