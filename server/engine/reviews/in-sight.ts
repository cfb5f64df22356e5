import { sql } from 'kysely'
import { resources } from '#domain/index.ts'
import { quoted } from '#server/core/database/names.ts'
import type { Unit } from '#server/core/serve.ts'
import { holds, scopeFilter } from '#server/engine/rows/scope.ts'

/** Those of these reviews that the actor has asked for, or may decide: anyone else has nothing to do with their proofs. */
export async function reviewsInSight(
  { db, actor }: Pick<Unit, 'db' | 'actor'>,
  ids: readonly string[],
): Promise<readonly string[]> {
  const mine = resources.filter(({ name, own }) => own && holds(actor, `${name}:review`))
  const reached = mine.map(
    (
      resource,
    ) => sql`(f.resource = ${resource.name} and exists (select from ${sql.raw(quoted(resource.name))} r
      where r.tenant_id = f.tenant_id and r.id::text = f.row_id
        and ${scopeFilter(resource, actor, `${resource.name}:review`)()}))`,
  )
  const { rows } = await sql<{ id: string }>`select f.id from system_field_review f
    where f.tenant_id = ${actor.tenantId} and f.id::text = any(${ids}::text[])
      and (${sql.join([sql`f.user_id::text = ${actor.id}`, ...reached], sql` or `)})`.execute(db)
  return rows.map(({ id }) => id)
}
