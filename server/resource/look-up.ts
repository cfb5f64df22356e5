import { type RawBuilder, sql } from 'kysely'
import type { Field } from '#domain/kernel/field.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { quoted } from '#server/database/names.ts'
import type { Person } from '#server/house.ts'
import { columnOf } from './columns.ts'
import { type Sight, seesWhole, sightOf } from './field-access.ts'
import { conditionsOf, searchOf } from './filters.ts'
import { idsOf } from './ids.ts'
import { misasked, parsed, positive, textOf } from './query-string.ts'
import { reachOf } from './scope.ts'
import type { Ask, Asks, Desk } from './serve.ts'
import { usualOrderOf } from './sorting.ts'
import { titleColumn, titlesFor } from './titles.ts'

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
  const columns = sql`r.id, ${titleColumn(resource)} as name`
  const orderFor = orderOf(resource)

  function conditions(search: string, person: Person, sight: Sight) {
    const { keyword, ids, size, ...others } = parsed(search)
    const references = Object.entries(others).flatMap(([name, value]) => {
      const ask = asks[name]
      if (ask) return askedBy(ask, name, value, { person, sight })
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
    const sight = await sightOf(db, person, resource)
    const { where, size } = conditions(search, person, sight)
    const shown = await titlesFor({ db, person }, resource)
    const { rows } = await sql<Option>`select ${columns} from ${sql.raw(quoted(resource.name))} r
      where ${all(person, reachOf(resource, person)(), among(person), ...where)}
      order by ${orderFor(sight)} limit ${Math.min(size, house.settings.largestPage)}`.execute(db)
    return rows.map(({ id, name: title }) => {
      const name = shown(title)
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
  const orderFor = orderOf(resource)
  const up = sql.raw(columnOf(parent))
  const columns = sql`r.id, ${up} as "parentId", ${titleColumn(resource)} as title`

  return async ({ db, house, person }: Desk, search: string) => {
    const { root, ...others } = parsed(search)
    const sight = await sightOf(db, person, resource)
    if (sight.access[parent] === 'hidden') return misasked('root', '不支持的查询条件：root')
    const further = Object.entries(others).flatMap(([name, value]) =>
      askedBy(asks[name] ?? misasked(name, `不支持的查询条件：${name}`), name, value, { person, sight }),
    )
    const [id] = root ? idsOf(textOf('root', root)) : []
    const reached = reachOf(resource, person)
    const near = sql`${table} n where n.tenant_id = ${person.tenantId} and ${reached('n')}`
    const place = id ? sql`${up} = ${id}` : sql`not exists (select from ${near} and n.id = ${up})`
    const { rows } = await sql<Node>`select ${columns},
      exists (select from ${near} and ${sql.raw(columnOf(parent, 'n'))} = r.id) as "hasChildren"
      from ${table} r where ${all(person, reached(), place, ...further)} order by ${orderFor(sight)} limit ${house.settings.largestPage}`.execute(
      db,
    )
    const shown = await titlesFor({ db, person }, resource)
    return rows.map((node) => ({
      ...node,
      title: shown(node.title),
      key: node.id,
      value: node.id,
      children: [],
    }))
  }
}

interface Asker {
  readonly person: Person
  readonly sight: Sight
}

function askedBy({ reads, where }: Ask, name: string, value: unknown, { person, sight }: Asker) {
  const text = textOf(name, value)
  if (!text) return []
  const sees = (field: string) => seesWhole(sight, field)
  if (!reads.every(sees)) return misasked(name, `不支持的查询条件：${name}`)
  const condition = text.length > 200 || text.includes('\0') ? misasked(name) : where(text, person, sees)
  return condition ? [condition] : []
}

function orderOf(resource: AnyResource) {
  const usual = usualOrderOf(resource)
  return (sight: Sight) => sql.raw([...usual(sight), 'r.id'].join(', '))
}

const all = (person: Person, ...conditions: readonly RawBuilder<unknown>[]) =>
  sql.join([sql`r.tenant_id = ${person.tenantId}`, ...conditions], sql` and `)
