import { Descriptions } from '#design-system/descriptions/descriptions.tsx'
import { isWide } from '#domain/kernel/field.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { namedFields } from '#domain/kernel/shown-fields.ts'
import { cellOf, titleOf } from '#workbench/engine/kinds/cell.tsx'
import type { AnyRow } from '#workbench/engine/row.ts'
import { useChoices } from '#workbench/engine/use-choices.ts'
import { useFieldAccess } from '#workbench/engine/use-field-access.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

interface RowFactsProps {
  readonly resource: AnyResource
  readonly row: AnyRow
  /** What is asked below, and so is not said above. */
  readonly but?: readonly string[]
  /** Each in a line of its own, as a card has them: there what does not hold is left out too. */
  readonly inLines?: boolean
}

/** What the list shows of a row, at the head of what is done with it: who, where and when come before the decision. */
export function RowFacts({ resource, row, but = [], inLines = false }: RowFactsProps) {
  const { t } = useTranslation()
  const choices = useChoices(resource)
  const access = useFieldAccess(resource)
  const fieldOf = namedFields(resource)
  const names = (resource.columns as readonly string[]).filter(
    (name) =>
      access[name] !== 'hidden' &&
      !but.includes(name) &&
      row[name] !== null &&
      !(inLines && row[name] === false),
  )
  if (names.length === 0) return null
  return (
    <Descriptions
      columns={inLines ? 1 : 2}
      layout={inLines ? 'beside' : undefined}
      items={names.map((name) => {
        const field = fieldOf(name)
        return {
          label: t(titleOf(field)),
          whole: isWide(field.kind),
          value: cellOf({ name, field, row, choices }),
        }
      })}
    />
  )
}
