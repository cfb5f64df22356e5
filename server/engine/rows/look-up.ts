import { type RawBuilder, sql } from 'kysely'
import { type Field, writingsOf } from '#domain/kernel/field.ts'
import { mostOffered } from '#domain/kernel/offered.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { seenLine } from '#domain/kernel/seen-text.ts'
import type { Actor } from '#server/core/app-context.ts'
import { quoted } from '#server/core/database/names.ts'
import { isSorted, sortKey, sortKeyOf } from '#server/core/database/sort-key.ts'
import { speltIn } from '#server/core/database/spelling.ts'
import type { LookupFilter, LookupFilters, Unit } from '#server/core/serve.ts'
import { tableNamed } from '#server/core/tables.ts'
import { columnOf, row, textShownOf } from './columns.ts'
import { anyOf, containing, nearness } from './containing.ts'
import { type FieldVisibility, seesWhole, titleMask, visibilityOf } from './field-visibility.ts'
import { conditionsOf, isHeld, isShort, speltLike } from './filters.ts'
import { idsOf } from './ids.ts'
import { lookUpReach } from './looking-up.ts'
import { badParameter, parsed, positive, textOf } from './query-string.ts'
import { holds, type ScopeFilter, scopeFilter } from './scope.ts'
import { usualOrderOf } from './sorting.ts'
import { titleColumn, titlesFor } from './titles.ts'

interface Option {
  readonly id: string
  readonly name: string
  /** What tells it from another row of the name, to anyone who may view the row. */
  readonly apart: string | null
}

interface Picking {
  readonly lookupFilters?: LookupFilters | undefined
  /** Only these are on offer, whatever is asked. */
  readonly among?: (actor: Actor) => RawBuilder<boolean>
  /** Left out, what the person may look up. */
  readonly reach?: (actor: Actor) => ScopeFilter
}

/** Finds rows to point at, by what a picker shows of them and by nothing else: within what the person may look up. */
export function selectOf(
  resource: AnyResource,
  {
    lookupFilters = {},
    among = () => sql`true`,
    reach = (actor) => lookUpReach(resource, actor),
  }: Picking = {},
) {
  const title = titleColumn(resource)
  // A picker shows the title; of that it may find the spelling too, wherever it shows it whole.
  const spelt = speltIn(resource.fields).filter((name) => name === resource.title)
  const orderFor = orderOf(resource)
  const titleField: Field = resource.fields[resource.title] ?? {}
  const candidates = candidatesOf(resource)

  const isWord = ([name]: Asked) => name === 'keyword' || askOf(lookupFilters, name) === 'keyword'

  function condition([name, value]: Asked, actor: Actor, visibility: FieldVisibility) {
    const ask = askOf(lookupFilters, name)
    if (typeof ask === 'object') return askedBy(ask, name, value, { actor, visibility })
    const field: Field | undefined = resource.fields[name]
    return field?.kind === 'reference' && visibility.access[name] !== 'hidden'
      ? conditionsOf({ name, field, value, whole: false })
      : unknown(name)
  }

  /** What tells rows apart, of those that the person may view and with the field whole; nothing of the others. */
  async function apartFor({ db, actor }: Unit, visibility: FieldVisibility): Promise<ShownText | undefined> {
    const field = resource.tellsApart
    const view = `${resource.name}:view`
    if (!field || !holds(actor, view) || !seesWhole(visibility, field)) return
    const { target } = resource.fields[field] as Field
    if (target && (await titleMask(db, actor, tableNamed(target)))) return
    return { text: sql.raw(textShownOf(resource, field)), seen: scopeFilter(resource, actor, view)() }
  }

  return async ({ db, app, actor }: Unit, search: string) => {
    const { ids, size, ...others } = parsed(search)
    const asked = Object.entries(others)
    const visibility = await visibilityOf(db, actor, resource)
    const covered = (await titleMask(db, actor, resource)) !== undefined
    const told = covered ? undefined : await apartFor({ db, app, actor }, visibility)
    const apart = told ? sql`case when ${told.seen} then ${told.text} end` : sql`null`
    const named: ShownText = { text: sql`(${title})::text`, seen: sql`true` }
    const words = asked.filter(isWord).map(([, word]) => textOf('keyword', word) ?? '')
    const texts = { resource, titleField, named: covered ? undefined : named, told, spelt }
    const offered = all(
      actor,
      reach(actor)(),
      among(actor),
      ...asked.filter((each) => !isWord(each)).flatMap((each) => condition(each, actor, visibility)),
      ...(ids ? [sql<boolean>`r.id = any(${idsOf(textOf('ids', ids))}::uuid[])`] : []),
    )
    const near = covered ? [] : words.map((word) => nearness([named.text, apart], word, titleField))
    const usual = orderFor(visibility)
    const most = Math.min(positive('size', size, 50), app.settings.largestPage)
    const having = words.flatMap((word) => called(word, texts))
    const chosen = near.length > 0 ? candidates({ words, having, offered, usual, most }) : []
    const shown = await titlesFor({ db, actor }, resource)
    const { rows } = await sql<Option>`select r.id, ${title} as name, ${apart} as apart
      from ${sql.raw(quoted(resource.name))} r where ${together(offered, ...having, ...chosen)} order by ${sql.join([...near, usual])}
      limit ${most}`.execute(db)
    return rows.map(({ id, name: title, apart }) => {
      const name = shown(title)
      return { id, name, label: apart ? `${name}（${apart}）` : name, value: id }
    })
  }
}

