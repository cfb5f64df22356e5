import { quoted } from './names.ts'

/** The setting of a transaction that erases the rows of one college, whose tenant it names: see docs/operations.md. */
const erasing = 'campus.erasing'

/**
 * Refuses what a trigger is called for. One thing is permitted: to take out rows of the college that this transaction
 * says it erases. Nothing permits to change one.
 */
export const refusingFunction = `create or replace function append_only() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.tenant_id = current_setting('${erasing}', true) then
      return old;
    end if;
  end if;
  raise exception '% is append-only: % is refused', tg_table_name, lower(tg_op) using errcode = '55000';
end $$`

/** The triggers that a table of added rows has, by their names. */
export const appendOnlyTriggers = (table: string): Readonly<Record<string, string>> => ({
  append_only: `CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON ${quoted(table)} FOR EACH ROW EXECUTE FUNCTION append_only()`,
  append_only_all: `CREATE TRIGGER append_only_all BEFORE TRUNCATE ON ${quoted(table)} FOR EACH STATEMENT EXECUTE FUNCTION append_only()`,
})
