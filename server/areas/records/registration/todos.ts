import { sql } from 'kysely'
import { type RegistrationState, registrationStates } from '#domain/records/registration/words.ts'
import { timeOf } from '#server/core/database/moment.ts'
import type { TodoProvider } from '#server/core/todo.ts'

interface Own {
  readonly id: string
  readonly name: string
  readonly state: RegistrationState
  readonly lapsesOn: string
}

/** What a student still has to do to be registered, in batches whose reporting has begun. */
export const registrationTodos: TodoProvider = async ({ app, tenantId, actor }) => {
  const { rows } = await sql<Own>`select r.id, b.name, r.state,
      (r.lapses_at at time zone 'Asia/Shanghai')::date::text as "lapsesOn"
    from records_registration r
    join records_registration_batch b on b.tenant_id = r.tenant_id and b.id = r.batch_id and b.state = 'open'
    where r.tenant_id = ${tenantId} and r.student_id = any(${actor.granted.self}::uuid[]) and r.state <> 'registered'
      and b.report_from <= ${timeOf(app.now()).slice(0, 10)}::date
    order by r.lapses_at, r.id limit 5`.execute(app.db)
  return rows.map(({ id, name, state, lapsesOn }) => ({
    ...{ id: `registration:${id}`, kind: '报到注册', title: name, due: lapsesOn, doneAt: null },
    ...{ note: registrationStates.labels[state], href: '/records/student-report' },
  }))
}
