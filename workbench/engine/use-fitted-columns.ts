import { useState } from 'react'
import type { Column } from '#design-system/data-table/column.ts'
import type { DataTableProps } from '#design-system/data-table/props.ts'
import type { FieldKind } from '#domain/kernel/field.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { shownFields } from '#domain/kernel/shown-fields.ts'
import { roomFor } from './column-shape.ts'
import type { AnyRow } from './row.ts'

/** Kinds whose cells are as long as what people wrote. */
const written: readonly FieldKind[] = ['text', 'long-text', 'reference']

/**
 * Columns as wide as what the rows so far hold, and what stands under them. By rows they only grow, so that turning a page
 * narrows nothing.
 */
export function useFittedColumns(
  resource: AnyResource,
  columns: readonly Column<AnyRow>[],
  rows: readonly AnyRow[],
  summary: DataTableProps<AnyRow>['summary'] = {},
): readonly Column<AnyRow>[] {
  const [known, setKnown] = useState<{ of: readonly AnyRow[]; room: Readonly<Record<string, number>> }>({
    of: [],
    room: {},
  })
  let { room } = known
  if (rows.length > 0 && rows !== known.of) {
    const shown = shownFields(resource)
    room = Object.fromEntries(
      columns.flatMap(({ key }) => {
        const field = shown.get(key)
        if (!field || !written.includes(field.kind)) return []
        const texts = rows.map((row) => String((field.target ? row.labels?.[key] : row[key]) ?? ''))
        return [[key, Math.max(known.room[key] ?? 0, roomFor(texts))] as const]
      }),
    )
    setKnown({ of: rows, room })
  }
  return columns.map((column) => {
    const [needed, sum] = [room[column.key], summary[column.key]]
    if (column.width !== undefined)
      return typeof sum === 'string' ? { ...column, width: Math.max(column.width, roomFor([sum])) } : column
    if (needed === undefined) return column
    return { ...column, minWidth: Math.max(column.minWidth ?? 0, needed) }
  })
}
