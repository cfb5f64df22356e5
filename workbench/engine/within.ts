import type { Field, Fields } from '#domain/kernel/field.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { withinOf } from '#domain/kernel/within.ts'
import type { Values } from './values.ts'

/**
 * A building stands on one campus, and so does its venue: once the form names the campus, only its buildings
 * are offered. This holds where both must have the same reference by the same name; elsewhere, as with a
 * teacher of another department, two rows may well differ, and what is narrowed says so itself: `within` of the field.
 * `target` is what the reference points at, `about` the row that an action is done with, or whose line this is.
 */
export function narrowedBy(
  resource: AnyResource,
  name: string,
  values: Values,
  target: AnyResource | undefined,
  about?: Values,
): Record<string, string> {
  const fields = resource.fields as Fields
  const declared = withinOf(resource, name, values, about)
  if (!target || target === resource) return declared
  const shared = Object.entries<Field>(target.fields).filter(
    ([other, field]) =>
      other !== name && isOwned(field) && isOwned(fields[other]) && fields[other]?.target === field.target,
  )
  const agreeing = shared.flatMap(([other]) =>
    typeof values[other] === 'string' ? [[other, values[other]] as const] : [],
  )
  return { ...Object.fromEntries(agreeing), ...declared }
}

const isOwned = (field: Field | undefined) => field?.kind === 'reference' && field.presence === 'required'
