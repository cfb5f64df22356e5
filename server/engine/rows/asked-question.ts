import type { Condition } from '#domain/kernel/condition.ts'
import { conditionSchema } from '#domain/kernel/condition-schema.ts'
import type { ListQuery } from '#domain/kernel/list-query.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { readJson } from '#server/core/json.ts'
import type { FieldVisibility } from './field-visibility.ts'
import { comparisonsOf } from './plain-filters.ts'
import { badParameter, listOf, textOf } from './query-string.ts'

/** Filters as a list query reads them, by their names: `{ 'floors.from': '2' }`. */
export type AskedQuery = Omit<ListQuery, 'filters'> & {
  readonly filters: Readonly<Record<string, unknown>>
}

/** Characters of a condition in an address. */
const longestCondition = 4096

/**
 * The question in what a client asks a list by: `ascs`, `descs` or `sort` (`a,-b`), `condition` (JSON), `params.…`, and
 * filters by themselves. What is not understood is refused by name; where one is on its pages is no question.
 */
export function askedQuestion(
  resource: AnyResource,
  asked: Readonly<Record<string, unknown>>,
  visibility: FieldVisibility,
): AskedQuery {
  const { current: _, size: __, params = {}, ascs, descs, sort, condition, ...plain } = asked
  if (typeof params !== 'object' || params === null || Array.isArray(params))
    return badParameter('params', '查询条件不正确')
  const [told, others]: [Entries, Entries] = [[], []]
  for (const entry of Object.entries(plain)) (entry[0].startsWith(prefix) ? told : others).push(entry)
  return {
    filters: Object.fromEntries([
      ...told.map(([name, value]) => [name.slice(prefix.length), value] as const),
      ...flat(params),
    ]),
    condition: together([
      ...conditionIn(condition),
      ...comparisonsOf(resource, Object.fromEntries(others), visibility),
    ]),
    sort: [
      ...listOf(textOf('sort', sort)),
      ...listOf(textOf('ascs', ascs)),
      ...listOf(textOf('descs', descs)).map((name) => `-${name}`),
    ],
  }
}

type Entries = (readonly [name: string, value: unknown])[]
const prefix = 'params.'

/** `{ floors: { from: 2 } }` as `floors.from`; a list is none of ours, and is refused where it is read. */
const flat = (nested: object): Entries =>
  Object.entries(nested).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? flat(value).map(([rest, inner]) => [`${name}.${rest}`, inner] as const)
      : [[name, value] as const],
  )

const together = (all: readonly Condition[]): Condition | undefined => (all.length > 1 ? { all } : all[0])

function conditionIn(value: unknown): readonly Condition[] {
  const text = textOf('condition', value)
  if (!text) return []
  if (text.length > longestCondition) return badParameter('condition', '筛选条件过长')
  const { data, success } = conditionSchema.safeParse(jsonOf(text))
  return success ? [data] : badParameter('condition', '筛选条件不正确')
}

function jsonOf(text: string): unknown {
  try {
    return readJson(text)
  } catch {
    return undefined
  }
}
