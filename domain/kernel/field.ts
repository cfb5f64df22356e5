import type { z } from 'zod'
import type { Dictionary } from './dictionary.ts'

/** Everything a field can be. `server` and `workbench` each hold exhaustive tables keyed by it. */
export type FieldKind =
  | 'text'
  | 'long-text'
  | 'integer'
  | 'decimal'
  | 'yes-no'
  | 'date'
  | 'moment'
  | 'choice'
  | 'choices'
  | 'reference'

/** Who fills the field: the person must, the person may, or only the server does. */
export type Presence = 'required' | 'optional' | 'system'

/** How a personal value is shown to those who may not see it whole. */
export type Masking = 'id-number' | 'phone' | 'bank-card' | 'address' | 'name'

export interface Field<Value = unknown, P extends Presence = Presence, K extends FieldKind = FieldKind> {
  readonly kind: K
  readonly label: string
  readonly presence: P
  readonly schema: z.ZodType<Value>
  readonly help?: string
  /** Part of what the search box of a list looks through. */
  readonly searchable?: boolean
  readonly masked?: Masking
  /** Goes in and never comes out: no reply carries it, and a form left empty keeps it as it is. */
  readonly secret?: boolean
  /** For `reference`: the name of the resource pointed at, checked by tests/contracts. */
  readonly target?: string
  /** For `choice` and `choices`: the dictionary that labels the codes. */
  readonly dictionary?: Dictionary
}

export type Fields = Readonly<Record<string, Field>>

export interface FieldOptions {
  readonly required?: boolean
  readonly system?: boolean
  readonly help?: string
  readonly searchable?: boolean
  readonly masked?: Masking
  readonly secret?: boolean
}

export type PresenceOf<O extends FieldOptions> = O extends { system: true }
  ? 'system'
  : O extends { required: true }
    ? 'required'
    : 'optional'

/** The one place where a field object is put together; every constructor in fields.ts ends here. */
export function field<Value, K extends FieldKind, O extends FieldOptions>(
  kind: K,
  label: string,
  schema: z.ZodType<Value>,
  options: O,
  extra: { target?: string; dictionary?: Dictionary } = {},
): Field<Value, PresenceOf<O>, K> {
  const { required, system, ...rest } = options
  const presence = (system ? 'system' : required ? 'required' : 'optional') as PresenceOf<O>
  return { kind, label, schema, presence, ...rest, ...extra }
}
