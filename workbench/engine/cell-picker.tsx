import type { Field } from '#domain/kernel/field.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { narrowedBy } from '#domain/kernel/within.ts'
import { useDeclared } from '#workbench/portal/declared/use-declared.ts'
import { Editor } from './kinds/editor.tsx'
import type { AnyRow } from './row.ts'
import type { Choices } from './use-choices.ts'

export interface CellPickerProps {
  readonly resource: AnyResource
  readonly name: string
  readonly field: Field
  readonly row: AnyRow
  /** As the cell holds it: an empty text for none. */
  readonly value: string
  readonly choices: Choices
  readonly onChange: (value: string) => void
}

/** The editor of the form, in a cell. What its list is narrowed by are the other values of the row. */
export function CellPicker({ resource, name, field, row, value, choices, onChange }: CellPickerProps) {
  const target = useDeclared(field.target ?? '')
  return (
    <Editor
      name={name}
      field={field}
      value={value || null}
      choices={choices}
      inCell
      label={value === row[name] ? row.labels?.[name] : undefined}
      within={narrowedBy(resource, name, row, target)}
      onChange={(next) => onChange(next == null ? '' : String(next))}
    />
  )
}
