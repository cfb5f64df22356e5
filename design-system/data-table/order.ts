import type { Column, Value } from './column.ts'
import { type Filters, questionOf } from './filters.ts'
import type { Sort } from './sorts.ts'

const chinese = new Intl.Collator('zh-CN', { numeric: true })

/** Nothing comes last, whichever way the rest is turned. */
const compare = (one: Value, other: Value, up: number): number => {
  if (one === other) return 0
  if (one === null || one === undefined || one === '') return 1
  if (other === null || other === undefined || other === '') return -1
  if (typeof one === 'string' || typeof other === 'string')
    return up * chinese.compare(String(one), String(other))
  return up * (Number(one) - Number(other))
}

/**
 * Which rows to show and in which order, as their places in `rows`; undefined for all of them as they are. An array
 * of numbers instead of row objects: 100,000 rows cost 400 KB.
 */
export function orderOf<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sorts: readonly Sort[],
  filters: Filters,
): Uint32Array | undefined {
  const passes = questionOf(columns, filters)
  const keys = sorts.flatMap(({ key, direction }) => {
    const column = columns.find((column) => column.key === key)
    const value = column?.order ?? column?.value
    return value ? [{ values: rows.map(value), up: direction === 'asc' ? 1 : -1 }] : []
  })
  if (!passes && keys.length === 0) return undefined
  const order = new Uint32Array(rows.length)
  let count = 0
  for (let at = 0; at < rows.length; at++) if (!passes || passes(rows[at] as Row)) order[count++] = at
  const shown = order.subarray(0, count)
  if (keys.length === 0) return shown
  return shown.sort((one, other) => {
    for (const { values, up } of keys) {
      const step = compare(values[one], values[other], up)
      if (step !== 0) return step
    }
    return one - other
  })
}
