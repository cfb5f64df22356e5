import { sql } from 'kysely'
import type { Survey } from '#domain/survey/calls.ts'
import { questions } from '#domain/survey/question.ts'
import { surveyAnswer } from '#domain/system/survey.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { momentOf } from '#server/core/database/moment.ts'
import { table } from '#server/core/database/table.ts'

/** The survey of the college: the one that is open, else the next to open, else the last that was. */
export async function currentSurvey({ db, now }: AppContext, tenantId: string): Promise<Survey | undefined> {
  const at = sql`${now().toISOString()}::timestamptz`
  const { rows } = await sql<Omit<Survey, 'questions'> & { questions: string }>`
    select id, title, coalesce(introduction, '') as introduction, questions, anonymous,
      ${momentOf('opens_at')} as "opensAt", ${momentOf('closes_at')} as "closesAt",
      case when closes_at <= ${at} then 'closed' when opens_at > ${at} then 'waiting' else 'open' end as state
    from system_survey where tenant_id = ${tenantId}
    order by (closes_at > ${at}) desc, case when closes_at > ${at} then opens_at end, closes_at desc
    limit 1`.execute(db)
  return rows[0] && { ...rows[0], questions: questions.parse(JSON.parse(rows[0].questions)) }
}

export async function hasAnswered({ db }: AppContext, tenantId: string, surveyId: string, hash: string) {
  return table(surveyAnswer, db, tenantId).exists({ surveyId, deviceHash: hash })
}
