import { sql } from 'kysely'
import type { Database } from '#server/core/app-context.ts'
import { quoted } from '#server/core/database/names.ts'
import { allCopies } from '#server/engine/rows/copies.ts'

const raw = (name: string) => sql.raw(quoted(name))

/** The declared copies of which a college holds one that is not as its source, such as `base.mentor.departmentId`. */
export async function staleCopies(db: Database, tenantId: string): Promise<readonly string[]> {
  const questions = allCopies.flatMap(({ of, by, source, takes }) =>
    Object.entries(takes).map(
      ([here, there]) => sql`select ${`${of.name}.${here}`} as copy from ${raw(of.name)} t
        join ${raw(source)} s on s.tenant_id = t.tenant_id and s.id = t.${raw(by)}
        where t.tenant_id = ${tenantId} and t.${raw(here)} is distinct from s.${raw(there)}`,
    ),
  )
  const { rows } = await sql<{ copy: string }>`${sql.join(questions, sql` union `)}`.execute(db)
  return rows.map(({ copy }) => copy)
}
