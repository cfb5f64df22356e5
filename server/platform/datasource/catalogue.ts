/** Tables a person may look at, with what their makers say of them. */
export const tablesStatement = `
  select n.nspname as schema, c.relname as name, obj_description(c.oid, 'pg_class') as comment
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p', 'v', 'm', 'f') and n.nspname not in ('pg_catalog', 'information_schema')
    and n.nspname not like 'pg\\_%'
  order by 1, 2 limit 1000`

/** Columns of one table: schema and name are the values 1 and 2. */
export const columnsStatement = `
  select a.attname as name, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as required,
    col_description(a.attrelid, a.attnum) as comment,
    (select fc.relname from pg_constraint k join pg_class fc on fc.oid = k.confrelid
      where k.conrelid = a.attrelid and k.contype = 'f' and a.attnum = any(k.conkey) limit 1) as target
  from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = $1 and c.relname = $2 and a.attnum > 0 and not a.attisdropped
  order by a.attnum limit 200`
