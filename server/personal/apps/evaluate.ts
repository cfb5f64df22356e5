import { sql } from 'kysely'
import type { z } from 'zod'
import { refuse } from '#domain/kernel/refusal.ts'
import { serviceEvaluate } from '#domain/system/service-evaluate.ts'
import {
  type Evaluation,
  evaluationCalls,
  type ServiceMean,
} from '#domain/system/service-evaluations/calls.ts'
import { evaluation } from '#domain/system/service-evaluations/evaluation.ts'
import { answerCall, answerPlain } from '#server/core/answer-call.ts'
import { table } from '#server/core/database/table.ts'
import type { PersonalCall, Route } from '#server/core/route.ts'
import { stamps } from '#server/core/stamps.ts'
import { servicesOf } from './services.ts'

async function submit({ code, stars, words }: z.output<typeof evaluation>, call: PersonalCall) {
  const { app, actor, tenantId } = call
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

async function mine({ app, actor, tenantId }: PersonalCall) {
  const own = table(serviceEvaluate, app.db, tenantId)
  return (await own.list({ userId: actor.id }, ['code', 'stars', 'words'])) as Evaluation[]
}

/** Each service that was judged, with its mean and how often each star was given. */
async function statistics({ app, tenantId }: PersonalCall) {
  const { rows } = await sql<ServiceMean>`
    select code, max(service_name) as name, max(category) as category, count(*)::int as count,
      round(avg(stars), 2)::float8 as mean,
      array[count(*) filter (where stars = 1), count(*) filter (where stars = 2), count(*) filter (where stars = 3),
        count(*) filter (where stars = 4), count(*) filter (where stars = 5)]::int[] as stars
    from system_service_evaluate where tenant_id = ${tenantId}
    group by code order by count(*) desc, code limit 200`.execute(app.db)
  return rows
}

export const evaluateRoutes: readonly Route[] = [
  answerCall(evaluationCalls.submit, evaluation, submit),
  answerPlain(evaluationCalls.mine, mine),
  answerPlain(evaluationCalls.statistics, statistics),
]
