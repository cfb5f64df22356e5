import { useTranslation } from 'react-i18next'
import { Descriptions } from '#design-system/descriptions/descriptions.tsx'
import { type Field, isWide } from '#domain/kernel/field.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { shownFields } from '#domain/kernel/shown-fields.ts'
import { cellOf, titleOf } from '#workbench/engine/kinds/cell.tsx'
import type { AnyRow } from '#workbench/engine/row.ts'
import { useChoices } from '#workbench/engine/use-choices.ts'
import { useFieldAccess } from '#workbench/engine/use-field-access.ts'

interface RowFactsProps {
  readonly resource: AnyResource
  readonly row: AnyRow
  /** What is asked below, and so is not said above. */
  readonly but?: readonly string[]
}

/** What the list shows of a row, at the head of what is done with it: who, where and when come before the decision. */
export function RowFacts({ resource, row, but = [] }: RowFactsProps) {
  const { t } = useTranslation()
  const choices = useChoices(resource)
  const access = useFieldAccess(resource)
  const shown = shownFields(resource)
  const names = (resource.columns as readonly string[]).filter(
    (name) => access[name] !== 'hidden' && !but.includes(name) && row[name] !== null,
  )
  if (names.length === 0) return null
  return (
    <Descriptions
      columns={2}
      items={names.map((name) => {
        const field = shown.get(name) ?? (resource.fields[name] as Field)
        return {
          label: t(titleOf(field)),
          whole: isWide(field.kind),
          value: cellOf({ name, field, row, choices }),
        }
      })}
    />
  )
}
