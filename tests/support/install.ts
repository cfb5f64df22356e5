import { sql } from 'kysely'
import type { Database } from '#server/core/app-context.ts'
import { installDictionaries } from '#server/engine/dictionaries/install.ts'
import { installMenus } from '#server/identity/menus/install.ts'

/** What a college begins with. */
const begun = ['system_role', 'system_menu', 'system_role_menu', 'system_dictionary']

/** Gives a college its roles, menus and dictionaries: the first in a database as the product does, the next a copy. */
export async function install(db: Database, tenantId: string): Promise<void> {
  if (await hasCopies(db)) return copy(db, tenantId)
  await installMenus(db, tenantId)
  await installDictionaries(db, tenantId)
  const kept = begun.map(
    (table) =>
      `create table begun.${table} as select * from ${table} where tenant_id = '${tenantId}'; alter table begun.${table} drop column tenant_id`,
  )
  await sql.raw(`create schema begun; ${kept.join(';')}`).execute(db)
}

async function hasCopies(db: Database) {
  const { rows } = await sql`select from pg_namespace where nspname = 'begun'`.execute(db)
  return rows.length > 0
}

async function copy(db: Database, tenantId: string) {
  const { rows } = await sql<{ name: string; columns: string }>`
    select c.relname as name, string_agg(quote_ident(attname), ', ') as columns
    from pg_class c join pg_attribute a on attrelid = c.oid
    where relnamespace = 'begun'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
    group by 1`.execute(db)
  const columnsOf = new Map(rows.map(({ name, columns }) => [name, columns]))
  const statements = begun.map((table) => {
    const columns = columnsOf.get(table)
    return `insert into ${table} (tenant_id, ${columns}) select '${tenantId}', ${columns} from begun.${table}`
  })
  await sql.raw(statements.join(';')).execute(db)
}
