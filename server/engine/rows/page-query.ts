import { type Condition, conditionSchema } from '#domain/kernel/condition.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { readJson } from '#server/core/json.ts'
import type { FieldVisibility } from './field-visibility.ts'
import { type Asking, listQueryOf, type Reading } from './list-query.ts'
import { badParameter, listOf, parsed, positive, textOf } from './query-string.ts'

interface Place {
  readonly size: number
  readonly current: number
}

export type PageQuery = Asking & Place

export interface Limits {
  readonly usual: number
  readonly largest: number
  /** What the asker sees of the fields: by what is hidden nobody filters or sorts. */
  readonly visibility: FieldVisibility
}

const calls = new Set(['current', 'size', 'ascs', 'descs', 'sort', 'params', 'condition'])
/** Characters of a condition in an address. */
const longestCondition = 4096

/**
 * Reads `current`, `size`, `ascs`, `descs` or `sort` (`a,-b`), `condition` (JSON) and `params.…` strictly: what is not
 * understood is refused by name.
 */
export function pageQueryOf(resource: AnyResource) {
  const question = listQueryOf(resource)
  return (search: string, { usual, largest, visibility }: Limits): Reading & Place => {
    const asked = parsed(search)
    for (const name of Object.keys(asked))
      if (!calls.has(name)) badParameter(name, `不支持的查询条件：${name}`)
    const { params = {}, ascs, descs, condition } = asked
    if (typeof params !== 'object' || Array.isArray(params)) return badParameter('params', '查询条件不正确')
    const sort = [
      ...listOf(textOf('sort', asked.sort)),
      ...listOf(textOf('ascs', ascs)),
      ...listOf(textOf('descs', descs)).map((name) => `-${name}`),
    ]
    return {
      ...question(
        { filters: params as Readonly<Record<string, unknown>>, condition: conditionOf(condition), sort },
        visibility,
      ),
      current: positive('current', asked.current, 1),
      size: Math.min(positive('size', asked.size, usual), largest),
    }
  }
}

function conditionOf(value: unknown): Condition | undefined {
  const text = textOf('condition', value)
  if (!text) return undefined
  if (text.length > longestCondition) return badParameter('condition', '筛选条件过长')
  const { data, success } = conditionSchema.safeParse(jsonOf(text))
  return success ? data : badParameter('condition', '筛选条件不正确')
}

function jsonOf(text: string): unknown {
  try {
    return readJson(text)
  } catch {
    return undefined
  }
}
