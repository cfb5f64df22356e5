import { sql } from 'kysely'
import { teacher } from '#domain/base/teacher.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { Actor, AppContext } from '#server/core/app-context.ts'
import { quoted } from '#server/core/database/names.ts'

/** Whether a round of the kind that opens more of the row runs for the actor, who may have finished in it already. */
export async function isInRound(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  { tenantId, granted }: Actor,
  { own, name }: AnyResource,
): Promise<boolean> {
  if (!own?.rounds) return false
  const table = (noun: string) => sql.raw(quoted(`${own.rounds}-${noun}`))
  const person = sql.raw(name === teacher.name ? 'teacher_id' : 'student_id')
  const at = sql`${now().toISOString()}::timestamptz`
  const { rows } = await sql`select from ${table('turn')} t join ${table('round')} p
      on p.tenant_id = t.tenant_id and p.id = t.round_id
    where t.tenant_id = ${tenantId} and t.${person} = any(${granted.self}::uuid[]) and t.state <> 'exempt'
      and ((p.state = 'open' and p.closes_at >= ${at}) or (p.state in ('open', 'closed') and t.until >= ${at}))
    limit 1`.execute(db)
  return rows.length > 0
}
