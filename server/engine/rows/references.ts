import { sql } from 'kysely'
import type { Fields } from '#domain/kernel/field.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { AnyTable } from '#domain/kernel/table.ts'
import { quoted } from '#server/core/database/names.ts'
import type { Unit } from '#server/core/serve.ts'
import { tableNamed } from '#server/core/tables.ts'
import { lookUpReach } from './looking-up.ts'
import type { Values } from './reading.ts'

/** Of each reference the ids that are not there, or that the asker may not look up. */
export type Missing = ReadonlyMap<string, ReadonlySet<unknown>>

/** Looks at what many rows are to point at, one statement for each reference. */
export async function missingReferences(
  { fields }: AnyTable,
  inputs: readonly Values[],
  { db, actor }: Unit,
): Promise<Missing> {
  const missing = new Map<string, ReadonlySet<unknown>>()
  for (const [name, { kind, target = '' }] of Object.entries(fields as Fields)) {
    if (kind !== 'reference') continue
    const asked = new Set(inputs.map((input) => input[name]).filter((id) => id != null))
    if (asked.size === 0) continue
    const { rows } = await sql<{ id: string }>`select r.id from ${sql.raw(quoted(target))} r
      where r.tenant_id = ${actor.tenantId} and r.id = any(${[...asked]}::uuid[])
        and ${lookUpReach(tableNamed(target), actor)()}`.execute(db)
    for (const { id } of rows) asked.delete(id)
    missing.set(name, asked)
  }
  return missing
}

/** Each field that points at something missing, with the words for what does not exist at all. */
export const missingIn = ({ fields }: AnyTable, input: Values, missing: Missing) =>
  [...missing].flatMap(([name, gone]) =>
    gone.has(input[name])
      ? [[name, phrase('{{label}}不存在', { label: (fields as Fields)[name]?.label })] as const]
      : [],
  )

/** Refuses values that point outside of what the asker may look up. */
export async function checkReferences(table: AnyTable, values: Values, unit: Unit): Promise<void> {
  const faults = missingIn(table, values, await missingReferences(table, [values], unit))
  const [first] = faults
  if (first) refuse({ type: 'invalid', message: first[1], fields: Object.fromEntries(faults) })
}
