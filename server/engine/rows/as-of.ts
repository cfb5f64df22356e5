import { type RawBuilder, sql } from 'kysely'
import type { Field } from '#domain/kernel/field.ts'
import { asOf } from '#domain/kernel/list-query.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { isCalendarDay } from '#domain/rules/calendar-day.ts'
import type { Actor } from '#server/core/app-context.ts'
import { quoted, snake } from '#server/core/database/names.ts'
import { badParameter } from './query-string.ts'
import { scopeFilter } from './scope.ts'

/**
 * The day as of which rows are asked for; undefined where they are asked for as they are. Who does not see what the list
 * of a day is made of would learn it from one day after another.
 */
export function dayOf(
  { asOf: kept }: AnyResource,
  value: unknown,
  sees: (name: string) => boolean,
): string | undefined {
  if (value === undefined || value === '') return
  if (!kept || ![...kept.fields, kept.since].every(sees))
    return badParameter(asOf, '这份名单不能按过去的日期查看')
  return typeof value === 'string' && isCalendarDay(value) ? value : badParameter(asOf, '截至日期不正确')
}

/**
 * The rows of a resource, for a statement that knows them as `r`. As of a day they are those that had begun by it, each
 * with what its change records tell of the fields named in `asOf`, and what is copied from behind them. What was set
 * before there were records of it is as it was first written; rows that were removed since are in none.
 */
export function rowsAsOf(
  resource: AnyResource,
  tenantId: string,
  day: string | undefined,
): RawBuilder<unknown> {
  const table = sql.raw(quoted(resource.name))
  if (!day || !resource.asOf) return table
  const { fields, since } = resource.asOf
  const began = sql.raw(quoted(since))
  return sql`(select p.* from ${table} s
    left join (${changedAfter(resource.name, fields, tenantId, day)}) h on h.row_id = s.id::text
    ${sql.join(
      fields.map((name, at) => behind(resource, name, at)),
      sql` `,
    )}
    cross join lateral jsonb_populate_record(s, ${sql.join(
      fields.map((name, at) => wasOf(resource, name, at)),
      sql` || `,
    )}) p
    where s.tenant_id = ${tenantId} and s.${began} <= ${day}::date)`
}

/** Of each row that was changed after a day, what the fields held at its end: the first change since says from what. */
const changedAfter = (name: string, fields: readonly string[], tenantId: string, day: string) =>
  sql`select w.row_id, jsonb_object_agg(w.field, w.value) as was from (
      select distinct on (c.row_id, f.field) c.row_id, f.field, c.changes::jsonb -> f.field -> 0 as value
      from security_change_record c cross join unnest(${fields}::text[]) f(field)
      where c.tenant_id = ${tenantId} and c.resource = ${name} and c.changed like '%,' || f.field || ',%'
        and c.changed_at >= (${day}::date + 1)::timestamp at time zone 'Asia/Shanghai'
        and c.changes::jsonb -> f.field -> 0 <> 'null'
      order by c.row_id, f.field, c.serial) w
    group by w.row_id`

const copiesOf = ({ linked }: AnyResource, name: string): Readonly<Record<string, string>> =>
  (linked?.[name] as { readonly copies?: Readonly<Record<string, string>> } | undefined)?.copies ?? {}

/** The row that a reference pointed at, where fields are copied from it. */
function behind(resource: AnyResource, name: string, at: number): RawBuilder<unknown> {
  const { target } = resource.fields[name] as Field
  if (!target || Object.keys(copiesOf(resource, name)).length === 0) return sql``
  const alias = sql.raw(`b${at}`)
  return sql`left join ${sql.raw(quoted(target))} ${alias} on ${alias}.tenant_id = s.tenant_id
    and ${alias}.id = (h.was ->> ${name}::text)::uuid`
}

/** A field as it was with what was copied along, by their columns; nothing where it has not changed since. */
function wasOf(resource: AnyResource, name: string, at: number): RawBuilder<unknown> {
  const copies = Object.entries(copiesOf(resource, name)).flatMap(([own, other]) => [
    sql`${snake(own)}::text, b${sql.raw(String(at))}.${sql.raw(quoted(other))}`,
  ])
  const all = [sql`${snake(name)}::text, h.was -> ${name}::text`, ...copies]
  return sql`case when h.was ? ${name}::text then jsonb_build_object(${sql.join(all)}) else '{}'::jsonb end`
}

/** The rows that a person reaches today: a past day lets nobody see more. */
export function reachedNow(
  resource: AnyResource,
  actor: Actor,
  permission: string,
  day: string | undefined,
): RawBuilder<boolean> {
  const reached = scopeFilter(resource, actor, permission)()
  if (!day) return reached
  return sql`r.id in (select r.id from ${sql.raw(quoted(resource.name))} r
    where r.tenant_id = ${actor.tenantId} and ${reached})`
}
