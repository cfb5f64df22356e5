import { sql } from 'kysely'
import type { Database } from '#server/core/app-context.ts'
import type { Giver } from '#server/engine/giving/giver.ts'
import { holdsAll } from '#server/identity/roles/giving.ts'

interface Menu {
  readonly id: string
  readonly parentId: string | null
  readonly kind: string
  readonly permission: string | null
  /** One of the giver's roles holds it. */
  readonly held: boolean
}

/**
 * The menus that somebody may give: buttons whose permission their roles hold, screens that those roles hold or that have
 * such a button, and directories, which permit nothing.
 */
export async function giveable(db: Database, giver: Giver): Promise<ReadonlySet<string>> {
  const { rows } = await sql<Menu>`select m.id, m.parent_id as "parentId", m.kind, m.permission, exists (
      select from system_role_menu rm join system_role r on r.tenant_id = rm.tenant_id and r.id = rm.role_id
      where rm.tenant_id = m.tenant_id and rm.menu_id = m.id and rm.granted
        and r.code = any(${giver.roles.map(({ code }) => code)}::text[])) as held
    from system_menu m where m.tenant_id = ${giver.tenantId}`.execute(db)
  const buttons = rows.filter(
    ({ kind, permission }) => kind === 'button' && permission !== null && holdsAll(giver, [permission]),
  )
  const above = new Set(buttons.map(({ parentId }) => parentId))
  const others = rows.filter(
    ({ id, kind, held }) => kind === 'directory' || (kind === 'screen' && (held || above.has(id))),
  )
  return new Set([...buttons, ...others].map(({ id }) => id))
}
