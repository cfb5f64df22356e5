import { useMemo } from 'react'
import type { Column } from '#design-system/data-table/column.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { shownFields } from '#domain/kernel/shown-fields.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { shapeOf } from './column-shape.ts'
import { inColumn, saysWords, titleOf } from './kinds/cell.tsx'
import { columnNames } from './layout.ts'
import type { AnyRow } from './row.ts'
import type { Choices } from './use-choices.ts'
import { seesWhole, useFieldVisibility } from './use-field-access.ts'

/** All that a list can show; `names` when only those are wanted, `first` the least width of the first. */
export function useColumns(
  resource: AnyResource,
  choices: Choices,
  names?: readonly string[],
  first?: number,
): readonly Column<AnyRow>[] {
  const { t } = useTranslation()
  const visibility = useFieldVisibility(resource)
  return useMemo(() => {
    const fields = shownFields(resource)
    return (names ?? columnNames(resource)).flatMap((name, at) => {
      const field = fields.get(name)
      return field && visibility.access[name] !== 'hidden'
        ? {
            key: name,
            title: t(titleOf(field)),
            // Anyone who sees a value only in part may not sort by the whole of it either.
            sortable: seesWhole(visibility, name),
            essential: name === resource.title && resource.columns.includes(name),
            cell: (row) => inColumn({ name, field, row, choices }),
            words: saysWords(field),
            ...shapeOf(field, t(titleOf(field)), choices),
            ...(at === 0 && first ? { width: undefined, minWidth: first } : {}),
          }
        : []
    })
  }, [resource, choices, names, first, visibility, t])
}
