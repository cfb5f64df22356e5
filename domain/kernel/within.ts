import type { Fields } from './field.ts'

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
