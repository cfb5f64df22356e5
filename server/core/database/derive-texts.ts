import { sql } from 'kysely'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { Database } from '#server/core/app-context.ts'
import { type Derived, derivedIn } from './derived.ts'
import { quoted } from './names.ts'

/** Rows in one statement: short enough that nobody who writes them waits. */
const together = 1000

/**
 * Derives what is kept beside texts for the rows that were written before it was, a few at a time. Of a row that is
 * written meanwhile nothing is changed. Returns how many it wrote; at the next start there are none.
 */
export async function deriveTexts(db: Database, resources: readonly AnyResource[]): Promise<number> {
  let written = 0
  for (const resource of resources)
    for (const derived of derivedIn(resource)) written += await deriveText(db, resource.name, derived)
  return written
}

async function deriveText(db: Database, name: string, { field, column, type, of }: Derived) {
  const [table, text, kept] = [name, field, column].map((each) => sql.raw(quoted(each)))
  const after = { tenant: '', id: '00000000-0000-0000-0000-000000000000' }
  for (let written = 0; ; ) {
    const { rows } = await sql<{ tenant: string; id: string; text: string }>`
      select tenant_id as tenant, id, ${text} as text from ${table}
      where ${kept} is null and ${text} is not null and (tenant_id, id) > (${after.tenant}, ${after.id}::uuid)
      order by tenant_id, id limit ${together}`.execute(db)
    const last = rows.at(-1)
    if (!last) return written
    const known = rows.map((row) => ({ ...row, kept: of(row.text) }))
    await sql`update ${table} t set ${kept} = d.kept::${sql.raw(type)}
      from jsonb_to_recordset(${JSON.stringify(known)}::jsonb) as d(tenant text, id uuid, text text, kept text)
      where t.tenant_id = d.tenant and t.id = d.id and t.${text} = d.text`.execute(db)
    written += rows.length
    Object.assign(after, last)
  }
}
