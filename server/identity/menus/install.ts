import { sql } from 'kysely'
import { areas } from '#domain/index.ts'
import { roleGrants, roles } from '#domain/roles.ts'
import type { Database } from '#server/core/app-context.ts'
import { stamps } from '#server/core/stamps.ts'
import { type DeclaredMenu, declaredMenus } from './declared.ts'
import { installAdministrators } from './install-administrators.ts'

/**
 * Brings what the declarations have and the tables have not: roles, menus, and who holds them. A row that
 * is there is left as it is, for it may be as an administrator wants it. Asked at every start.
 */
export const installMenus = (db: Database, tenantId: string) =>
  db.transaction().execute(async (tx) => {
    // Two machines may start at once; a lock of the transaction also passes through PgBouncer.
    await sql`select pg_advisory_xact_lock(hashtext('install menus'))`.execute(tx)
    await installRoles(tx, tenantId)
    const menus = areas.flatMap(declaredMenus)
    await installRows(tx, tenantId, menus)
    await installHolders(tx, tenantId, menus)
    await installAdministrators(tx, tenantId)
    // Every call joins these two, and without statistics that is a loop within a loop: 50 ms instead of 8.
    await sql`analyze system_menu, system_role_menu`.execute(tx)
  })

async function installRoles(db: Database, tenantId: string) {
  const rows = Object.entries(roles.labels).map(([code, name], sort) => ({
    ...stamps(tenantId),
    code,
    name,
    grants: roleGrants[code as keyof typeof roleGrants].join(','),
    sort,
  }))
  await insertMissing(db, 'system_role', rows, ['code'])
}

/** Parents stand before their children, so that one pass finds every parent's id. */
async function installRows(db: Database, tenantId: string, menus: readonly DeclaredMenu[]) {
  const known = await idsByCode(db, tenantId, 'system_menu')
  const ids = new Map(known)
  const rows = menus
    .map((menu, sort) => ({ ...menu, ...shown, sort }))
    .filter(({ code }) => !ids.has(code))
    .map(({ parent, roles: _, ...menu }) => {
      const row = { ...stamps(tenantId), ...menu }
      ids.set(menu.code, row.id)
      return { ...row, parent_id: parent && (ids.get(parent) ?? null) }
    })
  await insertMissing(db, 'system_menu', rows, ['code'])
  await gather(db, tenantId, menus, known, ids)
}

/**
 * Brings screens that were there before their group into it: those that still stand directly in their area. One that
 * an administrator has put elsewhere stays there, and one that was changed keeps its place in the order. A group that
 * is there already gathers nothing.
 */
async function gather(
  db: Database,
  tenantId: string,
  menus: readonly DeclaredMenu[],
  known: ReadonlyMap<string, string>,
  ids: ReadonlyMap<string, string>,
) {
  const areaOf = new Map(
    menus.flatMap(({ code, kind, parent }) =>
      kind === 'directory' && parent && !known.has(code) ? [[code, parent]] : [],
    ),
  )
  const moves = menus.flatMap(({ code, parent }, sort) => {
    const area = areaOf.get(parent ?? '')
    return parent && area && known.has(code)
      ? [{ id: ids.get(code), parent_id: ids.get(parent), area_id: ids.get(area), sort }]
      : []
  })
  if (moves.length === 0) return
  await sql`update system_menu m set parent_id = d.parent_id, revision = m.revision + 1, updated_at = now(),
      sort = case when m.updated_by = 'system' then d.sort else m.sort end
    from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as d(id uuid, parent_id uuid, area_id uuid, sort integer)
    where m.tenant_id = ${tenantId} and m.id = d.id and m.parent_id = d.area_id`.execute(db)
}

const shown = { terminal: 'web', open_type: '0', keep_alive: true, affix: false, hidden: false }

async function installHolders(db: Database, tenantId: string, menus: readonly DeclaredMenu[]) {
  const menuIds = await idsByCode(db, tenantId, 'system_menu')
  const roleIds = await idsByCode(db, tenantId, 'system_role')
  const rows = menus.flatMap(({ code, roles }) =>
    roles.map((role) => ({
      ...stamps(tenantId),
      role_id: roleIds.get(role),
      menu_id: menuIds.get(code),
      granted: true,
    })),
  )
  await insertMissing(db, 'system_role_menu', rows, ['role_id', 'menu_id'])
}

async function idsByCode(db: Database, tenantId: string, table: string): Promise<Map<string, string>> {
  const rows = await db.selectFrom(table).select(['code', 'id']).where('tenant_id', '=', tenantId).execute()
  return new Map(rows.map(({ code, id }) => [code, id]))
}

/** In portions: PostgreSQL binds no more than 65,535 values at once. */
async function insertMissing(db: Database, table: string, rows: readonly object[], key: readonly string[]) {
  for (let from = 0; from < rows.length; from += 2000)
    await db
      .insertInto(table)
      .values(rows.slice(from, from + 2000))
      .onConflict((same) => same.columns(['tenant_id', ...key]).doNothing())
      .execute()
}
