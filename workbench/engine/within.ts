import type { Field, Fields } from '#domain/kernel/field.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { Values } from './values.ts'

/**
 * A building stands on one campus, and so does its venue: once the form names the campus, only its buildings
 * are offered. This holds where both must have the same reference by the same name; elsewhere, as with a
 * teacher of another department, two rows may well differ. `target` is what the reference points at.
 */
export function narrowedBy(
  resource: AnyResource,
  name: string,
  values: Values,
  target: AnyResource | undefined,
): Record<string, string> {
  const fields = resource.fields as Fields
  if (!target || target === resource) return {}
  const shared = Object.entries<Field>(target.fields).filter(
    ([other, field]) =>
      other !== name && isOwned(field) && isOwned(fields[other]) && fields[other]?.target === field.target,
  )
  return Object.fromEntries(
    shared.flatMap(([other]) => (typeof values[other] === 'string' ? [[other, values[other]]] : [])),
  )
}

const isOwned = (field: Field | undefined) => field?.kind === 'reference' && field.presence === 'required'
