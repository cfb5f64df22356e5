import { DataTable } from '#design-system/data-table/data-table.tsx'
import { NumberInput } from '#design-system/number-input/number-input.tsx'
import { baseSources, dimensions } from '#domain/evaluation/words.ts'
import { codeName } from '#workbench/language/code-name.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import type { TypeRow, TypeRule } from './rules-form.tsx'

interface RulesTableProps {
  readonly types: readonly TypeRow[]
  readonly rules: readonly TypeRule[]
  readonly onChange: (id: string, set: Partial<TypeRule>) => void
}

/** A line for each type. A base that comes from marks is not set here. */
export function RulesTable({ types, rules, onChange }: RulesTableProps) {
  const { t } = useTranslation()
  const input = ({ id, name }: TypeRow, field: 'weight' | 'base' | 'cap', label: string, most: number) => (
    <NumberInput
      label={t('{{name}} {{field}}', { name, field: label })}
      value={rules.find((rule) => rule.id === id)?.[field] ?? 0}
      min={0}
      max={most}
      decimals={2}
      onChange={(value) => onChange(id, { [field]: value ?? 0 })}
    />
  )
  return (
    <DataTable
      label={t('权重与分值')}
      rows={types}
      rowKey={({ id }) => id}
      columns={[
        { key: 'name', title: t('类型名称'), cell: ({ name }) => name },
        {
          key: 'dimension',
          title: t('测评维度'),
          cell: ({ dimension }) => codeName(t, dimensions, dimension),
        },
        {
          key: 'source',
          title: t('基础分来源'),
          cell: ({ source }) => codeName(t, baseSources, source),
        },
        { key: 'weight', title: t('权重（%）'), cell: (row) => input(row, 'weight', t('权重（%）'), 100) },
        {
          key: 'base',
          title: t('基础分'),
          cell: (row) => (row.source === 'fixed' ? input(row, 'base', t('基础分'), 1000) : t('按成绩')),
        },
        { key: 'cap', title: t('封顶分'), cell: (row) => input(row, 'cap', t('封顶分'), 1000) },
      ]}
    />
  )
}
