import type { Field } from '#domain/kernel/field.ts'
import type { Choices } from '#workbench/engine/use-choices.ts'

/** Stands inside a `Field` of the design system, which gives it its label. */
export interface EditorProps {
  readonly name: string
  readonly field: Field
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  readonly onBlur?: () => void
  readonly choices: Choices
  /** For a reference: the title of the row it points at. */
  readonly label?: string | null
  readonly within?: Readonly<Record<string, string>>
  /** In the place of a cell, where its list is open from the beginning. */
  readonly inCell?: boolean
}
