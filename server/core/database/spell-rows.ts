import { sql } from 'kysely'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { Database } from '#server/core/app-context.ts'
import { quoted } from './names.ts'
import { spell, spellingOf, speltIn } from './spelling.ts'

/** Rows in one statement: short enough that nobody who writes them waits. */
const together = 1000

/**
 * Spells the rows that were written before their field was spelt, a few at a time. Of a row that is written meanwhile
 * nothing is changed. Returns how many it spelt; at the next start there are none.
 */
export async function spellRows(db: Database, resources: readonly AnyResource[]): Promise<number> {
  let spelt = 0
  for (const { name, fields } of resources)
    for (const field of speltIn(fields)) spelt += await spellField(db, name, field)
  return spelt
}

async function spellField(db: Database, name: string, field: string) {
  const [table, text, spelling] = [name, field, spellingOf(field)].map((each) => sql.raw(quoted(each)))
  const after = { tenant: '', id: '00000000-0000-0000-0000-000000000000' }
  for (let spelt = 0; ; ) {
    const { rows } = await sql<{ tenant: string; id: string; text: string }>`
      select tenant_id as tenant, id, ${text} as text from ${table}
      where ${spelling} is null and ${text} is not null and (tenant_id, id) > (${after.tenant}, ${after.id}::uuid)
      order by tenant_id, id limit ${together}`.execute(db)
    const last = rows.at(-1)
    if (!last) return spelt
    const known = rows.map(({ text, ...row }) => ({ ...row, text, spelling: spell(text) }))
    await sql`update ${table} t set ${spelling} = d.spelling::tsvector
      from jsonb_to_recordset(${JSON.stringify(known)}::jsonb) as d(tenant text, id uuid, text text, spelling text)
      where t.tenant_id = d.tenant and t.id = d.id and t.${text} = d.text`.execute(db)
    spelt += rows.length
    Object.assign(after, last)
  }
}
