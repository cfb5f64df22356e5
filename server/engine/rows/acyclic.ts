import { sql } from 'kysely'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { quoted } from '#server/core/database/names.ts'
import type { Unit } from '#server/core/serve.ts'

/**
 * Refuses to hang a row under itself or under one that hangs under it. The lock makes two moves at once
 * take turns: each alone may be sound, and both together a ring.
 */
export async function checkAcyclic(
  { name, parent, fields }: AnyResource,
  id: string,
  values: Readonly<Record<string, unknown>>,
  { db, actor: { tenantId } }: Unit,
): Promise<void> {
  const above = parent && values[parent]
  if (!above) return
  const table = sql.raw(quoted(name))
  const pointer = sql.raw(quoted(parent))
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${name} ${tenantId}`}, 0))`.execute(db)
  const { rows } = await sql`
    with recursive up(id) as (
      select ${above}::uuid
      union select r.${pointer} from ${table} r join up on r.id = up.id where r.tenant_id = ${tenantId}
    ) select from up where id = ${id}::uuid`.execute(db)
  if (rows.length === 0) return
  const message = phrase('{{label}}不能是自身或其下级', { label: fields[parent].label })
  refuse({ type: 'invalid', message, fields: { [parent]: message } })
}
