import { Descriptions } from '#design-system/descriptions/descriptions.tsx'
import type { Field, Fields } from '#domain/kernel/field.ts'
import { fenOf, yuanOf } from '#domain/kernel/money.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { cellOf, titleOf } from '#workbench/engine/kinds/cell.tsx'
import { nameOf } from '#workbench/engine/name-of.ts'
import type { AnyRow } from '#workbench/engine/row.ts'
import { useChoices } from '#workbench/engine/use-choices.ts'
import { seesWhole, useFieldVisibility } from '#workbench/engine/use-field-access.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

interface ChosenFactsProps {
  readonly resource: AnyResource
  readonly rows: readonly AnyRow[]
  /** Fields in which they are alike. */
  readonly same?: readonly string[] | undefined
}

/** What is done with many rows at once, before it is done: whose they are, which, and what they add up to. */
export function ChosenFacts({ resource, rows, same = [] }: ChosenFactsProps) {
  const { t } = useTranslation()
  const choices = useChoices(resource)
  const visibility = useFieldVisibility(resource)
  const named = (name: string) => ({ name, field: (resource.fields as Fields)[name] as Field })
  const sums = (resource.sums ?? [])
    .filter((name) => seesWhole(visibility, name) && rows.some((row) => Number(row[name])))
    .map(named)
  const [first] = rows
  const total = Object.fromEntries(sums.map(({ name, field }) => [name, sumOf(field, name, rows)]))
  const cell = (shown: ReturnType<typeof named>, row: AnyRow) => cellOf({ ...shown, row, choices })
  return (
    <Descriptions
      columns={2}
      items={[
        ...(first
          ? same.map(named).map((each) => ({
              ...{ label: t(titleOf(each.field)), value: cell(each, first), whole: true },
            }))
          : []),
        {
          label: t(resource.label),
          value: rows.map((each) => nameOf(resource, each)).join('、'),
          whole: true,
        },
        ...sums.map((each) => ({
          label: t('{{name}}合计', { name: t(titleOf(each.field)) }),
          value: cell(each, total as unknown as AnyRow),
        })),
      ]}
    />
  )
}

const sumOf = ({ kind }: Field, name: string, rows: readonly AnyRow[]) =>
  kind === 'money'
    ? yuanOf(rows.reduce((all, row) => all + fenOf(String(row[name] ?? '0.00')), 0))
    : rows.reduce((all, row) => all + Number(row[name] ?? 0), 0)