/** Rows, at least, out of which those of many that are nearest to a word are chosen. Among more nobody picks: they type on. */
const mostCandidates = 4 * mostOffered

interface Sought {
  readonly words: readonly string[]
  readonly having: readonly RawBuilder<boolean>[]
  readonly offered: RawBuilder<unknown>
  readonly usual: RawBuilder<unknown>
  /** How many rows the call answers with at most. */
  readonly most: number
}

/**
 * Among many rows not all that have a word are brought into order by how near they are to it: those that begin with it,
 * as the key that they sort by tells, and the first in their usual order.
 */
function candidatesOf(resource: AnyResource) {
  const { manyRows, title, name } = resource
  const some = sql`select r.id from ${sql.raw(quoted(name))} r where`
  const key = sql.raw(`${row}.${quoted(sortKeyOf(title))}`)
  const keysOf = (word: string) =>
    isSorted(resource, title)
      ? writingsOf(resource.fields[title], word).flatMap((each) => sortKey(each) || [])
      : []
  return ({ words, having, offered, usual, most }: Sought): RawBuilder<unknown>[] => {
    if (!manyRows) return []
    const limit = Math.max(most, mostCandidates)
    const beginning = words.flatMap(keysOf).map(
      (from) => sql`(${some} ${offered} and ${key} >= ${from} and ${key} < ${`${from}\u{10FFFF}`}
        order by ${key}, r.id limit ${limit})`,
    )
    const first = sql`(${some} ${together(offered, ...having)} order by ${usual} limit ${limit})`
    return [sql`r.id = any(array(${sql.join([...beginning, first], sql` union all `)}))`]
  }
}

/** A text that a picker shows, and of which rows. */
interface ShownText {
  readonly text: RawBuilder<unknown>
  readonly seen: RawBuilder<boolean>
}

interface Texts {
  readonly resource: AnyResource
  readonly titleField: Field
  readonly named: ShownText | undefined
  readonly told: ShownText | undefined
  readonly spelt: readonly string[]
}

/** Rows that have this word, by any of its writings, in one of the texts that a picker shows of them whole. */
function called(word: string, { resource, titleField, named, told, spelt }: Texts): RawBuilder<boolean>[] {
  if (word.length > 200 || word.includes('\0')) return badParameter('keyword')
  const writings = writingsOf(titleField, word)
  if (writings.length === 0) return []
  const sounds = named ? writings.flatMap((each) => spelt.flatMap((name) => speltLike(name, each))) : []
  const held = sounds.length > 0 && writings.every((each) => isHeld(titleField, each))
  // As in a list: among many rows nothing but names is asked for by one or two letters.
  const others = held && resource.manyRows && isShort(word) ? [] : [told]
  const found = [...(held ? [] : [named]), ...others].flatMap((each) =>
    each ? [sql<boolean>`(${each.seen} and ${containing(each.text, word, titleField)})`] : [],
  )
  return [anyOf([...found, ...sounds])]
}

