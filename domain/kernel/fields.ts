import type { Dictionary } from './dictionary.ts'
import { type Field, type FieldOptions, field, type Numbering, type Within } from './field.ts'

interface Initial<Value> {
  /** What a new row begins with, until somebody says otherwise. */
  readonly initial?: Value
}

interface TextOptions
  extends FieldOptions,
    Initial<string>,
    Pick<Field, 'pattern' | 'hint' | 'check' | 'normal'> {
  /** Longest text, in characters; 100 unless told. */
  readonly max?: number
  readonly translated?: boolean
  readonly cron?: boolean
  readonly kindIn?: string
}
interface NumberOptions<Value = number> extends FieldOptions, Initial<Value> {
  /** 0 unless told. */
  readonly min?: number
  readonly max?: number
  readonly duration?: string
  readonly bytes?: string
  readonly year?: boolean
  readonly longitude?: string
}
type None = Record<never, never>
/** Options as they are known: a word that none of them is, such as `serchable`, does not compile. */
type Known<O, Options> = Options & O & Readonly<Record<Exclude<keyof O, keyof Options>, never>>

/** One line of text, as it is seen and trimmed, 1 to `max` characters. */
export const text = <const O extends TextOptions = None>(
  label: string,
  options: Known<O, TextOptions> = {} as Known<O, TextOptions>,
) => field<string, 'text', O>('text', label, options, { max: 100 })

/** A number that the server gives, one more than the last of its year or day; the resource says that it is `unique`. */
export const runningNumber = (label: string, numbered: Numbering) =>
  field<string, 'text', { system: true }>(
    'text',
    label,
    { system: true },
    { max: 20, searchable: true, numbered },
  )

interface LongTextOptions extends FieldOptions, Initial<string> {
  /** Longest text, in characters; 4,000 unless told. */
  readonly max?: number
  readonly translated?: boolean
}

/** Several lines. */
export const longText = <const O extends LongTextOptions = None>(
  label: string,
  options: Known<O, LongTextOptions> = {} as Known<O, LongTextOptions>,
) => field<string, 'long-text', O>('long-text', label, options, { max: 4000 })

interface RichTextOptions extends FieldOptions {
  /** Longest HTML, in characters; 100,000 unless told. */
  readonly max?: number
}

/** Several lines with headings, lists and links, as HTML. The server keeps only what the editor can make. */
export const richText = <const O extends RichTextOptions = None>(
  label: string,
  options: Known<O, RichTextOptions> = {} as Known<O, RichTextOptions>,
) => field<string, 'rich-text', O>('rich-text', label, options, { max: 100_000 })

const anyAmount = { min: 0, max: 1_000_000_000 }

/** A whole number, not negative unless `min` says so. */
export const integer = <const O extends NumberOptions = None>(
  label: string,
  options: Known<O, NumberOptions> = {} as Known<O, NumberOptions>,
) => field<number, 'integer', O>('integer', label, options, anyAmount)

/** A measured quantity, such as an area in m² or a longitude in degrees; never money. */
export const decimal = <const O extends NumberOptions = None>(
  label: string,
  options: Known<O, NumberOptions> = {} as Known<O, NumberOptions>,
) => field<number, 'decimal', O>('decimal', label, options, anyAmount)

/** An amount, 0 to 10 million yuan unless told: `1280.00` on the wire, whole fen in the database; sums are domain/kernel/money.ts. */
export const money = <const O extends NumberOptions<string> = None>(
  label: string,
  options: Known<O, NumberOptions<string>> = {} as Known<O, NumberOptions<string>>,
) => field<string, 'money', O>('money', label, options, { min: 0, max: 10_000_000 })

/** No unless told. */
type YesNoOptions = FieldOptions & Initial<boolean> & Pick<Field, 'tone'>

export const yesNo = <const O extends YesNoOptions = None>(
  label: string,
  options: Known<O, YesNoOptions> = {} as Known<O, YesNoOptions>,
) => field<boolean, 'yes-no', O>('yes-no', label, options)

