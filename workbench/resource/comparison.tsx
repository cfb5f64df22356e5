import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Column } from '#design-system/data-table/column.ts'
import { DataTable } from '#design-system/data-table/data-table.tsx'
import type { Field } from '#domain/kernel/field.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { cellOf, type Shown } from './kinds/cell.tsx'
import { namesQuery } from './queries.ts'
import type { AnyRow } from './row.ts'
import type { Choices } from './use-choices.ts'
import type { Values } from './values.ts'

export interface ComparisonProps {
  readonly resource: AnyResource
  readonly mine: Values
  readonly newer: AnyRow
  readonly choices: Choices
}

/** My changes beside what stands there now, field by field. */
export function Comparison({ resource, mine, newer, choices }: ComparisonProps) {
  const { t } = useTranslation()
  const fieldOf = (name: string): Field => resource.fields[name]
  const orEmpty = (shown: Shown) => cellOf(shown) ?? t('（空）')
  const columns: readonly Column<string>[] = [
    { key: 'field', title: t('字段'), width: 130, cell: (name) => t(fieldOf(name).label) },
    {
      key: 'mine',
      title: t('我的修改'),
      cell: (name) => <Mine name={name} field={fieldOf(name)} value={mine[name]} choices={choices} />,
    },
    {
      key: 'newer',
      title: t('最新内容'),
      cell: (name) => orEmpty({ name, field: fieldOf(name), row: newer, choices }),
    },
  ]
  return (
    <DataTable label={t('修改对比')} columns={columns} rows={Object.keys(mine)} rowKey={(name) => name} />
  )
}

interface MineProps {
  readonly name: string
  readonly field: Field
  readonly value: unknown
  readonly choices: Choices
}

/** A form knows the ids of what was picked; their names are asked for. */
function Mine({ name, field, value, choices }: MineProps) {
  const { t } = useTranslation()
  const ids = field.target && typeof value === 'string' ? [value] : []
  const { data } = useQuery(namesQuery(field.target ?? '', ids))
  const row = { [name]: value, labels: { [name]: data?.[0]?.label ?? null } } as unknown as AnyRow
  return cellOf({ name, field, row, choices }) ?? t('（空）')
}
