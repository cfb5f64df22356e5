import { sql } from 'kysely'
import type { z } from 'zod'
import { resourceNamed } from '#domain/index.ts'
import type { Fields } from '#domain/kernel/field.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { ofRole, ofRoleAndResource } from '#domain/security/secret-fields/asked.ts'
import type { Rules } from '#domain/security/secret-fields/calls.ts'
import type { PersonalCall } from '#server/core/route.ts'
import { usualMasks } from '#server/engine/rows/mask.ts'
import { keptRules, ruleGiver, splitRules } from './giver.ts'

/** How many fields of each resource a role sees otherwise than declared. */
export async function secretFieldsOfRole(
  { roleId }: z.output<typeof ofRole>,
  { app, tenantId }: PersonalCall,
) {
  const { rows } = await sql<{ resource: string; count: number }>`
    select resource, count(*)::int as count from security_secret_field
    where tenant_id = ${tenantId} and role_id = ${roleId}
    group by resource order by resource`.execute(app.db)
  return rows
}

/** What is set for a role and a resource, as far as the asker may set it, and what its kind keeps of each masked field. */
export async function secretFieldsOf(
  { roleId, ...asked }: z.output<typeof ofRoleAndResource>,
  { app, actor, tenantId }: PersonalCall,
): Promise<Rules> {
  const resource = resourceNamed(asked.resource) ?? refuse({ type: 'not-found' })
  const kept = await keptRules(app.db, tenantId, roleId, resource.name)
  const giver = await ruleGiver(app.db, actor, roleId)
  const { within, beyond } = await splitRules(app.db, giver, resource, kept)
  const usual = Object.entries(resource.fields as Fields).flatMap(([name, { masked }]) =>
    masked ? [[name, usualMasks[masked]] as const] : [],
  )
  return { rules: within, beyond: beyond.length, usual: Object.fromEntries(usual) }
}
