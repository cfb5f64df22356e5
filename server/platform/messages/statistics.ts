import { sql } from 'kysely'
import { askedDays } from '#server/core/asked-days.ts'
import type { PersonalCall, Route } from '#server/core/route.ts'

interface Line {
  readonly day: string
  readonly channel: string
  readonly state: string
  readonly people: number
}

/** GET system/sendCount/statistics (from, to): messages by day, channel and state; today unless told. */
async function statistics(call: PersonalCall) {
  const { app, tenantId } = call
  const { from, to, days } = askedDays(call)
  const { rows } = await sql<Line>`
    select to_char(sent_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day, channel, state,
      sum(people)::int as people
    from system_send_log where tenant_id = ${tenantId}
      and sent_at >= ${from}::date::timestamp at time zone 'Asia/Shanghai'
      and sent_at < (${to}::date + 1)::timestamp at time zone 'Asia/Shanghai'
    group by 1, 2, 3 order by 1, 2, 3`.execute(app.db)
  return { from, to, days, lines: rows }
}

export const sendCountRoutes: readonly Route[] = [
  { method: 'GET', path: 'system/sendCount/statistics', access: 'system.send-log:view', answer: statistics },
]
