import { TagsInput } from '#design-system/tags-input/tags-input.tsx'
import { type Field, isNumeric } from '#domain/kernel/field.ts'
import { Editor } from '#workbench/engine/kinds/editor.tsx'
import { Filter, type Filters } from '#workbench/engine/kinds/filter.tsx'
import type { Choices } from '#workbench/engine/use-choices.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import type { Line } from './draft.ts'

export interface ValueEditorProps {
  readonly line: Line
  readonly field: Field
  readonly choices: Choices
  readonly onChange: (value: Line['value']) => void
}

/** What a field is compared with: the editor of a form for one value, that of a filter for more. */
export function ValueEditor(props: ValueEditorProps) {
  const { t } = useTranslation()
  const { line, field, choices, onChange } = props
  const { is, value, field: name } = line
  const several = is === 'among' || is === 'notAmong'
  if (several && field.kind === 'text')
    return (
      <TagsInput
        label={t('值')}
        placeholder={t('输入后按回车添加')}
        max={200}
        maxLength={200}
        value={listOf(value).map(String)}
        onChange={(texts) => onChange(texts)}
      />
    )
  if (
    several ||
    is === 'between' ||
    field.kind === 'yes-no' ||
    field.kind === 'long-text' ||
    field.kind === 'text'
  )
    return <ByFilter {...props} />
  return (
    <Editor
      name={name}
      field={{ ...field, presence: 'optional' }}
      value={value ?? null}
      choices={choices}
      onChange={(next) => onChange((next ?? undefined) as Line['value'])}
    />
  )
}

const listOf = (value: Line['value']): readonly (string | number)[] => (Array.isArray(value) ? value : [])

/** A filter keeps texts by name; between them and the value stands only their writing. */
function ByFilter({ line, field, choices, onChange }: ValueEditorProps) {
  const { is, value, field: name } = line
  const isNumber = isNumeric(field.kind) && field.kind !== 'money'
  const read = (text: string | undefined) => (text && isNumber ? Number(text) : (text ?? ''))
  const change = (changed: Readonly<Record<string, string | null>>) => {
    if (is === 'between') {
      const [from = '', to = ''] = listOf(value)
      const next = { [`${name}.from`]: String(from), [`${name}.to`]: String(to), ...changed }
      return onChange([read(next[`${name}.from`] ?? ''), read(next[`${name}.to`] ?? '')])
    }
    const text = changed[name] ?? ''
    if (is === 'among' || is === 'notAmong') return onChange(text === '' ? [] : text.split(','))
    return onChange(text === '' ? undefined : field.kind === 'yes-no' ? text === 'true' : text)
  }
  return <Filter name={name} field={field} filters={asFilters(line)} onChange={change} choices={choices} />
}

function asFilters({ is, value, field }: Line): Filters {
  if (value === undefined) return {}
  if (is !== 'between')
    return listOf(value).length > 0 || !Array.isArray(value) ? { [field]: String(value) } : {}
  const [from = '', to = ''] = listOf(value).map(String)
  return { ...(from && { [`${field}.from`]: from }), ...(to && { [`${field}.to`]: to }) }
}
