import { sql } from 'kysely'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { FieldAccess } from '#domain/security/secret-field.ts'
import type { AskedChanges } from '#domain/system/field-review.ts'
import type { Unit } from '#server/core/serve.ts'
import { stamps } from '#server/core/stamps.ts'
import { titleIn } from '#server/engine/history/record.ts'
import type { Row, Values } from '#server/engine/rows/reading.ts'

/** What may be written at once, and what has to wait for a review. */
export function parted(access: Readonly<Record<string, FieldAccess>>, input: Values) {
  const waits = ([name]: [string, unknown]) => access[name] === 'review'
  return {
    atOnce: Object.fromEntries(Object.entries(input).filter((entry) => !waits(entry))) as Values,
    later: Object.fromEntries(Object.entries(input).filter(waits)) as Values,
  }
}

/**
 * Puts changes before anyone who reviews them, in the transaction of the write they were sent with. What the person asked
 * for before and is still waiting is taken along, so that of one row one question is open.
 */
export async function askReview({ db, app, actor }: Unit, resource: AnyResource, row: Row, later: Values) {
  const now = app.now()
  const { rows: open } = await sql<{ changes: string }>`
    update system_field_review set state = 'withdrawn', revision = revision + 1, updated_at = ${now},
      updated_by = ${actor.id}
    where tenant_id = ${actor.tenantId} and resource = ${resource.name} and row_id = ${row.id}
      and user_id = ${actor.id} and state = 'pending' returning changes`.execute(db)
  const asked = Object.entries(later)
    .filter(([name, to]) => (row[name] ?? null) !== (to ?? null))
    .map(([name, to]) => [name, [row[name] ?? null, to ?? null]] as const)
  const before = open.map(({ changes }) => JSON.parse(changes) as AskedChanges)
  const kept = before.flatMap((changes) => Object.entries(changes).filter(([name]) => !(name in later)))
  const changes: AskedChanges = Object.fromEntries([...kept, ...asked])
  if (Object.keys(changes).length === 0) return
  await db
    .insertInto('system_field_review')
    .values({
      ...stamps(actor.tenantId, actor.id),
      created_at: now,
      updated_at: now,
      user_id: actor.id,
      resource: resource.name,
      row_id: row.id,
      title: titleIn(resource, row).slice(0, 200),
      changes: JSON.stringify(changes),
      state: 'pending',
    })
    .execute()
}
