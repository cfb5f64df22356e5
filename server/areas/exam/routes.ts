import { sql } from 'kysely'
import { type Examination, examCalls } from '#domain/exam/calls.ts'
import { answerPlain } from '#server/core/answer-call.ts'
import { momentOf } from '#server/core/database/moment.ts'
import type { PersonalCall, Route } from '#server/core/route.ts'

/** Examinations that have been announced and are not over, the next one first. */
async function announced({ app, tenantId }: PersonalCall) {
  const { rows } = await sql<Examination>`
    select id, title, place, starts_at <= ${app.now().toISOString()}::timestamptz as open,
      ${momentOf('starts_at')} as "startsAt",
      ${momentOf('ends_at')} as "endsAt"
    from exam_session
    where tenant_id = ${tenantId} and published and ends_at > ${app.now().toISOString()}::timestamptz
    order by starts_at, id limit 100`.execute(app.db)
  return rows
}

export const examRoutes: readonly Route[] = [answerPlain(examCalls.announced, announced)]
