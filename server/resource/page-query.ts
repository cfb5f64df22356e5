import { type RawBuilder, sql } from 'kysely'
import type { Field } from '#domain/kernel/field.ts'
import { reference } from '#domain/kernel/fields.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { conditionsOf, searchOf } from './filters.ts'
import { listOf, misasked, parsed, positive, textOf } from './query-string.ts'
import { sortsOf, usualOrderOf } from './sorting.ts'

export interface PageQuery {
  readonly where: readonly RawBuilder<boolean>[]
  readonly order: RawBuilder<unknown>
  readonly size: number
  readonly current: number
}

export interface Limits {
  readonly usual: number
  readonly largest: number
  /** The asker sees personal values whole. */
  readonly reveals: boolean
}

const calls = new Set(['current', 'size', 'ascs', 'descs', 'params'])

/** Reads `current`, `size`, `ascs`, `descs` and `params.…` strictly: what is not understood is refused by name. */
export function pageQueryOf(resource: AnyResource) {
  const filters: readonly string[] = resource.filters
  const sorts = sortsOf(resource)
  // Rows may always be asked for by their ids, as a tree does with the level it has opened.
  const byId: Field = reference('编号', resource.name)

  function conditions(params: Record<string, unknown>, reveals: boolean) {
    return Object.entries(params).flatMap(([name, value]) => {
      if (name === 'search') return searchOf(resource, value, reveals)
      if (name !== 'id' && !filters.includes(name)) return misasked(name, `不支持的查询条件：${name}`)
      const field = name === 'id' ? byId : (resource.fields[name] as Field)
      return conditionsOf({ name, field, value, whole: Boolean(field.masked) && !reveals })
    })
  }

  function order(names: string | undefined, direction: 'asc' | 'desc', reveals: boolean): string[] {
    return listOf(names).map((name) => {
      const sort = sorts.get(name)
      const masked = resource.fields[name]?.masked && !reveals
      return sort && !masked ? sort(direction) : misasked(name, `不支持的排序字段：${name}`)
    })
  }

  const usualOrder = usualOrderOf(resource)

  return (search: string, { usual, largest, reveals }: Limits): PageQuery => {
    const asked = parsed(search)
    for (const name of Object.keys(asked)) if (!calls.has(name)) misasked(name, `不支持的查询条件：${name}`)
    const { params = {}, ascs, descs } = asked
    if (typeof params !== 'object' || Array.isArray(params)) return misasked('params', '查询条件不正确')
    const orders = [
      ...order(textOf('ascs', ascs), 'asc', reveals),
      ...order(textOf('descs', descs), 'desc', reveals),
    ]
    return {
      where: conditions(params as Record<string, unknown>, reveals),
      // The id last, so that rows alike in all else never change places between two pages.
      order: sql.raw([...(orders.length ? orders : [usualOrder]), 'r.id'].join(', ')),
      current: positive('current', asked.current, 1),
      size: Math.min(positive('size', asked.size, usual), largest),
    }
  }
}
