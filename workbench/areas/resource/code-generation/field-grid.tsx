import { Trash2 } from 'lucide-react'
import { Card } from '#design-system/card/card.tsx'
import { Checkbox } from '#design-system/checkbox/checkbox.tsx'
import { DataTable } from '#design-system/data-table/data-table.tsx'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { type DesignField, type DesignKind, designKinds } from '#domain/generation/design.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { pointable } from './draft.ts'

interface FieldGridProps {
  readonly fields: readonly DesignField[]
  readonly onChange: (fields: DesignField[]) => void
}

type Flag = 'required' | 'inList' | 'inFilter' | 'inForm'

const choicesIn = (text: string) =>
  text
    .split(/[,，、]/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part, at) => {
      const [code = '', label] = part.split(/[:：]/)
      return label === undefined
        ? { code: String(at + 1), label: code }
        : { code: code.trim(), label: label.trim() }
    })

/** Each field a line, changed where it stands. */
export function FieldGrid({ fields, onChange }: FieldGridProps) {
  const { t } = useTranslation()
  const change = (name: string, more: Partial<DesignField>) =>
    onChange(fields.map((field) => (field.name === name ? { ...field, ...more } : field)))
  const typed = (key: 'name' | 'label' | 'english', title: string) => ({
    key,
    title,
    minWidth: 130,
    cell: (field: DesignField) => field[key],
    edit: {
      value: (field: DesignField) => field[key],
      save: (value: string, field: DesignField) => change(field.name, { [key]: value.trim() }),
    },
  })
  const flag = (key: Flag, title: string) => ({
    key,
    title,
    width: 72,
    align: 'center' as const,
    cell: (field: DesignField) => (
      <Checkbox
        label={`${title} ${field.label}`}
        checked={field[key]}
        onChange={(checked) => change(field.name, { [key]: checked })}
      />
    ),
  })
  return (
    <Card flush>
      <DataTable
        label={t('字段')}
        rows={fields}
        rowKey={({ name }) => name}
        columns={[
          typed('label', t('中文名称')),
          typed('name', t('字段名')),
          typed('english', t('英文名称')),
          {
            key: 'kind',
            title: t('类型'),
            width: 120,
            cell: ({ kind }) => t(designKinds[kind]),
            edit: {
              value: ({ kind }) => kind,
              options: Object.entries(designKinds).map(([value, label]) => ({ value, label: t(label) })),
              save: (kind, { name }) => change(name, { kind: kind as DesignKind }),
            },
          },
          {
            key: 'choices',
            title: t('选项'),
            minWidth: 160,
            cell: ({ choices }) => choices.map(({ label }) => label).join(t('、')),
            edit: {
              value: ({ choices }) => choices.map(({ code, label }) => `${code}:${label}`).join(','),
              save: (text, { name }) => change(name, { choices: choicesIn(text) }),
              when: ({ kind }) => kind === 'choice',
            },
          },
          {
            key: 'target',
            title: t('关联资源'),
            width: 130,
            cell: ({ target }) => t(pointable.find(([name]) => name === target)?.[1] ?? ''),
            edit: {
              value: ({ target }) => target,
              options: pointable.map(([value, label]) => ({ value, label: t(label) })),
              save: (target, { name }) => change(name, { target }),
              when: ({ kind }) => kind === 'reference',
            },
          },
          flag('required', t('必填')),
          flag('inList', t('列表')),
          flag('inFilter', t('查询')),
          flag('inForm', t('表单')),
        ]}
        rowActions={({ name, label }) => (
          <IconButton
            size="sm"
            label={t('删除字段 {{label}}', { label })}
            icon={<Trash2 />}
            onClick={() => onChange(fields.filter((field) => field.name !== name))}
          />
        )}
      />
    </Card>
  )
}
