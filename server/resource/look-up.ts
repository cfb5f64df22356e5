import { type RawBuilder, sql } from 'kysely'
import type { Field } from '#domain/kernel/field.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { quoted } from '#server/database/names.ts'
import type { Person } from '#server/house.ts'
import { columnOf } from './columns.ts'
import { type Sight, seesWhole, sightOf, titleMask } from './field-access.ts'
import { conditionsOf } from './filters.ts'
import { idsOf } from './ids.ts'
import { lookUpReach } from './looking-up.ts'
import { misasked, parsed, positive, textOf } from './query-string.ts'
import { holds, type Reach, reachOf } from './scope.ts'
import type { Ask, Asks, Desk } from './serve.ts'
import { usualOrderOf } from './sorting.ts'
import { titleColumn, titlesFor } from './titles.ts'

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
  const title = titleColumn(resource)
  const orderFor = orderOf(resource)

  const isWord = ([name]: Asked) => name === 'keyword' || askOf(asks, name) === 'keyword'

  function condition([name, value]: Asked, person: Person, sight: Sight) {
    const ask = askOf(asks, name)
    if (typeof ask === 'object') return askedBy(ask, name, value, { person, sight })
    const field: Field | undefined = resource.fields[name]
    return field?.kind === 'reference' && sight.access[name] !== 'hidden'
      ? conditionsOf({ name, field, value, whole: false })
      : unknown(name)
  }

  /** What tells rows apart, of those that the person may view and with the field whole; null of the others. */
  function apartFor(person: Person, sight: Sight): RawBuilder<string | null> {
    const field = resource.tellsApart
    const view = `${resource.name}:view`
    if (!field || !holds(person, view) || !seesWhole(sight, field)) return sql`null`
    return sql`case when ${reachOf(resource, person, view)()} then ${sql.raw(columnOf(field))} end`
  }

  return async ({ db, house, person }: Desk, search: string) => {
    const { ids, size, ...others } = parsed(search)
    const asked = Object.entries(others)
    const sight = await sightOf(db, person, resource)
    const covered = (await titleMask(db, person, resource)) !== undefined
    const apart = covered ? sql<null>`null` : apartFor(person, sight)
    const where = [
      ...asked.filter((each) => !isWord(each)).flatMap((each) => condition(each, person, sight)),
      ...asked
        .filter(isWord)
        .flatMap(([, word]) => called(word, covered ? [apart] : [sql`(${title})::text`, apart])),
      ...(ids ? [sql<boolean>`r.id = any(${idsOf(textOf('ids', ids))}::uuid[])`] : []),
    ]
    const shown = await titlesFor({ db, person }, resource)
    const { rows } = await sql<Option>`select r.id, ${title} as name, ${apart} as apart
      from ${sql.raw(quoted(resource.name))} r
      where ${all(person, reach(person)(), among(person), ...where)}
      order by ${orderFor(sight)} limit ${Math.min(positive('size', size, 50), house.settings.largestPage)}`.execute(
      db,
    )
    return rows.map(({ id, name: title, apart }) => {
      const name = shown(title)
      return { id, name, label: apart ? `${name}（${apart}）` : name, value: id }
    })
  }
}

/** Rows that have this word in one of the texts that a picker shows of them whole. */
function called(value: unknown, shown: readonly RawBuilder<unknown>[]): RawBuilder<boolean>[] {
  const word = textOf('keyword', value)?.trim()
  if (!word) return []
  if (word.length > 200 || word.includes('\0')) return misasked('keyword')
  const pattern = `%${word.replace(/[\\%_]/g, (letter) => `\\${letter}`)}%`
  return [
    sql`(${sql.join(
      shown.map((text) => sql`${text} ilike ${pattern}`),
      sql` or `,
    )})`,
  ]
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
    const further = Object.entries(others).flatMap(([name, value]) => {
      const ask = askOf(asks, name)
      return typeof ask === 'object' ? askedBy(ask, name, value, { person, sight }) : unknown(name)
    })
    const [id] = root ? idsOf(textOf('root', root)) : []
    const reached = lookUpReach(resource, person)
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

type Asked = readonly [name: string, value: unknown]

const askOf = (asks: Asks, name: string) => (Object.hasOwn(asks, name) ? asks[name] : undefined)

const unknown = (name: string) => misasked(name, `不支持的查询条件：${name}`)

interface Asker {
  readonly person: Person
  readonly sight: Sight
}

function askedBy({ reads, where }: Ask, name: string, value: unknown, { person, sight }: Asker) {
  const text = textOf(name, value)
  if (!text) return []
  const sees = (field: string) => seesWhole(sight, field)
  if (!reads.every(sees)) return unknown(name)
  const condition = text.length > 200 || text.includes('\0') ? misasked(name) : where(text, person, sees)
  return condition ? [condition] : []
}

function orderOf(resource: AnyResource) {
  const usual = usualOrderOf(resource)
  return (sight: Sight) => sql.raw([...usual(sight), 'r.id'].join(', '))
}

const all = (person: Person, ...conditions: readonly RawBuilder<unknown>[]) =>
  sql.join([sql`r.tenant_id = ${person.tenantId}`, ...conditions], sql` and `)
