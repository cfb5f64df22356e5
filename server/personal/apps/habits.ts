import { sql } from 'kysely'
import { momentOf } from '#server/core/database/moment.ts'
import type { PersonalCall } from '#server/core/route.ts'

/** What a person did with a service: put it on the home page, at which place, and when they last opened it. */
export interface Habit {
  readonly code: string
  readonly sort: number | null
  readonly uses: number
  readonly lastAt: string | null
}

/** By the code of the service. */
export async function habitsOf({ app, tenantId, actor }: PersonalCall) {
  const { rows } = await sql<Habit>`
    select coalesce(h.code, u.code) as code, h.sort, coalesce(u.uses, 0) as uses,
      ${momentOf('u.last_at')} as "lastAt"
    from (select code, sort from system_app_home_user
      where tenant_id = ${tenantId} and account = ${actor.account}) h
    full join (select code, uses, last_at from system_app_use
      where tenant_id = ${tenantId} and user_id = ${actor.id}) u on u.code = h.code`.execute(app.db)
  return new Map(rows.map((habit) => [habit.code, habit]))
}
