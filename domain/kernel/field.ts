import type { Dictionary } from './dictionary.ts'
import { plainLine, seenLine } from './seen-text.ts'

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
  /** For the types alone: what it holds. Its checks are `schemaOf` of field-schema.ts, which only those carry who check. */
  readonly holds?: Value
  readonly help?: string
  /** Part of what the search box of a list looks through. */
  readonly searchable?: boolean
  /** For a searchable text: it is found by its pinyin and their initials too, `马语婷` by `mayuting` and `myt`. */
  readonly spelt?: boolean
  readonly masked?: Masking
  /**
   * For a text: it repeats what names rows of these resources, of `any` where each row says which. Anyone who sees those
   * names in part sees it in part too.
   */
  readonly quotes?: readonly string[] | 'any'
  /** Goes in and never comes out: no reply carries it, and a form left empty keeps it as it is. */
  readonly secret?: boolean
  /** For machines alone, such as a hash, a key of a call or JSON: no list, detail or report shows it. */
  readonly technical?: boolean
  /** Of one row alone, as a candidate number is: several rows are never given the same at once. */
  readonly individual?: boolean
  /** For a text: said by the server in words of its own, and so read in whichever language is spoken. */
  readonly translated?: boolean
  /**
   * Of a field that only a form has, as a question of the college's own: it is kept under its name in this text of the
   * row, which holds a JSON object.
   */
  readonly keptIn?: string
  /** For a text: which field of the row says what kind of value it is; yes and no are read as such. */
  readonly kindIn?: string
  /** For a text that the server gives: it counts up. */
  readonly numbered?: Numbering
  /** For a text: a cron expression, which is shown with the next times it names. */
  readonly cron?: boolean
  /**
   * For a time in milliseconds: what it is called where it is shown in words. Its label names the unit, as over the
   * numbers of a filter or of a file.
   */
  readonly duration?: string
  /** For a size in bytes, as `duration` is for a time. */
  readonly bytes?: string
  /** For `integer`: a calendar year, which is chosen and not measured. */
  readonly year?: boolean
  /** What a new row has here until somebody says otherwise; see `initialOf`. */
  readonly initial?: unknown
  /** For a reference to accounts: who fills it in may choose any of the staff, whomever else they see. */
  readonly colleagues?: boolean
  /**
   * For `reference`: only rows may be chosen whose fields, the keys, hold what these fields hold of the form; of the row
   * that it is about where the form has none so called, `id` being that row itself. What is empty there narrows nothing.
   */
  readonly within?: Within
  /** For `reference`: the name of the resource pointed at, checked by tests/contracts. */
  readonly target?: string
  /** For `references`: the name of the resource that they point at. */
  readonly lists?: string
  /** For texts: the longest, in characters. For numbers and amounts: the least and the most. */
  readonly max?: number
  readonly min?: number
  /** For `text`: its shape, and a rule that no pattern can say, such as a check digit. `hint` says them in words. */
  readonly pattern?: RegExp
  readonly check?: (value: string) => boolean
  readonly hint?: string
  /** For `text`: brings what was typed into the one shape that is kept, before anything is checked. */
  readonly normal?: (value: string) => string
  /**
   * For `decimal`: it is a latitude, and this field the longitude of the same place. A form that asks for both offers to
   * fill them with the position of the device.
   */
  readonly longitude?: string
  /** For `date`, `moment` and `time`: the first and the last that it may be, in its own shape; both count. */
  readonly earliest?: string
  readonly latest?: string
  /** For `yes-no`: yes is nothing good. */
  readonly tone?: 'warning' | 'danger'
  /** For `choice` and `choices`: the dictionary that labels the codes. */
  readonly dictionary?: Dictionary
  /** For `files` and `references`: how many it may hold; and for files, which endings they may have, such as `.pdf`. */
  readonly most?: number
  readonly accept?: readonly string[]
  /** For `files`: of so many bytes may each be. */
  readonly largest?: number
  /** For `files`: the one picture of whom the row is about, shown as a picture and cut to shape where it is chosen. */
  readonly portrait?: boolean
}

/** Kinds whose values can be ordered and summed. Amounts are whole fen where they are, see domain/kernel/money.ts. */
export const isNumeric = (kind: FieldKind | undefined): boolean =>
  kind === 'integer' || kind === 'decimal' || kind === 'money'

/** Kinds that hold words, in which a part is looked for. */
export const isWorded = ({ kind }: Pick<Field, 'kind'>): boolean =>
  kind === 'text' || kind === 'long-text' || kind === 'rich-text'

/** Kinds that take the whole width of a form and of a card. */
export const isWide = (kind: FieldKind): boolean =>
  kind === 'long-text' || kind === 'rich-text' || kind === 'files'

/** Numbers that count up from one, anew in each year or on each day: `SJ20260000001`, `QJ202609010001`. */
export interface Numbering {
  /** What stands before the year or the day, in capitals. */
  readonly prefix: string
  readonly each: 'year' | 'day'
  /** How many digits the count has at least. */
  readonly digits: number
  /** The action that gives a row its number; left out, it has one from the beginning. */
  readonly by?: string
}

/** References of the row pointed at, each with the field here that it must agree with. */
export type Within = Readonly<Record<string, string>>

export type Fields = Readonly<Record<string, Field>>

export interface FieldOptions {
  readonly required?: boolean
  readonly system?: boolean
  readonly help?: string
  readonly searchable?: boolean
  readonly spelt?: boolean
  readonly masked?: Masking
  readonly quotes?: readonly string[] | 'any'
  readonly secret?: boolean
  readonly technical?: boolean
  readonly individual?: boolean
  readonly colleagues?: boolean
}

/**
 * The writings of a text that is asked for: as it is seen, in the shape in which the field keeps it, and in signs of
 * usual width. What was kept before the field had a shape is found by the first. None where nothing of it is seen.
 */
export const writingsOf = ({ normal }: Pick<Field, 'normal'>, text: string): readonly string[] => {
  const writings = [seenLine(text).trim(), shapedBy({ normal }, text), plainLine(text)]
  return [...new Set(writings)].filter((writing) => writing !== '')
}

/** A text in the one shape in which the field keeps it. */
export const shapedBy = ({ normal = (text) => text }: Pick<Field, 'normal'>, text: string): string =>
  normal(seenLine(text).trim())

/**
 * What a new row begins with, null where nothing is presumed. The form shows it, and an import takes it where a sheet
 * says nothing.
 */
export const initialOf = ({ initial, kind }: Field): unknown => initial ?? (kind === 'yes-no' ? false : null)

/** What a new row begins with, of the fields that people fill. */
export const initialsOf = (fields: Fields): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, { presence }]) => presence !== 'system')
      .map(([name, field]) => [name, initialOf(field)] as const)
      .filter(([, value]) => value !== null),
  )

export type PresenceOf<O extends FieldOptions> = O extends { system: true }
  ? 'system'
  : O extends { required: true }
    ? 'required'
    : 'optional'

/** The one place where a field object is put together; every constructor in fields.ts ends here. */
export function field<Value, K extends FieldKind, O extends FieldOptions>(
  kind: K,
  label: string,
  options: O,
  extra: Partial<Omit<Field, 'holds'>> = {},
): Field<Value, PresenceOf<O>, K> {
  const { required, system, ...rest } = options
  const presence = (system ? 'system' : required ? 'required' : 'optional') as PresenceOf<O>
  return { ...extra, ...rest, kind, label, presence }
}
