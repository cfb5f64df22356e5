import type { z } from 'zod'
import type { Dictionary } from './dictionary.ts'

/** Everything a field can be. `server` and `workbench` each hold exhaustive tables keyed by it. */
export type FieldKind =
  | 'text'
  | 'long-text'
  | 'rich-text'
  | 'integer'
  | 'decimal'
  | 'money'
  | 'yes-no'
  | 'date'
  | 'moment'
  | 'time'
  | 'choice'
  | 'choices'
  | 'reference'
  | 'references'
  | 'files'

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
  /**
   * For a text: it repeats what names rows of these resources, of `any` where each row says which. Anyone who sees those
   * names in part sees it in part too.
   */
  readonly quotes?: readonly string[] | 'any'
  /** Goes in and never comes out: no reply carries it, and a form left empty keeps it as it is. */
  readonly secret?: boolean
  /** For a text: said by the server in words of its own, and so read in whichever language is spoken. */
  readonly translated?: boolean
  /** For a text: brings it into the one shape that is kept; what is asked for is brought into it as well. */
  readonly normal?: (value: string) => string
  /** For a text: a cron expression, which is shown with the next times it names. */
  readonly cron?: boolean
  /**
   * For a time in milliseconds: what it is called where it is shown in words. Its label names the unit, as over the
   * numbers of a filter or of a file.
   */
  readonly duration?: string
  /** What a new row has here until somebody says otherwise; see `initialOf`. */
  readonly initial?: unknown
  /** For `reference`: the name of the resource pointed at, checked by tests/contracts. */
  readonly target?: string
  /** For `references`: the name of the resource that they point at. */
  readonly lists?: string
  /** For `date`, `moment` and `time`: the first and the last that it may be, in its own shape; both count. */
  readonly earliest?: string
  readonly latest?: string
  /** For `choice` and `choices`: the dictionary that labels the codes. */
  readonly dictionary?: Dictionary
  /** For `files` and `references`: how many it may hold; and for files, which endings they may have, such as `.pdf`. */
  readonly most?: number
  readonly accept?: readonly string[]
}

/** Kinds whose values can be ordered and summed. Amounts are whole fen where they are, see domain/kernel/money.ts. */
export const isNumeric = (kind: FieldKind | undefined): boolean =>
  kind === 'integer' || kind === 'decimal' || kind === 'money'

/** Kinds that take the whole width of a form and of a card. */
export const isWide = (kind: FieldKind): boolean =>
  kind === 'long-text' || kind === 'rich-text' || kind === 'files'

export type Fields = Readonly<Record<string, Field>>

export interface FieldOptions {
  readonly required?: boolean
  readonly system?: boolean
  readonly help?: string
  readonly searchable?: boolean
  readonly masked?: Masking
  readonly quotes?: readonly string[] | 'any'
  readonly secret?: boolean
}

/**
 * The writings of a text that is asked for: as it was typed, and in the shape in which the field keeps it. What was kept
 * before the field had a shape is found by the first.
 */
export const writingsOf = ({ normal }: Pick<Field, 'normal'>, text: string): readonly string[] => {
  const shaped = normal?.(text) ?? text
  return shaped === text || shaped === '' ? [text] : [text, shaped]
}

/**
 * What a new row begins with, null where nothing is presumed. The form shows it, and an import takes it where a sheet
 * says nothing.
 */
export const initialOf = ({ initial, kind }: Field): unknown => initial ?? (kind === 'yes-no' ? false : null)

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
  extra: Pick<Field, 'target' | 'lists' | 'dictionary' | 'most' | 'accept' | 'normal'> = {},
): Field<Value, PresenceOf<O>, K> {
  const { required, system, ...rest } = options
  const presence = (system ? 'system' : required ? 'required' : 'optional') as PresenceOf<O>
  return { kind, label, schema, presence, ...rest, ...extra }
}
