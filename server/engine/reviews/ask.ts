import type { AnyResource } from '#domain/kernel/resource.ts'
import type { FieldAccess } from '#domain/security/secret-field.ts'
import { type AskedChanges, fieldReview, proofLimit } from '#domain/system/field-review.ts'
import { changedBy, table } from '#server/core/database/table.ts'
import type { Unit } from '#server/core/serve.ts'
import { stamps } from '#server/core/stamps.ts'
import { holdFiles } from '#server/engine/files/hold.ts'
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
 * for before and is still waiting is taken along, so that of one row one question is open. `proof` are ids of files.
 */
export async function askReview(
  unit: Unit,
  resource: AnyResource,
  row: Row,
  later: Values,
  proof: string | null = null,
) {
  const { db, app, actor } = unit
  const now = app.now()
  const open = await table(fieldReview, db, actor.tenantId).update(
    { resource: resource.name, rowId: row.id, userId: actor.id, state: 'pending' },
    { state: 'withdrawn', ...changedBy(actor.id, now) },
    ['changes', 'proof'],
  )
  const asked = Object.entries(later)
    .filter(([name, to]) => (row[name] ?? null) !== (to ?? null))
    .map(([name, to]) => [name, [row[name] ?? null, to ?? null]] as const)
  const asBefore = open.map(({ changes }) => JSON.parse(changes) as AskedChanges)
  const carried = asBefore.flatMap((changes) => Object.entries(changes).filter(([name]) => !(name in later)))
  const changes: AskedChanges = Object.fromEntries([...carried, ...asked])
  if (Object.keys(changes).length === 0) return
  const kept = stamps(actor.tenantId, actor.id)
  const before = join(open.map((each) => each.proof))
  const proofs = join([before, proof])
  await db
    .insertInto('system_field_review')
    .values({
      ...kept,
      created_at: now,
      updated_at: now,
      user_id: actor.id,
      resource: resource.name,
      row_id: row.id,
      title: titleIn(resource, row).slice(0, 200),
      changes: JSON.stringify(changes),
      proof: proofs,
      state: 'pending',
    })
    .execute()
  await holdFiles(fieldReview, kept.id, { proof: proofs }, { ...unit, current: { proof: before } })
}

/** Ids in one text, each once, the latest where they are too many; null where there are none. */
const join = (lists: readonly (string | null)[]) =>
  [...new Set(lists.flatMap((list) => list?.split(',') ?? []))]
    .filter(Boolean)
    .slice(-proofLimit.most)
    .join(',') || null
