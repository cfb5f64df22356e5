import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Column } from '#design-system/data-table/column.ts'
import type { FieldKind } from '#domain/kernel/field.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { shownFields } from '#domain/kernel/shown-fields.ts'
import { cellOf, saysWords, titleOf } from './kinds/cell.tsx'
import { columnNames } from './layout.ts'
import type { AnyRow } from './row.ts'
import type { Choices } from './use-choices.ts'
import { seesWhole, useFieldVisibility } from './use-field-access.ts'

interface Shape {
  readonly align?: 'end'
  readonly width?: number
  readonly minWidth?: number
}

/** What a kind needs of its column, in pixels. A column without a width shares what is left, 100 at least. */
const shapes = {
  text: { minWidth: 140 },
  'long-text': { minWidth: 200 },
  'rich-text': { minWidth: 200 },
  integer: { align: 'end', width: 100 },
  decimal: { align: 'end', width: 120 },
  money: { align: 'end', width: 120 },
  'yes-no': { width: 100 },
  date: { width: 120 },
  moment: { width: 184 },
  time: { width: 100 },
  choice: { minWidth: 110 },
  choices: { minWidth: 160 },
  reference: { minWidth: 120 },
  references: { width: 100 },
  files: { width: 110 },
} satisfies Record<FieldKind, Shape>

/** A time in words, such as `3 分 20 秒`. */
const words = { minWidth: 110 } satisfies Shape

/** Pixels of a heading that its words do not have: the space around them and the arrows. */
const besideTitle = 48

/** A heading is read whole, with what sorts by it: a column is as wide as its words at least. */
function titled({ width, minWidth, ...shape }: Shape, title: string): Shape {
  const words = [...title].reduce((sum, letter) => sum + (letter > '\u2e80' ? 14 : 8), 0)
  const least = words + besideTitle
  return {
    ...shape,
    ...(width ? { width: Math.max(width, least) } : { minWidth: Math.max(minWidth ?? 0, least) }),
  }
}

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
            cell: (row) => cellOf({ name, field, row, choices }),
            words: saysWords(field),
            ...titled(field.duration ? words : shapes[field.kind], t(titleOf(field))),
            ...(at === 0 && first ? { minWidth: first } : {}),
          }
        : []
    })
  }, [resource, choices, names, first, visibility, t])
}
