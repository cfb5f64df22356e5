import { sql } from 'kysely'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { digestOf } from '#server/core/audit/digest.ts'
import { count } from '#server/core/rate-counter.ts'
import type { Unit } from '#server/core/serve.ts'
import { reachedNow, rowsAsOf } from '#server/engine/rows/as-of.ts'
import type { Match } from '#server/engine/rows/condition.ts'
import type { Asking, Reading } from '#server/engine/rows/list-query.ts'
import { recordReveals } from './record.ts'

const aDay = 24 * 3600
const mostInADay = 20
/** A value that more rows hold than this is nobody's own. */
const mostRows = 100

/**
 * A question as it may be asked now. Where it names a value whole that the person sees only in part, its answer is a
 * reveal: it is counted, and kept with the rows that it found. The same value asked again the same day counts once.
 * Never inside a transaction of the caller, which might take the count back.
 */
export async function matched(
  unit: Unit,
  resource: AnyResource,
  { asking, match }: Reading,
): Promise<Asking> {
  if (match) await keep(unit, resource, asking, match)
  return asking
}

const keep = (
  { app, actor }: Unit,
  resource: AnyResource,
  { joins, where, day }: Asking,
  { field, value }: Match,
) =>
  app.db.transaction().execute(async (db) => {
    const { id, tenantId } = actor
    const now = app.now()
    const same = { tenantId, subject: `match ${await digestOf([tenantId, id, resource.name, field, value])}` }
    const isNew = (await count(db, same, aDay, now)) === 1
    if (isNew && (await count(db, { tenantId, subject: `match ${id}` }, aDay, now)) > mostInADay)
      refuse({
        type: 'too-many',
        message: phrase('一天内最多按完整内容查询 {{count}} 个脱敏信息，请明天再试', { count: mostInADay }),
        retryAfter: aDay,
      })
    const { rows } = await sql<{ id: string; known: boolean }>`select r.id, exists (
        select from security_reveal_record v where v.tenant_id = r.tenant_id and v.row_id = r.id::text
          and v.user_id = ${id} and v.resource = ${resource.name} and v.field = ${field} and v.purpose = 'match'
          and v.created_at > ${new Date(now.getTime() - aDay * 1000)}) as known
      from ${rowsAsOf(resource, tenantId, day)} r ${joins} where ${sql.join(
        [sql`r.tenant_id = ${tenantId}`, reachedNow(resource, actor, `${resource.name}:view`, day), ...where],
        sql` and `,
      )} limit ${mostRows}`.execute(db)
    const ids = rows.flatMap((row) => (row.known ? [] : [row.id]))
    if (isNew || ids.length > 0)
      await recordReveals({ db, app, actor }, resource, { ids, fields: [field], purpose: 'match' })
  })
