import type { Column } from './column.ts'
import type { Sort } from './sorts.ts'

/** How one reader has laid a table out. Plain JSON, to be kept anywhere; what is left out is as the columns declare. */
export interface TableView {
  readonly order?: readonly string[]
  readonly hidden?: readonly string[]
  /** Pixels by column. */
  readonly widths?: Readonly<Record<string, number>>
  readonly pins?: Readonly<Record<string, 'start' | 'end' | 'none'>>
  readonly sort?: readonly Sort[]
  readonly density?: 'compact' | 'default' | 'touch'
}

/** Pixels; the specification's least width of a column. */
export const leastWidth = 100

type Declared = Pick<Column<never>, 'key' | 'fixed'>

/** Keys in the reader's order. A column that the view does not know yet comes after the one it was declared after. */
export const orderedKeys = (columns: readonly Declared[], view: TableView): string[] => {
  const declared = columns.map(({ key }) => key)
  const keys = (view.order ?? []).filter((key) => declared.includes(key))
  for (const [at, key] of declared.entries()) {
    if (keys.includes(key)) continue
    const before = declared[at - 1]
    keys.splice(before === undefined ? 0 : keys.indexOf(before) + 1, 0, key)
  }
  return keys
}

/** The side that a column is pinned to. */
export const pinOf = (column: Declared, view: TableView): 'start' | 'end' | undefined => {
  const pin = view.pins?.[column.key] ?? column.fixed
  return pin === 'none' ? undefined : pin
}

export const isHidden = (view: TableView, key: string) => view.hidden?.includes(key) ?? false

export const withHidden = (view: TableView, key: string, hidden: boolean): TableView => {
  const others = (view.hidden ?? []).filter((other) => other !== key)
  return { ...view, hidden: hidden ? [...others, key] : others }
}

export const withPin = (view: TableView, key: string, pin: 'start' | 'end' | 'none'): TableView => ({
  ...view,
  pins: { ...view.pins, [key]: pin },
})

export const withWidth = (view: TableView, key: string, width: number): TableView => ({
  ...view,
  widths: { ...view.widths, [key]: Math.max(leastWidth, Math.round(width)) },
})

/** Puts one column where another stands; those between make room. */
export const withMoved = (
  columns: readonly Declared[],
  view: TableView,
  key: string,
  onto: string,
): TableView => {
  const keys = orderedKeys(columns, view)
  const to = keys.indexOf(onto)
  if (to < 0 || !keys.includes(key)) return view
  const order = keys.filter((other) => other !== key)
  order.splice(to, 0, key)
  return { ...view, order }
}
