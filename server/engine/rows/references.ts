import { sql } from 'kysely'
import type { Fields } from '#domain/kernel/field.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { AnyTable } from '#domain/kernel/table.ts'
import { quoted } from '#server/core/database/names.ts'
import type { Unit } from '#server/core/serve.ts'
import { tableNamed } from '#server/core/tables.ts'
import { lookUpReach } from './looking-up.ts'

/** Refuses values that point outside of what the asker may look up, with the words for what does not exist at all. */
export async function checkReferences(
  { fields }: AnyTable,
  values: Readonly<Record<string, unknown>>,
  { db, actor }: Unit,
): Promise<void> {
  const pointing = Object.entries(fields as Fields).filter(
    ([name, { kind }]) => kind === 'reference' && values[name] != null,
  )
  if (pointing.length === 0) return
  const looks = pointing.map(([name, { target = '' }]) => {
    const reached = lookUpReach(tableNamed(target), actor)
    return sql`exists (select from ${sql.raw(quoted(target))} r where r.tenant_id = ${actor.tenantId}
      and r.id = ${values[name]} and ${reached()}) as ${sql.ref(name)}`
  })
  const { rows } = await sql<Record<string, boolean>>`select ${sql.join(looks)}`.execute(db)
  const missing = pointing.filter(([name]) => !rows[0]?.[name])
  const messages = missing.map(([name, { label }]) => [name, `${label}不存在`] as const)
  const [first] = messages
  if (first) refuse({ type: 'invalid', message: first[1], fields: Object.fromEntries(messages) })
}
