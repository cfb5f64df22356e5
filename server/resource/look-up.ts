import { type RawBuilder, sql } from 'kysely'
import type { Field } from '#domain/kernel/field.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { quoted } from '#server/database/names.ts'
import type { Person } from '#server/house.ts'
import { columnOf, titleOf } from './columns.ts'
import { type Sight, sightOf } from './field-access.ts'
import { conditionsOf } from './filters.ts'
import { idsOf } from './ids.ts'
import { lookUpReach } from './looking-up.ts'
import { mask } from './mask.ts'
import { titleMask } from './masking.ts'
import { misasked, parsed, positive, textOf } from './query-string.ts'
import { holds, type Reach, reachOf } from './scope.ts'
import type { Ask, Asks, Desk } from './serve.ts'
import { usualOrderOf } from './sorting.ts'

interface Option {
  readonly id: string
  readonly name: string
  /** What tells it from another row of the name, to whoever may view the row. */
  readonly apart: string | null
}

interface Picking {
  readonly asks?: Asks | undefined
  /** Only these are on offer, whatever is asked. */
  readonly among?: (person: Person) => RawBuilder<boolean>
  /** Left out, what the person may look up. */
  readonly reach?: (person: Person) => Reach
}

/** Finds rows to point at, by what a picker shows of them and by nothing else: within what the person may look up. */
export function selectOf(
  resource: AnyResource,
  { asks = {}, among = () => sql`true`, reach = (person) => lookUpReach(resource, person) }: Picking = {},
) {
  const title = sql.raw(titleOf(resource))
  const order = sql.raw(`${usualOrderOf(resource)}, r.id`)

  const isWord = ([name]: Asked) => name === 'keyword' || askOf(asks, name) === 'keyword'

  function condition([name, value]: Asked, person: Person, { access, masks }: Sight) {
    if (access[name] === 'hidden' || masks.has(name)) return unknown(name)
    const ask = askOf(asks, name)
    if (typeof ask === 'function') return askedBy(ask, name, value, person)
    const field: Field | undefined = resource.fields[name]
    return field?.kind === 'reference' ? conditionsOf({ name, field, value, whole: false }) : unknown(name)
  }

  /** What tells rows apart, of those that the person may view and with the field whole; null of the others. */
  function apartFor(person: Person, { access, masks }: Sight): RawBuilder<string | null> {
    const field = resource.tellsApart
    const view = `${resource.name}:view`
    if (!field || !holds(person, view) || access[field] === 'hidden' || masks.has(field)) return sql`null`
    return sql`case when ${reachOf(resource, person, view)()} then ${sql.raw(columnOf(field))} end`
  }

  return async ({ db, house, person }: Desk, search: string) => {
    const { ids, size, ...others } = parsed(search)
    const asked = Object.entries(others)
    const sight = await sightOf(db, person, resource)
    const covered = await titleMask(db, person, resource)
    const apart = covered ? sql`null` : apartFor(person, sight)
    const where = [
      ...asked.filter((each) => !isWord(each)).flatMap((each) => condition(each, person, sight)),
      ...asked.filter(isWord).flatMap(([, word]) => called(word, title, apart, covered !== undefined)),
      ...(ids ? [sql<boolean>`r.id = any(${idsOf(textOf('ids', ids))}::uuid[])`] : []),
    ]
    const { rows } = await sql<Option>`select r.id, ${title} as name, ${apart} as apart
      from ${sql.raw(quoted(resource.name))} r
      where ${all(person, reach(person)(), among(person), ...where)}
      order by ${order} limit ${Math.min(positive('size', size, 50), house.settings.largestPage)}`.execute(db)
    return rows.map(({ id, name: title, apart }) => {
      const name = covered ? mask(title, covered) : title
      return { id, name, label: apart ? `${name}（${apart}）` : name, value: id }
    })
  }
}

/** Rows that a picker shows with this word in them; a name that is covered is found whole or not at all. */
function called(
  value: unknown,
  title: RawBuilder<unknown>,
  apart: RawBuilder<unknown>,
  whole: boolean,
): RawBuilder<boolean>[] {
  const word = textOf('keyword', value)?.trim()
  if (!word) return []
  if (word.length > 200 || word.includes('\0')) return misasked('keyword')
  const pattern = `%${word.replace(/[\\%_]/g, (letter) => `\\${letter}`)}%`
  const named = whole ? sql`${title} = ${word}` : sql`(${title})::text ilike ${pattern}`
  return [sql`(${named} or ${apart} ilike ${pattern})`]
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
    const further = Object.entries(others).flatMap(([name, value]) => {
      const ask = askOf(asks, name)
      return typeof ask === 'function' ? askedBy(ask, name, value, person) : unknown(name)
    })
    const [id] = root ? idsOf(textOf('root', root)) : []
    const reached = lookUpReach(resource, person)
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

type Asked = readonly [name: string, value: unknown]

const askOf = (asks: Asks, name: string) => (Object.hasOwn(asks, name) ? asks[name] : undefined)

const unknown = (name: string) => misasked(name, `不支持的查询条件：${name}`)

function askedBy(ask: Ask, name: string, value: unknown, person: Person): RawBuilder<boolean>[] {
  const text = textOf(name, value)
  if (!text) return []
  if (text.length > 200 || text.includes('\0')) return misasked(name)
  const condition = ask(text, person)
  return condition ? [condition] : []
}

const all = (person: Person, ...conditions: readonly RawBuilder<unknown>[]) =>
  sql.join([sql`r.tenant_id = ${person.tenantId}`, ...conditions], sql` and `)
