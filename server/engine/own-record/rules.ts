import type { AnyResource } from '#domain/kernel/resource.ts'
import { ownField } from '#domain/system/own-field.ts'
import { type OwnRules, ownRulesOf } from '#domain/system/own-fields/rules.ts'
import type { Database } from '#server/core/app-context.ts'
import { table } from '#server/core/database/table.ts'

/** What the college allows people of the row that is about themselves, field by field. */
export async function ownRules(db: Database, tenantId: string, resource: AnyResource): Promise<OwnRules> {
  const rows = await table(ownField, db, tenantId).list({ resource: resource.name }, [
    'field',
    'access',
    'during',
    'proof',
  ])
  return ownRulesOf(resource, Object.fromEntries(rows.map(({ field, ...rule }) => [field, rule])))
}
