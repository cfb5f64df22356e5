import type { Option } from '#design-system/select/option.ts'
import type { Column, Value } from './column.ts'

/** How a column may be filtered. */
export type Filter =
  | { readonly kind: 'text' | 'number' | 'date' }
  | { readonly kind: 'choice'; readonly options: readonly Option[] }

/** What was filtered for: words, codes, or a range of numbers or of days (`yyyy-MM-dd`), both ends within. */
export type FilterValue =
  | string
  | readonly string[]
  | { readonly from: number | string | null; readonly to: number | string | null }

export type Filters = Readonly<Record<string, FilterValue>>

/** Whether it asks for anything. */
export const asks = (value: FilterValue | undefined): value is FilterValue => {
  if (value === undefined) return false
  if (typeof value === 'string') return value.trim() !== ''
  if ('from' in value) return value.from !== null || value.to !== null
  return value.length > 0
}

export const withFilter = (filters: Filters, key: string, value: FilterValue | undefined): Filters => {
  const { [key]: _, ...others } = filters
  return asks(value) ? { ...others, [key]: value } : others
}

const passes = (asked: FilterValue, value: Value): boolean => {
  if (typeof asked === 'string')
    return String(value ?? '')
      .toLowerCase()
      .includes(asked.trim().toLowerCase())
  if ('from' in asked) {
    if (value === null || value === undefined) return false
    return (asked.from === null || value >= asked.from) && (asked.to === null || value <= asked.to)
  }
  return asked.includes(String(value))
}

/** The question that every row is asked, or undefined where nothing is asked. */
export const questionOf = <Row>(columns: readonly Column<Row>[], filters: Filters) => {
  const asked = columns.flatMap(({ key, value }) => {
    const filter = filters[key]
    return value && asks(filter) ? [{ value, filter }] : []
  })
  if (asked.length === 0) return undefined
  return (row: Row) => asked.every(({ value, filter }) => passes(filter, value(row)))
}
