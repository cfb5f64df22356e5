import { sql } from 'kysely'
import type { z } from 'zod'
import { daysAsked } from '#domain/kits/days-asked.ts'
import { type SentLine, sendLogCalls } from '#domain/system/send-log/calls.ts'
import { answerCall } from '#server/core/answer-call.ts'
import { askedDays } from '#server/core/asked-days.ts'
import type { PersonalCall, Route } from '#server/core/route.ts'

async function statistics(asked: z.output<typeof daysAsked>, call: PersonalCall) {
  const { app, tenantId } = call
  const { from, to, days } = askedDays(call, asked)
  const { rows } = await sql<SentLine>`
    select to_char(sent_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day, channel, state,
      sum(people)::int as people
    from system_send_log where tenant_id = ${tenantId}
      and sent_at >= ${from}::date::timestamp at time zone 'Asia/Shanghai'
      and sent_at < (${to}::date + 1)::timestamp at time zone 'Asia/Shanghai'
    group by 1, 2, 3 order by 1, 2, 3`.execute(app.db)
  return { from, to, days, lines: rows }
}

export const sendCountRoutes: readonly Route[] = [answerCall(sendLogCalls.statistics, daysAsked, statistics)]
