import { sql } from 'kysely'
import { type KindForm, leaveCalls } from '#domain/leave/calls.ts'
import { answerPlain } from '#server/core/answer-call.ts'
import type { PersonalCall, Route } from '#server/core/route.ts'
import { questionsOf } from './questions.ts'

/** The designs of all kinds of leave that are in use. */
async function forms({ app, actor }: PersonalCall): Promise<readonly KindForm[]> {
  const { rows } =
    await sql<KindForm>`select id as "typeId", unit, asks_destination as "asksDestination", note,
      coalesce((select jsonb_agg(jsonb_build_object('field', f.field, 'asking', f.asking, 'hint', f.hint, 'sort', f.sort) order by f.sort, f.id)
        from leave_form_field f where f.tenant_id = t.tenant_id and f.type_id = t.id), '[]') as fields, ${questionsOf} as questions
    from leave_type t where tenant_id = ${actor.tenantId} and enabled order by sort, id`.execute(app.db)
  return rows
}

export const formRoutes: readonly Route[] = [
  answerPlain(leaveCalls.forms, forms),
  answerPlain(leaveCalls.designs, forms),
]
