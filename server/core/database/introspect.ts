import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#server/core/app-context.ts'
import type { Column, Schema, TableSchema } from './changes.ts'

type Named = { readonly of: string; readonly name: string; readonly sql: string }

/** What a database really holds, as its catalogue tells it; the table of migrations apart. */
export async function introspect(db: Database): Promise<Schema> {
  const ask = async <Row>(query: RawBuilder<Row>) => (await query.execute(db)).rows
  const columns = await ask(columnsQuery)
  const constraints = await ask(constraintsQuery)
  const indexes = await ask(indexesQuery)
  const triggers = await ask(triggersQuery)
  const tables = [...new Set(columns.map((column) => column.of))]
  const sqlOf = (rows: Named[], table: string) =>
    Object.fromEntries(rows.filter((row) => row.of === table).map((row) => [row.name, row.sql]))
  const tableOf = (table: string): TableSchema => ({
    columns: Object.fromEntries(
      columns
        .filter((column) => column.of === table)
        .map(({ name, type, required, initial }) => [name, { type, required, initial }]),
    ),
    constraints: sqlOf(constraints, table),
    indexes: sqlOf(indexes, table),
    triggers: sqlOf(triggers, table),
  })
  return Object.fromEntries(tables.map((table) => [table, tableOf(table)]))
}

/** Tables of the schema `public` but our own book of migrations. */
const ours = sql`c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'migration'`

const columnsQuery = sql<Column & { of: string; name: string }>`
  select c.relname as of, a.attname as name, format_type(a.atttypid, a.atttypmod)
      || case when a.attcollation = '"C"'::regcollation and a.atttypid <> 'name'::regtype then ' COLLATE "C"' else '' end as type,
    a.attnotnull as required, pg_get_expr(d.adbin, d.adrelid) as initial
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where ${ours} order by c.relname, a.attnum`

/** Since PostgreSQL 18 a NOT NULL is a constraint too, of the kind n; the columns tell it already. */
const constraintsQuery = sql<Named>`
  select c.relname as of, k.conname as name, pg_get_constraintdef(k.oid) as sql
  from pg_class c join pg_constraint k on k.conrelid = c.oid and k.contype in ('p', 'u', 'f', 'c')
  where ${ours} order by c.relname, k.conname`

const indexesQuery = sql<Named>`
  select c.relname as of, i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as sql
  from pg_class c join pg_index i on i.indrelid = c.oid
  where ${ours} and not exists (select from pg_constraint k where k.conindid = i.indexrelid)
  order by c.relname, name`

/** Those that the declarations ask for. The versions of roles have theirs from the start of a server: see role-permissions.ts. */
const triggersQuery = sql<Named>`
  select c.relname as of, t.tgname as name, pg_get_triggerdef(t.oid) as sql
  from pg_class c join pg_trigger t on t.tgrelid = c.oid and not t.tgisinternal and t.tgname not like 'role\\_version\\_%'
  where ${ours} order by c.relname, t.tgname`
