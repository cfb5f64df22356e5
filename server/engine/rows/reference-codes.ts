import type { Fields } from '#domain/kernel/field.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { type FieldVisibility, seesWhole } from './field-visibility.ts'

/** Fields that tell one row from all others by a text, such as a code, as far as the person sees them whole; the title is none. */
export const codeFieldsOf = (target: AnyResource, visibility: FieldVisibility): readonly string[] =>
  ((target.unique ?? []) as readonly (readonly string[])[])
    .filter(
      ([first, ...others]) =>
        first && others.length === 0 && (target.fields as Fields)[first]?.kind === 'text',
    )
    .map(([first = '']) => first)
    .filter((name) => name !== target.title && seesWhole(visibility, name))
