import type { AnyResource } from '#domain/kernel/resource.ts'
import { shownFields } from '#domain/kernel/shown-fields.ts'
import { innerWidth } from '#domain/reports/flow.ts'
import type { GridColumn, Layout } from '#domain/reports/layout.ts'

export const columnsOf = ({ detail }: Layout): readonly GridColumn[] =>
  detail.is === 'grid' ? detail.columns : []

const withColumns = (layout: Layout, columns: readonly GridColumn[]): Layout =>
  layout.detail.is === 'grid' ? { ...layout, detail: { ...layout.detail, columns: [...columns] } } : layout

export const withColumn = (layout: Layout, field: string, changed: Partial<GridColumn>): Layout =>
  withColumns(
    layout,
    columnsOf(layout).map((column) => (column.field === field ? { ...column, ...changed } : column)),
  )

/** The grid without a column; the last one stays, for a grid has one. */
export const withoutColumn = (layout: Layout, field: string): Layout => {
  const rest = columnsOf(layout).filter((column) => column.field !== field)
  return rest.length > 0 ? withColumns(layout, rest) : layout
}

/** A column at another place among the others, from 0. */
export function withColumnAt(layout: Layout, field: string, at: number): Layout {
  const columns = columnsOf(layout)
  const column = columns.find((each) => each.field === field)
  if (!column) return layout
  const rest = columns.filter((each) => each !== column)
  const to = Math.min(Math.max(0, at), rest.length)
  return withColumns(layout, [...rest.slice(0, to), column, ...rest.slice(to)])
}

/** As wide as this, in half millimetres. */
export const withColumnWidth = (layout: Layout, field: string, width: number): Layout =>
  withColumn(layout, field, { width: Math.round(Math.min(Math.max(5, width), 420) * 2) / 2 })

/** The columns share what lies between the margins. */
export const withEvenColumns = (layout: Layout): Layout => {
  const columns = columnsOf(layout)
  const width = Math.max(5, Math.floor((innerWidth(layout) / columns.length) * 2) / 2)
  return withColumns(
    layout,
    columns.map((column) => ({ ...column, width })),
  )
}

/** Columns of just these fields, in their order; those that were there stay as they are. */
export function withFields(layout: Layout, source: AnyResource, fields: readonly string[]): Layout {
  const shown = shownFields(source)
  return withColumns(
    layout,
    fields.map(
      (field) =>
        columnsOf(layout).find((column) => column.field === field) ?? {
          field,
          title: shown.get(field)?.label ?? field,
          width: 25,
          align: 'start' as const,
        },
    ),
  )
}
