import { type RawBuilder, sql } from 'kysely'
import { comparisonsIn } from '#domain/kernel/condition.ts'
import { type Field, type Fields, shapedBy } from '#domain/kernel/field.ts'
import { reference } from '#domain/kernel/fields.ts'
import { asOf, type FilterPart, filterPart, type ListQuery, ofBatch } from '#domain/kernel/list-query.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { namedFields, shownFields } from '#domain/kernel/shown-fields.ts'
import { mayAskBy } from '#domain/security/secret-fields/may-ask.ts'
import { isSorted } from '#server/core/database/sort-key.ts'
import { dayOf } from './as-of.ts'
import { type Askable, conditionSql, type Match } from './condition.ts'
import { type FieldVisibility, seesWhole } from './field-visibility.ts'
import { batchOf, conditionsOf, searchOf } from './filters.ts'
import { joinsFor } from './joins.ts'
import { badParameter } from './query-string.ts'
import { sortsOf, usualOrderOf } from './sorting.ts'

/** A question in SQL. Rows are known as `r`, and `joins` are what `where` and `order` need beside them in `from`. */
export interface Asking {
  readonly joins: RawBuilder<unknown>
  readonly where: readonly RawBuilder<boolean>[]
  readonly order: RawBuilder<unknown>
  /** The day as of which the rows are asked for, see as-of.ts; undefined where they are asked for as they are. */
  readonly day: string | undefined
}

/** A question that was read, to be asked once its match is kept: see reveals/matched.ts. */
export interface Reading {
  readonly asking: Asking
  readonly match: Match | undefined
}

/** Filters as they were asked, by the names of the wire: a range has two, `floors.from` and `floors.to`. */
type Filters = Readonly<Record<string, unknown>>
type Asked = Omit<ListQuery, 'filters'> & { readonly filters?: Filters | undefined }

/** More columns than this decide nothing that anybody would see. */
const mostSorts = 5

/** Reads a question strictly: what this resource does not know, or this person may not ask, is refused by name. */
export function listQueryOf(resource: AnyResource) {
  const known: readonly string[] = resource.filters
  const shown = shownFields(resource)
  const fieldOf = namedFields(resource)
  const sorts = sortsOf(resource)
  const usualOrder = usualOrderOf(resource)
  // Rows may always be asked for by their ids, as a tree does with the level it has opened.
  const byId: Field = reference('编号', resource.name)

  function conditions(filters: Filters, visibility: FieldVisibility, matching: (match: Match) => void) {
    return [...byField(filters, known)].flatMap(([name, value]) => {
      if (name === 'search') return searchOf(resource, value, visibility)
      if (name === asOf) return []
      if (name === ofBatch) return batchOf(resource, value)
      if (name !== 'id' && (!known.includes(name) || !mayAsk(name, visibility)))
        return badParameter(name, phrase('不支持的查询条件：{{field}}', { field: name }))
      const field = name === 'id' ? byId : fieldOf(name)
      const whole = visibility.masks.has(name)
      const found = conditionsOf({ name, field, value, whole })
      if (whole && found.length > 0) matching({ field: name, value: shapedBy(field, String(value)) })
      return found
    })
  }

  function askable(name: string, visibility: FieldVisibility): Askable {
    const field = name === 'id' ? byId : shown.get(name)
    if (!field || !mayAsk(name, visibility))
      return badParameter(name, phrase('不支持的查询条件：{{field}}', { field: name }))
    return { field, whole: visibility.masks.has(name) }
  }

  function order(asked: string, visibility: FieldVisibility): string {
    const name = asked.replace(/^-/, '')
    const sort = sorts.get(name)
    return sort && seesWhole(visibility, name)
      ? sort(asked === name ? 'asc' : 'desc')
      : badParameter(name, phrase('不支持的排序字段：{{field}}', { field: name }))
  }

  return ({ filters = {}, condition, sort = [] }: Asked, visibility: FieldVisibility): Reading => {
    if (sort.length > mostSorts)
      return badParameter('sort', phrase('最多按 {{count}} 列排序', { count: mostSorts }))
    const decided =
      sort.length > 0
        ? sort.map((asked) => ({ name: asked.replace(/^-/, ''), by: order(asked, visibility) }))
        : usualOrder(visibility)
    const orders = decided.map(({ by }) => by)
    const names = decided.map(({ name }) => name)
    const matches: Match[] = []
    const matching = (match: Match) => {
      matches.push(match)
      if (matches.length > 1) badParameter(match.field, '一次只能按一个脱敏信息的完整内容查询')
    }
    const where = [
      ...conditions(filters, visibility, matching),
      ...(condition ? [conditionSql(condition, (name) => askable(name, visibility), matching)] : []),
    ]
    // The id last, so that rows alike in all else never change places between two pages. Where no two are alike it
    // would only keep the database from reading them off an index in their order.
    const inOrder = sql.raw((tellsApart(resource, names) ? orders : [...orders, 'r.id']).join(', '))
    const read = [
      ...byField(filters, known).keys(),
      ...(condition ? comparisonsIn(condition).map(({ field }) => field) : []),
      ...names,
    ]
    const day = dayOf(resource, filters[asOf], (name) => seesWhole(visibility, name))
    return { asking: { joins: joinsFor(resource, read), where, order: inOrder, day }, match: matches[0] }
  }
}

const mayAsk = (name: string, { access, masks }: FieldVisibility) =>
  mayAskBy(name, access[name], masks.has(name))

/** Filters by their fields, the two ends of a range together. */
function byField(filters: Filters, known: readonly string[]): ReadonlyMap<string, unknown> {
  const found = new Map<string, unknown>()
  for (const [key, value] of Object.entries(filters)) {
    const { name, end }: FilterPart = known.includes(key) ? { name: key } : filterPart(key)
    const before = found.get(name)
    if (before !== undefined && (!end || typeof before !== 'object')) return badParameter(name)
    found.set(name, end ? { ...Object(before), [end]: value } : value)
  }
  return found
}

/** Whether no two rows agree in all of these. A reference is sorted by its title, which many may bear, a name by its sound. */
const tellsApart = (resource: AnyResource, names: readonly string[]) => {
  const { unique = [], fields } = resource
  return (unique as readonly (readonly string[])[]).some((group) =>
    group.every((name) => {
      const { kind, presence } = (fields as Fields)[name] as Field
      const itself = kind !== 'reference' && !isSorted(resource, name)
      return names.includes(name) && itself && presence === 'required'
    }),
  )
}
