import { sql } from 'kysely'
import { resourceNamed } from '#domain/index.ts'
import type { Fields } from '#domain/kernel/field.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { PersonalCall } from '#server/core/route.ts'
import { idOf } from '#server/engine/rows/ids.ts'
import { usualMasks } from '#server/engine/rows/mask.ts'

/** GET security/secretField/list: how many fields of each resource the role `roleId` sees otherwise than declared. */
export async function secretFieldsOfRole({ c, app, tenantId }: PersonalCall) {
  const { rows } = await sql<{ resource: string; count: number }>`
    select resource, count(*)::int as count from security_secret_field
    where tenant_id = ${tenantId} and role_id = ${idOf(c.req.query('roleId'))}
    group by resource order by resource`.execute(app.db)
  return rows
}

/** GET security/secretField/getOne: what is set for the role `roleId` and `resource`, and what its kind keeps of each masked field. */
export async function secretFieldsOf({ c, app, tenantId }: PersonalCall) {
  const resource = resourceNamed(c.req.query('resource') ?? '') ?? refuse({ type: 'not-found' })
  const { rows } = await sql`select field, access, first, last from security_secret_field
    where tenant_id = ${tenantId} and role_id = ${idOf(c.req.query('roleId'))} and resource = ${resource.name}
    order by field`.execute(app.db)
  const usual = Object.entries(resource.fields as Fields).flatMap(([name, { masked }]) =>
    masked ? [[name, usualMasks[masked]] as const] : [],
  )
  return { rules: rows, usual: Object.fromEntries(usual) }
}
