import type { Field, Fields } from './field.ts'
import type { AnyResource } from './resource.ts'

/**
 * A building stands on one campus, and so does its venue: once the form names the campus, only its buildings
 * are offered. This holds where both must have the same reference by the same name; elsewhere, as with a
 * teacher of another department, two rows may well differ. `target` is what the reference points at.
 */
export function narrowedBy(
  resource: AnyResource,
  name: string,
  values: Readonly<Record<string, unknown>>,
  target: AnyResource | undefined,
): Record<string, string> {
  return Object.fromEntries(
    sharedWith(resource, name, target).flatMap((other) =>
      typeof values[other] === 'string' ? [[other, values[other]]] : [],
    ),
  )
}

/** The references that a row shares with the one its reference `name` points at. */
export function sharedWith(
  resource: AnyResource,
  name: string,
  target: AnyResource | undefined,
): readonly string[] {
  const fields = resource.fields as Fields
  if (!target || target === resource) return []
  return Object.entries<Field>(target.fields)
    .filter(
      ([other, field]) =>
        other !== name && isOwned(field) && isOwned(fields[other]) && fields[other]?.target === field.target,
    )
    .map(([other]) => other)
}

const isOwned = (field: Field | undefined) => field?.kind === 'reference' && field.presence === 'required'
