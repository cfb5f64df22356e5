import { type RawBuilder, sql } from 'kysely'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { isPath, placeOf, prefixesOf } from '#domain/kernel/through.ts'
import { quoted } from '#server/core/database/names.ts'
import { behindOf, columnOf, row } from './columns.ts'

/** What `columnOf` of these names needs in `from`, for rows known as `alias`: the rows behind each reference of a path, once. */
export function joinsFor(
  resource: AnyResource,
  names: Iterable<string>,
  alias: string = row,
): RawBuilder<unknown> {
  const passed = new Set([...names].filter(isPath).flatMap(prefixesOf))
  const joins = [...passed].map((path) => {
    const { target = '' } = placeOf(resource, path).field
    const next = behindOf(path, alias)
    return `left join ${quoted(target)} ${next} on ${next}.tenant_id = ${alias}.tenant_id and ${next}.id = ${columnOf(path, alias)}`
  })
  return sql.raw(joins.join(' '))
}
