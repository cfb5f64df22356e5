import { sql } from 'kysely'
import type { AppContext, Database } from '#server/core/app-context.ts'
import { behind } from '#server/core/database/table.ts'

/** A role as it stood when it was read: its version is another after every change of what it permits. */
export interface RoleVersion {
  readonly id: string
  readonly version: string
}

interface Kept {
  readonly version: string
  readonly permissions: ReadonlySet<string>
}

/** Of each database that keeps versions: every permission of a role, by its id. A database that keeps none is asked each time. */
const kept = new WeakMap<Database, Map<string, Kept>>()
const most = 1000

/**
 * What these roles permit, by their ids. A role that has not changed since it was last asked for here is not read
 * again: the call itself reads its version afresh, so that a change made by any process holds at the next call in all.
 */
export async function permissionsOf(
  { db }: Pick<AppContext, 'db'>,
  tenantId: string,
  roles: readonly RoleVersion[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const known = kept.get(db) ?? new Map<string, Kept>()
  const found = new Map<string, ReadonlySet<string>>()
  for (const { id, version } of roles) {
    const role = known.get(id)
    if (role?.version === version) found.set(id, role.permissions)
  }
  const asked = roles.map(({ id }) => id).filter((id) => !found.has(id))
  if (asked.length === 0) return found
  if (known.size > most) known.clear()
  // The version is read with the permissions, of one moment: kept under an older one they could be wrong for it.
  const { rows } = await sql<RoleVersion & { readonly permissions: readonly string[] }>`
    select r.id, r.xmin::text as version, (
      select coalesce(json_agg(m.permission), '[]') from system_role_menu rm
      join ${behind('system_menu m', 'rm.menu_id')}
      where rm.tenant_id = ${tenantId} and rm.role_id = r.id and rm.granted and m.permission is not null
    ) as permissions
    from system_role r where r.tenant_id = ${tenantId} and r.id = any(${asked}::uuid[])`.execute(db)
  for (const { id, version, permissions } of rows) {
    const role = { version, permissions: new Set(permissions) }
    known.set(id, role)
    found.set(id, role.permissions)
  }
  return found
}

/**
 * Has the database write a role anew, without changing it, in every transaction that changes what it permits, by
 * whatever hand: the transaction that wrote a row last (`xmin`) is its version. From then on this process keeps
 * permissions by it. Of what the declarations say it changes nothing, so that it is no migration.
 */
export async function keepRoleVersions(db: Database): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('role versions'))`.execute(tx)
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_trigger
      where tgname like 'role_version_1_%' and tgenabled = 'O'`.execute(tx)
    if (rows[0]?.count !== triggers.length)
      for (const statement of installing) await sql.raw(statement).execute(tx)
  })
  kept.set(db, new Map())
}

/** Locked in one order, so that two who change several roles never wait for each other. */
const writeAnew = (
  which: string,
) => `perform from system_role r where ${which} order by r.tenant_id, r.id for no key update;
  update system_role r set revision = r.revision where ${which};
  return null;`

const among = (changed: string) => `(r.tenant_id, r.id) in (select tenant_id, role_id from ${changed})`

const functions = [
  ['role_version_added', among('changed')],
  ['role_version_moved', `(${among('changed')} or ${among('before')})`],
  ['role_version_all', 'true'],
  [
    'role_version_menu',
    among(`system_role_menu where (tenant_id, menu_id) in (
      select c.tenant_id, c.id from changed c join before b on b.tenant_id = c.tenant_id and b.id = c.id
      where b.permission is distinct from c.permission)`),
  ],
] as const

const triggers = [
  ['insert', 'after insert on system_role_menu referencing new table as changed', 'role_version_added'],
  ['delete', 'after delete on system_role_menu referencing old table as changed', 'role_version_added'],
  [
    'update',
    'after update on system_role_menu referencing old table as before new table as changed',
    'role_version_moved',
  ],
  ['truncate', 'after truncate on system_role_menu', 'role_version_all'],
  [
    'menu',
    'after update on system_menu referencing old table as before new table as changed',
    'role_version_menu',
  ],
] as const

const installing = [
  ...functions.map(
    ([name, which]) =>
      `create or replace function ${name}() returns trigger language plpgsql as $$ begin ${writeAnew(which)} end $$`,
  ),
  ...triggers.map(
    ([name, when, does]) =>
      `create or replace trigger role_version_1_${name} ${when} for each statement execute function ${does}()`,
  ),
]
