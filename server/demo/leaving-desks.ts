import { sql } from 'kysely'
import { graduateAudit } from '#domain/records/graduation/audit.ts'
import type { LeavingStep } from '#domain/records/graduation/words.ts'
import type { RoleCode } from '#domain/roles.ts'
import { type FieldAccess, secretField } from '#domain/security/secret-field.ts'
import { roleMenu } from '#domain/system/role-menu.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { newId } from '#server/core/new-id.ts'

/** Whose desk a step is in the demo college. The money stays with the administrator, as the fees do. */
export const leavingDesks: Readonly<Partial<Record<RoleCode, readonly LeavingStep[]>>> = {
  dormmaster: ['dormitory'],
  counsellor: ['league'],
  department: ['archive'],
  verifier: ['library', 'card'],
}

/** What is no business of a keeper and of a counter: how a student stands. */
const unseen = [
  'unpaid',
  'punishments',
  'unmet',
  'credits',
  'planCredits',
  'training',
  'proposed',
  'conclusion',
  'note',
]
const outside: readonly string[] = ['dormmaster', 'verifier'] satisfies readonly RoleCode[]

/** Gives the desks where graduates leave to the roles that have something to do with them, as a college does. */
export async function giveLeavingDesks({ db }: AppContext, tenantId: string): Promise<void> {
  for (const [role, steps] of Object.entries(leavingDesks)) {
    const acts = ['view', ...steps].map((verb) => `records/leaving:${graduateAudit.name}:${verb}`)
    const { rows } = await sql<{ roleId: string; menuId: string }>`
      select r.id as "roleId", m.id as "menuId" from system_role r
      join system_menu m on m.tenant_id = r.tenant_id and m.code = any(${['records/leaving', ...acts]}::text[])
      where r.tenant_id = ${tenantId} and r.code = ${role} and not exists (select from system_role_menu g
        where g.tenant_id = r.tenant_id and g.role_id = r.id and g.menu_id = m.id)`.execute(db)
    const made = rows.map((row) => ({ id: newId(), ...row, granted: true }))
    await insertRows(db, roleMenu, tenantId, made, { by: 'demo' })
    const [roleId] = new Set(rows.map((row) => row.roleId))
    if (roleId && outside.includes(role))
      await insertRows(db, secretField, tenantId, hiddenFrom(roleId), { by: 'demo' })
  }
}

const hiddenFrom = (roleId: string) =>
  unseen.map((field) => ({
    ...{ id: newId(), roleId, resource: graduateAudit.name, field },
    access: 'hidden' satisfies FieldAccess,
  }))
