import { sql } from 'kysely'
import { areas } from '#domain/index.ts'
import type { Field, Fields } from '#domain/kernel/field.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { Database } from '#server/core/app-context.ts'
import { quoted } from '#server/core/database/names.ts'
import { isAsked } from './asked-area.ts'

interface College {
  readonly db: Database
  readonly tenantId: string
}

const raw = (name: string) => sql.raw(quoted(name))

/** What a row of the demo college holds where a code belongs and is none of its dictionary: `area.noun.field: value`. */
export async function unknownCodes({ db, tenantId }: College): Promise<readonly string[]> {
  const found: string[] = []
  for (const resource of areas
    .filter(({ area }) => isAsked(area))
    .flatMap(({ resources }): readonly AnyResource[] => resources)) {
    const coded = Object.entries<Field>(resource.fields as Fields).filter(([, { dictionary }]) => dictionary)
    if (coded.length === 0) continue
    const questions = coded.map(
      ([name, { dictionary }]) => sql`select distinct ${name} as field, held.code
        from ${raw(resource.name)} t, string_to_table(t.${raw(name)}::text, ',') held(code)
        where t.tenant_id = ${tenantId} and not held.code = any(${Object.keys(dictionary?.labels ?? {})})`,
    )
    const { rows } = await sql<{ field: string; code: string }>`${sql.join(questions, sql` union `)}`.execute(
      db,
    )
    found.push(...rows.map(({ field, code }) => `${resource.name}.${field}: ${code}`))
  }
  return found
}
