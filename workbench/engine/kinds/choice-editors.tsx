import { MultiSelect } from '#design-system/multi-select/multi-select.tsx'
import { Select } from '#design-system/select/select.tsx'
import type { Field } from '#domain/kernel/field.ts'
import { useDeclared } from '#workbench/portal/declared/use-declared.ts'
import type { EditorProps } from './editor-props.ts'
import { later, textOf } from './later.tsx'
import { ReferenceEditor, type ReferenceEditorProps } from './reference-editor.tsx'
import { ReferenceFilter } from './reference-filter.tsx'

export const TreeReference = later<ReferenceEditorProps>(() => import('./tree-reference.tsx'))

const optional = (field: Field) => field.presence !== 'required'

export function Choice({ field, value, onChange, onBlur, choices }: EditorProps) {
  return (
    <Select
      options={choices(field).filter((choice) => choice.offered || choice.value === value)}
      value={value as string | null}
      clearable={optional(field)}
      onChange={onChange}
      onBlur={onBlur}
    />
  )
}

export function Several({ field, value, onChange, choices }: EditorProps) {
  const codes = textOf(value).split(',').filter(Boolean)
  return (
    <MultiSelect
      options={choices(field).filter((choice) => choice.offered || codes.includes(choice.value))}
      value={codes}
      onChange={(chosen) => onChange(chosen.join(',') || null)}
    />
  )
}

/** What hangs under one another is picked in a tree, unless it is narrowed, or there is room for a line only. */
export function Reference({ field, value, onChange, onBlur, label, within = {}, inCell }: EditorProps) {
  const { target = '' } = field
  const hangs = useDeclared(target)?.parent !== undefined
  const Picker = !inCell && Object.keys(within).length === 0 && hangs ? TreeReference : ReferenceEditor
  return (
    <Picker
      target={target}
      value={value as string | null}
      label={label}
      within={within}
      clearable={optional(field)}
      onChange={onChange}
      onBlur={onBlur}
    />
  )
}

export function References({ field, value, onChange }: EditorProps) {
  return (
    <ReferenceFilter
      target={field.lists ?? ''}
      value={textOf(value).split(',').filter(Boolean)}
      onChange={(ids) => onChange(ids.join(',') || null)}
    />
  )
}
