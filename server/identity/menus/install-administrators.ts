import { sql } from 'kysely'
import { administratorRoles } from '#domain/security/three-administrators.ts'
import type { Database } from '#server/core/app-context.ts'
import { stamps } from '#server/core/stamps.ts'

/** Makes the roles of the security administrator and the auditor, with their menus, where they are not there yet. */
export async function installAdministrators(db: Database, tenantId: string): Promise<void> {
  for (const [at, [code, { name, verbs, screens }]] of Object.entries(administratorRoles).entries()) {
    const row = { ...stamps(tenantId), code, name, grants: 'all', sort: 100 + at }
    const { rows } = await sql<{ id: string }>`
      insert into system_role (tenant_id, id, created_by, updated_by, code, name, grants, sort)
      values (${row.tenant_id}, ${row.id}, ${row.created_by}, ${row.updated_by}, ${code}, ${name}, 'all', ${row.sort})
      on conflict (tenant_id, code) do nothing returning id`.execute(db)
    // What an administrator has made of the role since stays.
    if (rows.length === 0) continue
    const menus = await db
      .selectFrom('system_menu')
      .select(['id', 'code'])
      .where('tenant_id', '=', tenantId)
      .where((where) =>
        where.or([
          where('code', 'in', screens),
          where(
            'code',
            'in',
            screens.flatMap((path) => verbs.map((verb) => `${path}:${path.replace('/', '.')}:${verb}`)),
          ),
        ]),
      )
      .execute()
    await db
      .insertInto('system_role_menu')
      .values(menus.map(({ id }) => ({ ...stamps(tenantId), role_id: row.id, menu_id: id, granted: true })))
      .execute()
  }
}