interface SpanOptions extends FieldOptions, Initial<string> {
  readonly earliest?: string
  readonly latest?: string
}

/** A calendar day, `2026-09-01`. It has no hour, so it has no time zone. */
export const date = <const O extends SpanOptions = None>(
  label: string,
  options: Known<O, SpanOptions> = {} as Known<O, SpanOptions>,
) => field<string, 'date', O>('date', label, options)

/** A time of day, `08:00`, on any day and in the school's zone. */
export const time = <const O extends SpanOptions = None>(
  label: string,
  options: Known<O, SpanOptions> = {} as Known<O, SpanOptions>,
) => field<string, 'time', O>('time', label, options)

/** A point in time, on the wire `2026-09-01 08:00:00` in Asia/Shanghai, in the database with its zone. */
export const moment = <const O extends SpanOptions = None>(
  label: string,
  options: Known<O, SpanOptions> = {} as Known<O, SpanOptions>,
) => field<string, 'moment', O>('moment', label, options)

type ChoiceOptions<Code> = FieldOptions & Initial<NoInfer<Code>>
/** Codes with commas between. */
type ChoicesOptions = FieldOptions & Initial<string>

export const choice = <Code extends string, const O extends ChoiceOptions<Code> = None>(
  label: string,
  of: Dictionary<Code>,
  options: Known<O, ChoiceOptions<Code>> = {} as Known<O, ChoiceOptions<Code>>,
) => field<Code, 'choice', O>('choice', label, options, { dictionary: of as Dictionary })

/** Several codes, kept and sent as one text with commas between. */
export const choices = <Code extends string, const O extends ChoicesOptions = None>(
  label: string,
  of: Dictionary<Code>,
  options: Known<O, ChoicesOptions> = {} as Known<O, ChoicesOptions>,
) => field<string, 'choices', O>('choices', label, options, { dictionary: of as Dictionary })

interface ReferenceOptions extends FieldOptions {
  readonly within?: Within
}

/** Points at another resource by name: an import would tie the two files into a knot. */
export const reference = <const O extends ReferenceOptions = None>(
  label: string,
  target: string,
  options: Known<O, ReferenceOptions> = {} as Known<O, ReferenceOptions>,
) => field<string, 'reference', O>('reference', label, options, { target })

interface ReferencesOptions extends FieldOptions {
  /** 500 unless told. */
  readonly most?: number
}

/** Several rows of another resource, kept and sent as their ids with commas between. */
export const references = <const O extends ReferencesOptions = None>(
  label: string,
  lists: string,
  options: Known<O, ReferencesOptions> = {} as Known<O, ReferencesOptions>,
) => field<string, 'references', O>('references', label, options, { lists, most: 500 })

interface FilesOptions extends FieldOptions {
  /** 9 unless told. */
  readonly most?: number
  /** Endings such as `.pdf`; every kind that the server takes unless told. */
  readonly accept?: readonly string[]
  /** Bytes of each; what the server takes of any file unless told. */
  readonly largest?: number
}

/** Files that people add to a row, kept as their ids with commas between. Anyone who sees the row may have them. */
export const files = <const O extends FilesOptions = None>(
  label: string,
  options: Known<O, FilesOptions> = {} as Known<O, FilesOptions>,
) => field<string, 'files', O>('files', label, options, { most: 9 })

/** Portrait of whom the row is about, two inches high (35 x 49 mm) as on the card of the roll: one picture, kept as its file's id. */
export const photo = <const O extends FieldOptions = None>(
  label: string,
  options: Known<O, FieldOptions> = {} as Known<O, FieldOptions>,
) =>
  field<string, 'files', O>('files', label, options, {
    portrait: true,
    most: 1,
    accept: ['.jpg', '.jpeg', '.png', '.webp'],
    largest: 20 * 1024 ** 2,
  })
