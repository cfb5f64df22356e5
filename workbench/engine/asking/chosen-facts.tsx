import { useTranslation } from 'react-i18next'
import { Descriptions } from '#design-system/descriptions/descriptions.tsx'
import type { Field, Fields } from '#domain/kernel/field.ts'
import { fenOf, yuanOf } from '#domain/kernel/money.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { cellOf, titleOf } from '#workbench/engine/kinds/cell.tsx'
import { nameOf } from '#workbench/engine/name-of.ts'
import type { AnyRow } from '#workbench/engine/row.ts'
import { useChoices } from '#workbench/engine/use-choices.ts'
import { seesWhole, useFieldVisibility } from '#workbench/engine/use-field-access.ts'

interface ChosenFactsProps {
  readonly resource: AnyResource
  readonly rows: readonly AnyRow[]
}

/** What is done with many rows at once, before it is done: which they are, and what they add up to. */
export function ChosenFacts({ resource, rows }: ChosenFactsProps) {
  const { t } = useTranslation()
  const choices = useChoices(resource)
  const visibility = useFieldVisibility(resource)
  const sums = (resource.sums ?? [])
    .filter((name) => seesWhole(visibility, name))
    .map((name) => ({ name, field: (resource.fields as Fields)[name] as Field }))
  const total = Object.fromEntries(sums.map(({ name, field }) => [name, sumOf(field, name, rows)]))
  const row = total as unknown as AnyRow
  return (
    <Descriptions
      columns={2}
      items={[
        {
          label: t(resource.label),
          value: rows.map((each) => nameOf(resource, each)).join('、'),
          whole: true,
        },
        ...sums.map(({ name, field }) => ({
          label: t('{{name}}合计', { name: t(titleOf(field)) }),
          value: cellOf({ name, field, row, choices }),
        })),
      ]}
    />
  )
}

const sumOf = ({ kind }: Field, name: string, rows: readonly AnyRow[]) =>
  kind === 'money'
    ? yuanOf(rows.reduce((all, row) => all + fenOf(String(row[name] ?? '0.00')), 0))
    : rows.reduce((all, row) => all + Number(row[name] ?? 0), 0)
