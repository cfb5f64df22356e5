import { useQuery } from '@tanstack/react-query'
import type { Column } from '#design-system/data-table/column.ts'
import { DataTable } from '#design-system/data-table/data-table.tsx'
import { Segmented } from '#design-system/segmented/segmented.tsx'
import type { Field } from '#domain/kernel/field.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { cellOf, type Shown } from './kinds/cell.tsx'
import { linesOf } from './line-values.ts'
import { namesQuery } from './queries.ts'
import type { AnyRow } from './row.ts'
import type { Choices } from './use-choices.ts'
import type { Values } from './values.ts'

export interface ComparisonProps {
  readonly resource: AnyResource
  readonly mine: Values
  readonly newer: AnyRow
  readonly choices: Choices
  /** The fields of which mine is kept. */
  readonly kept: readonly string[]
  readonly onKeep: (names: readonly string[]) => void
}

/** My changes beside what stands there now, field by field, and which of the two is kept. */
export function Comparison({ resource, mine, newer, choices, kept, onKeep }: ComparisonProps) {
  const { t } = useTranslation()
  const fieldOf = (name: string): Field => resource.fields[name]
  const orEmpty = (shown: Shown) => cellOf(shown) ?? t('（空）')
  const labelOf = (name: string) =>
    name === 'lines'
      ? linesOf(resource)
          .map(([, lines]) => t(lines.resource.label))
          .join(t('、'))
      : t(fieldOf(name).label)
  const keep = (name: string, which: string | null) =>
    onKeep(which === 'mine' ? [...kept, name] : kept.filter((other) => other !== name))
  const columns: readonly Column<string>[] = [
    { key: 'field', title: t('字段'), width: 130, cell: labelOf },
    {
      key: 'mine',
      title: t('我的修改'),
      cell: (name) =>
        name === 'lines' ? (
          t('与最新内容合并')
        ) : (
          <Mine name={name} field={fieldOf(name)} value={mine[name]} choices={choices} />
        ),
    },
    {
      key: 'newer',
      title: t('最新内容'),
      cell: (name) =>
        name === 'lines' ? t('只用最新内容') : orEmpty({ name, field: fieldOf(name), row: newer, choices }),
    },
    {
      key: 'kept',
      title: t('保留'),
      width: 150,
      cell: (name) => (
        <Segmented
          size="sm"
          label={t('{{field}}保留', { field: labelOf(name) })}
          value={kept.includes(name) ? 'mine' : 'newer'}
          options={[
            { value: 'mine', label: t('我的') },
            { value: 'newer', label: t('最新') },
          ]}
          onChange={(which) => keep(name, which)}
        />
      ),
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
