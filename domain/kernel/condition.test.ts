import { describe, expect, it } from 'vitest'
import { conditionSchema } from './condition-schema.ts'
import { rowsSchema } from './list-query-schema.ts'
import { phrase } from './phrase.ts'

const leaf = { field: 'name', is: 'equals', value: 'x' }
const nested = (depth: number, width: number): object =>
  depth === 0 ? leaf : { any: Array.from({ length: width }, () => nested(depth - 1, width)) }
const faultsOf = (condition: unknown) => conditionSchema.safeParse(condition).error?.issues ?? []

/** An object that tells how often anything in it was looked at. */
function watched(inside: object) {
  let looks = 0
  const watch = (part: unknown): unknown =>
    part === null || typeof part !== 'object'
      ? part
      : new Proxy(Array.isArray(part) ? part.map(watch) : mapped(part), {
          get: (target, key, receiver) => {
            looks += 1
            return Reflect.get(target, key, receiver)
          },
        })
  const mapped = (part: object) =>
    Object.fromEntries(Object.entries(part).map(([key, value]) => [key, watch(value)]))
  return { part: watch(inside), looks: () => looks }
}

describe('a condition from outside', () => {
  it('has five levels and fifty comparisons at most', () => {
    expect(faultsOf({ all: Array.from({ length: 50 }, () => leaf) })).toEqual([])
    expect(faultsOf(nested(5, 1))).toEqual([])
    expect(faultsOf(nested(6, 1))).not.toEqual([])
    expect(faultsOf({ all: [{ any: Array.from({ length: 50 }, () => leaf) }, leaf] })).toMatchObject([
      { message: phrase('条件不能超过 {{count}} 个', { count: 50 }) },
    ])
  })

  it('finding 2: is counted before it is read, however large it is', () => {
    const { part, looks } = watched(nested(3, 12))
    expect(conditionSchema.safeParse(part).success).toBe(false)
    expect(looks()).toBeLessThan(2000)
  })

  it('finding 2: is read once a level, and says a fault once', () => {
    const lame = { not: { all: [{ any: [{ not: { ...leaf, is: 'like' } }] }] } }
    expect(faultsOf(lame)).toMatchObject([{ message: '筛选条件不正确' }])
    const looks = (depth: number) => {
      const counted = watched(nested(depth, 1))
      conditionSchema.safeParse(counted.part)
      return counted.looks()
    }
    expect(looks(5) - looks(4)).toBeLessThan(2 * (looks(3) - looks(2)))
  })

  it.each([
    null,
    1,
    'x',
    [],
    {},
    { all: 'x' },
    { all: [null] },
    { any: [] },
    { not: [leaf] },
    { ...leaf, all: [] },
  ])('is not %j', (condition) => expect(faultsOf(condition)).not.toEqual([]))

  it('names rows by ids or by a question, and not by both', () => {
    expect(rowsSchema.safeParse({ matching: { condition: leaf } }).success).toBe(true)
    expect(rowsSchema.safeParse({ ids: [], matching: {} }).error?.issues).toHaveLength(2)
    expect(rowsSchema.safeParse({}).success).toBe(false)
  })
})
