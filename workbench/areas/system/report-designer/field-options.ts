import type { TFunction } from 'i18next'
import { isNumeric } from '#domain/kernel/field.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { shownFields } from '#domain/kernel/shown-fields.ts'

/** The fields that can stand on paper, to choose from. */
export const fieldOptions = (source: AnyResource, t: TFunction) =>
  [...shownFields(source)]
    .filter(([, { kind }]) => kind !== 'files' && kind !== 'references')
    .map(([value, { label }]) => ({ value, label: t(label) }))

/** Those that can be summed. */
export const numberOptions = (source: AnyResource, t: TFunction) =>
  [...shownFields(source)]
    .filter(([, { kind }]) => isNumeric(kind))
    .map(([value, { label }]) => ({ value, label: t(label) }))
