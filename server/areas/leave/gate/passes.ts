import { sql } from 'kysely'
import type { OwnPasses } from '#domain/leave/calls.ts'
import { type Pass, passesAhead, passSeconds, passText, wordsOf } from '#domain/leave/pass.ts'
import { leaveSettings } from '#domain/leave/settings.ts'
import { timeOf } from '#server/core/database/moment.ts'
import { behind } from '#server/core/database/table.ts'
import type { PersonalCall } from '#server/core/route.ts'
import { settingsOf } from '#server/engine/rows/single.ts'
import { signerOf } from './keys.ts'

interface Own extends Pick<Pass, 'id' | 'name' | 'schoolClass' | 'direction'> {
  readonly title: string
  readonly starts: number
  readonly ends: number
}

/** The leave that leads through the gate next: one who is away comes back, before anybody goes out anew. */
async function ownLeave({ app, actor, tenantId }: PersonalCall, before: number): Promise<Own | undefined> {
  const now = app.now().toISOString()
  const { rows } = await sql<Own>`select a.id, a.title, s.name, c.name as "schoolClass",
      case a.state when 'approved' then 'out' else 'in' end as direction,
      extract(epoch from a.starts_at)::float8 as starts, extract(epoch from a.ends_at)::float8 as ends
    from leave_application a join ${behind('base_student s', 'a.student_id')}
    join ${behind('base_class c', 's.class_id')}
    where a.tenant_id = ${tenantId} and a.student_id = any(${actor.granted.self}::uuid[]) and a.leaves_campus
      and (a.state in ('away', 'overdue') and a.left_at is not null and a.returned_at is null
        or a.state = 'approved' and a.ends_at > ${now}::timestamptz
          and a.starts_at <= ${now}::timestamptz + make_interval(mins => ${before}))
    order by a.state = 'approved', a.starts_at limit 1`.execute(app.db)
  return rows[0]
}

/** One's codes for the next minutes, a minute each; none without a leave that leads through the gate now. */
export async function ownPasses(call: PersonalCall): Promise<OwnPasses> {
  const { app, tenantId } = call
  const { gateBefore, gateAfter } = await settingsOf(app.db, tenantId, leaveSettings)
  const own = await ownLeave(call, gateBefore)
  if (!own) return { leave: null, codes: [] }
  const { id, name, schoolClass, direction, title } = own
  const [opens, closes] = [
    Math.floor(own.starts) - gateBefore * 60,
    Math.floor(own.ends) + (direction === 'in' ? gateAfter * 60 : 0),
  ]
  const sign = await signerOf(app, tenantId)
  const now = Math.floor(app.now().getTime() / 1000)
  const first = now - (now % passSeconds)
  const codes = await Promise.all(
    Array.from({ length: passesAhead }, async (_, at) => {
      const words = wordsOf({
        id,
        name,
        schoolClass,
        direction,
        opens,
        closes,
        from: first + at * passSeconds,
      })
      return { from: first + at * passSeconds, text: passText(words, await sign(words)) }
    }),
  )
  const said = (seconds: number) => timeOf(new Date(seconds * 1000))
  return { leave: { id, title, direction, opens: said(opens), closes: said(closes) }, codes }
}
