import { type RawBuilder, sql } from 'kysely'
import type { Field } from '#domain/kernel/field.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { quoted } from '#server/database/names.ts'
import type { Person } from '#server/house.ts'
import { columnOf, titleOf } from './columns.ts'
import { type Sight, sightOf } from './field-access.ts'
import { conditionsOf, searchOf } from './filters.ts'
import { idsOf } from './ids.ts'
import { mask } from './mask.ts'
import { titleMask } from './masking.ts'
import { misasked, parsed, positive, textOf } from './query-string.ts'
import { reachOf } from './scope.ts'
import type { Asks, Desk } from './serve.ts'
import { usualOrderOf } from './sorting.ts'

interface Option {
  readonly id: string
  readonly name: string
}

/** Finds rows to point at, by their titles. Any signed-in person may look, within what their roles were granted. */
export function selectOf(
  resource: AnyResource,
  asks: Asks = {},
  /** Only these are on offer, whatever is asked. */
  among: (person: Person) => RawBuilder<boolean> = () => sql`true`,
) {
  const title = titleOf(resource)
  const columns = sql.raw(`r.id, ${title} as name`)
  const order = sql.raw(`${usualOrderOf(resource)}, r.id`)

  function conditions(search: string, person: Person, sight: Sight) {
    const { keyword, ids, size, ...others } = parsed(search)
    const references = Object.entries(others).flatMap(([name, value]) => {
      const ask = asks[name]
      if (ask) return askedBy(ask, name, value, person)
      const field: Field | undefined = resource.fields[name]
      if (field?.kind !== 'reference' || sight.access[name] === 'hidden')
        return misasked(name, `不支持的查询条件：${name}`)
      return conditionsOf({ name, field, value, whole: false })
    })
    const wanted = ids ? [sql<boolean>`r.id = any(${idsOf(textOf('ids', ids))}::uuid[])`] : []
    const where = [...references, ...searchOf(resource, keyword, sight), ...wanted]
    return { where, size: positive('size', size, 50) }
  }

  return async ({ db, house, person }: Desk, search: string) => {
    const { where, size } = conditions(search, person, await sightOf(db, person, resource))
    const covered = await titleMask(db, person, resource)
    const { rows } = await sql<Option>`select ${columns} from ${sql.raw(quoted(resource.name))} r
      where ${all(person, reachOf(resource, person)(), among(person), ...where)}
      order by ${order} limit ${Math.min(size, house.settings.largestPage)}`.execute(db)
    return rows.map(({ id, name: title }) => {
      const name = covered ? mask(title, covered) : title
      return { id, name, label: name, value: id }
    })
  }
}

interface Node {
  readonly id: string
  readonly parentId: string | null
  readonly title: string
  readonly hasChildren: boolean
}

/** The rows right under one of them, or the topmost that a person reaches. */
export function treeOf(resource: AnyResource, parent: string, asks: Asks = {}) {
  const table = sql.raw(quoted(resource.name))
  const title = titleOf(resource)
  const order = sql.raw(`${usualOrderOf(resource)}, r.id`)
  const up = sql.raw(columnOf(parent))
  const columns = sql.raw(`r.id, ${columnOf(parent)} as "parentId", ${title} as title`)

  return async ({ db, house, person }: Desk, search: string) => {
    const { root, ...others } = parsed(search)
    const further = Object.entries(others).flatMap(([name, value]) =>
      askedBy(asks[name] ?? misasked(name, `不支持的查询条件：${name}`), name, value, person),
    )
    const [id] = root ? idsOf(textOf('root', root)) : []
    const reached = reachOf(resource, person)
    const near = sql`${table} n where n.tenant_id = ${person.tenantId} and ${reached('n')}`
    const place = id ? sql`${up} = ${id}` : sql`not exists (select from ${near} and n.id = ${up})`
    const { rows } = await sql<Node>`select ${columns},
      exists (select from ${near} and ${sql.raw(columnOf(parent, 'n'))} = r.id) as "hasChildren"
      from ${table} r where ${all(person, reached(), place, ...further)} order by ${order} limit ${house.settings.largestPage}`.execute(
      db,
    )
    const covered = await titleMask(db, person, resource)
    return rows.map((node) => ({
      ...node,
      title: covered ? mask(node.title, covered) : node.title,
      key: node.id,
      value: node.id,
      children: [],
    }))
  }
}

function askedBy(ask: Asks[string], name: string, value: unknown, person: Person): RawBuilder<boolean>[] {
  const text = textOf(name, value)
  if (!text) return []
  const condition = text.length > 200 || text.includes('\0') ? misasked(name) : ask?.(text, person)
  return condition ? [condition] : []
}

const all = (person: Person, ...conditions: readonly RawBuilder<unknown>[]) =>
  sql.join([sql`r.tenant_id = ${person.tenantId}`, ...conditions], sql` and `)