interface Node {
  readonly id: string
  readonly parentId: string | null
  readonly title: string
  readonly hasChildren: boolean
}

/** The rows right under one of them, or the topmost that a person reaches; with `root` 0, 1 or true all of them, nested. */
export function treeOf(resource: AnyResource, parent: string, lookupFilters: LookupFilters = {}) {
  const table = sql.raw(quoted(resource.name))
  const orderFor = orderOf(resource)
  const up = sql.raw(columnOf(parent))
  const columns = sql`r.id, ${up} as "parentId", ${titleColumn(resource)} as title`

  return async ({ db, app, actor }: Unit, search: string) => {
    const { root, ...others } = parsed(search)
    const visibility = await visibilityOf(db, actor, resource)
    if (visibility.access[parent] === 'hidden') return badParameter('root', '不支持的查询条件：root')
    const further = Object.entries(others).flatMap(([name, value]) => {
      const ask = askOf(lookupFilters, name)
      return typeof ask === 'object' ? askedBy(ask, name, value, { actor, visibility }) : unknown(name)
    })
    const isWhole = wholeTree.has(String(root))
    const [id] = root && !isWhole ? idsOf(textOf('root', root)) : []
    const reached = lookUpReach(resource, actor)
    const near = sql`${table} n where n.tenant_id = ${actor.tenantId} and ${reached('n')}`
    const place = isWhole
      ? sql`true`
      : id
        ? sql`${up} = ${id}`
        : sql`not exists (select from ${near} and n.id = ${up})`
    const { rows } = await sql<Node>`select ${columns},
      exists (select from ${near} and ${sql.raw(columnOf(parent, 'n'))} = r.id) as "hasChildren"
      from ${table} r where ${all(actor, reached(), place, ...further)} order by ${orderFor(visibility)} limit ${app.settings.largestPage}`.execute(
      db,
    )
    const shown = await titlesFor({ db, actor }, resource)
    const nodes = rows.map((node) => ({ ...node, title: shown(node.title), key: node.id, value: node.id }))
    return isWhole ? nestedNodes(nodes) : nodes.map((node) => ({ ...node, children: [] }))
  }
}

/** How other clients ask for all levels at once. */
const wholeTree = new Set(['0', '1', 'true'])

type Nested<N> = N & { readonly children: readonly Nested<N>[] }

/** Each node with those under it, from those whose parent is not among them. */
function nestedNodes<N extends Pick<Node, 'id' | 'parentId'>>(nodes: readonly N[]): readonly Nested<N>[] {
  const known = new Set(nodes.map(({ id }) => id))
  const byParent = Map.groupBy(nodes, ({ parentId }) => (parentId && known.has(parentId) ? parentId : null))
  const below = (parentId: string | null): readonly Nested<N>[] =>
    (byParent.get(parentId) ?? []).map((node) => ({ ...node, children: below(node.id) }))
  return below(null)
}

type Asked = readonly [name: string, value: unknown]

const askOf = (lookupFilters: LookupFilters, name: string) =>
  Object.hasOwn(lookupFilters, name) ? lookupFilters[name] : undefined

const unknown = (name: string) => badParameter(name, phrase('不支持的查询条件：{{field}}', { field: name }))

interface Asker {
  readonly actor: Actor
  readonly visibility: FieldVisibility
}

function askedBy({ reads, where }: LookupFilter, name: string, value: unknown, { actor, visibility }: Asker) {
  const text = seenLine(textOf(name, value) ?? '').trim()
  if (!text) return []
  const sees = (field: string) => seesWhole(visibility, field)
  if (!reads.every(sees)) return unknown(name)
  const condition = text.length > 200 || text.includes('\0') ? badParameter(name) : where(text, actor, sees)
  return condition ? [condition] : []
}

function orderOf(resource: AnyResource) {
  const usual = usualOrderOf(resource)
  return (visibility: FieldVisibility) =>
    sql.raw([...usual(visibility).map(({ by }) => by), 'r.id'].join(', '))
}

const together = (...conditions: readonly RawBuilder<unknown>[]) => sql.join(conditions, sql` and `)

const all = (actor: Actor, ...conditions: readonly RawBuilder<unknown>[]) =>
  together(sql`r.tenant_id = ${actor.tenantId}`, ...conditions)
