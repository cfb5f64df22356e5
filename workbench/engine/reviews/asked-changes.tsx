import { useQuery } from '@tanstack/react-query'
import { Descriptions } from '#design-system/descriptions/descriptions.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import type { Field } from '#domain/kernel/field.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { AskedChanges as Asked } from '#domain/system/field-review.ts'
import { cellOf } from '#workbench/engine/kinds/cell.tsx'
import { namesQuery } from '#workbench/engine/queries.ts'
import type { AnyRow } from '#workbench/engine/row.ts'
import { type Choices, useChoices } from '#workbench/engine/use-choices.ts'
import { HeldFiles } from '#workbench/files/held-files.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'

interface AskedChangesProps {
  readonly resource: AnyResource
  readonly changes: Asked
  /** Ids of the files that prove them. */
  readonly proof: string | null
}

/** What is to change, field by field: from what to what. */
export function AskedChanges({ resource, changes, proof }: AskedChangesProps) {
  const { t } = useTranslation()
  const choices = useChoices(resource)
  return (
    <Stack gap="sm">
      <Descriptions
        columns={1}
        layout="beside"
        items={Object.entries(changes).map(([name, [from, to]]) => ({
          label: t(resource.fields[name]?.label ?? name),
          value: (
            <>
              <del>
                <Value resource={resource} name={name} value={from} choices={choices} />
              </del>
              {' → '}
              <ins>
                <Value resource={resource} name={name} value={to} choices={choices} />
              </ins>
            </>
          ),
        }))}
      />
      {proof && <HeldFiles ids={proof} label={t('证明材料')} />}
    </Stack>
  )
}

interface ValueProps {
  readonly resource: AnyResource
  readonly name: string
  readonly value: unknown
  readonly choices: Choices
}

function Value({ resource, name, value, choices }: ValueProps) {
  const { t } = useTranslation()
  const field = resource.fields[name] as Field
  const ids = field.target && typeof value === 'string' ? [value] : []
  const { data } = useQuery(namesQuery(field.target ?? '', ids))
  const row = { [name]: value, labels: { [name]: data?.[0]?.label ?? null } } as unknown as AnyRow
  return cellOf({ name, field, row, choices }) ?? t('（空）')
}
