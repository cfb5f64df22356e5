import { sql } from 'kysely'
import type { Field } from '#domain/kernel/field.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { type RevealPurpose, revealPurposes } from '#domain/security/reveal-record.ts'
import { audit } from '#server/core/audit/audit.ts'
import type { Unit } from '#server/core/serve.ts'

export interface Revealed {
  readonly ids: readonly string[]
  readonly fields: readonly string[]
  readonly purpose: RevealPurpose
  /** What names the one row that was looked at. */
  readonly title?: string
}

/** Keeps who saw which values whole: row by row for those concerned, and once in the audit chain. */
export async function recordReveals(
  { db, app, actor }: Unit,
  { name, label, fields }: AnyResource,
  { ids, fields: names, purpose, title }: Revealed,
): Promise<void> {
  const { tenantId, id, account } = actor
  await sql`insert into security_reveal_record
      (tenant_id, id, created_by, updated_by, created_at, updated_at,
        user_id, user_name, resource, row_id, field, purpose, address)
    select ${tenantId}, gen_random_uuid(), ${id}, ${id}, ${app.now()}, ${app.now()},
      ${id}::uuid, ${actor.name}, ${name}, seen.row_id, seen.field, ${purpose}, ${actor.address ?? null}
    from (select row_id, field from unnest(${ids}::text[]) row_id, unnest(${names}::text[]) field) seen`.execute(
    db,
  )
  await audit(db, app, {
    tenantId,
    account,
    action: `查看完整信息`,
    target: title ?? `${label} ${ids.length} 条`,
    ...(actor.address && { address: actor.address }),
    detail: `${names.map((field) => (fields[field] as Field).label).join('、')}；${revealPurposes.labels[purpose]}`,
  })
}
