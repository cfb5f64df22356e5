import type { Field, Fields } from './field.ts'
import type { AnyResource } from './resource.ts'

type Values = Readonly<Record<string, unknown>>
type Form = { readonly fields: Fields }

/** Where the values come from by which a reference is narrowed: fields of its form, and those of the row that it is about. */
export function sourcesOf({ fields }: Form, name: string) {
  const all = Object.values(fields[name]?.within ?? {})
  return { own: all.filter((source) => source in fields), about: all.filter((source) => !(source in fields)) }
}

/**
 * What a row must hold to be chosen in a reference: its fields by their values. `values` are those of the form, `about`
 * the row that an action is done with, or whose lines these are.
 */
export function withinOf({ fields }: Form, name: string, values: Values, about: Values = {}) {
  const found: Record<string, string> = {}
  for (const [there, here] of Object.entries(fields[name]?.within ?? {})) {
    const value = here in fields ? values[here] : about[here]
    if (typeof value === 'string' && value !== '') found[there] = value
  }
  return found
}

/**
 * What a form offers for a reference: rows that agree in what both must have, and that hold what `within` asks for.
 * `target` is what the reference points at.
 */
export function narrowedBy(
  resource: AnyResource,
  name: string,
  values: Values,
  target: AnyResource | undefined,
  about?: Values,
): Record<string, string> {
  const agreeing = sharedWith(resource, name, target).flatMap((other) =>
    typeof values[other] === 'string' ? [[other, values[other]] as const] : [],
  )
  return { ...Object.fromEntries(agreeing), ...withinOf(resource, name, values, about) }
}

/**
 * The references in which a row agrees with the one that its reference `name` points at. A building stands on one
 * campus, and so does its venue. This holds where both must have the same reference by the same name; elsewhere, as
 * with a teacher of another department, two rows may well differ, and what is narrowed says so itself: `within` of the
 * field.
 */
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
