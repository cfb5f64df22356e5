import { z } from 'zod'
import { codeSchema } from './code-schema.ts'
import type { Dictionary } from './dictionary.ts'
import { type FieldOptions, field } from './field.ts'
import { plainOfHtml } from './html.ts'
import { fenOf, readYuan } from './money.ts'
import { line, prose } from './seen.ts'

interface TextOptions extends FieldOptions {
  /** Longest text, in characters; 100 unless told. */
  readonly max?: number
  readonly pattern?: RegExp
  /** What the pattern asks for, as the person at the form should read it. */
  readonly hint?: string
  /** A rule that no pattern can say, such as a check digit. `hint` says it in words. */
  readonly check?: (value: string) => boolean
  readonly translated?: boolean
  readonly cron?: boolean
  /** Brings what was typed into the one shape that is kept, before anything is checked. */
  readonly normal?: (value: string) => string
}
interface NumberOptions extends FieldOptions {
  readonly min?: number
  readonly max?: number
  readonly duration?: string
}

/** One line of text, as it is seen and trimmed, 1 to `max` characters. */
export const text = <const O extends TextOptions = Record<never, never>>(
  label: string,
  options: O = {} as O,
) => {
  const { max = 100, pattern, hint, check, normal, ...rest } = options as TextOptions
  const length = (normal ? line().overwrite(normal) : line())
    .min(1, `请填写${label}`)
    .max(max, `${label}不能超过 ${max} 个字`)
  const shaped = pattern ? length.regex(pattern, hint ?? `${label}格式不正确`) : length
  const schema = check ? shaped.refine(check, hint ?? `${label}不正确`) : shaped
  return field('text', label, schema, rest as O, normal && { normal })
}

interface LongTextOptions extends FieldOptions {
  /** Longest text, in characters; 4,000 unless told. */
  readonly max?: number
  readonly translated?: boolean
}

/** Several lines. */
export const longText = <const O extends LongTextOptions = Record<never, never>>(
  label: string,
  options: O = {} as O,
) => {
  const { max = 4000, ...rest } = options as LongTextOptions
  return field('long-text', label, prose().max(max, `${label}不能超过 ${max} 个字`), rest as O)
}

interface RichTextOptions extends FieldOptions {
  /** Longest HTML, in characters; 100,000 unless told. */
  readonly max?: number
}

/** Several lines with headings, lists and links, as HTML. The server keeps only what the editor can make. */
export const richText = <const O extends RichTextOptions = Record<never, never>>(
  label: string,
  options: O = {} as O,
) => {
  const { max = 100_000, ...rest } = options as RichTextOptions
  const html = prose()
    .overwrite((value) => (plainOfHtml(value) === '' ? '' : value))
    .max(max, `${label}不能超过 ${max} 个字`)
  return field('rich-text', label, html, rest as O)
}

const numberOf = (label: string, { min = 0, max = 1_000_000_000 }: NumberOptions) =>
  z.number(`${label}应为数字`).min(min, `${label}不能小于 ${min}`).max(max, `${label}不能大于 ${max}`)

/** A whole number, not negative unless `min` says so. */
export const integer = <const O extends NumberOptions = Record<never, never>>(
  label: string,
  options: O = {} as O,
) => {
  const { min, max, ...rest } = options as NumberOptions
  return field('integer', label, numberOf(label, { min, max }).int(`${label}应为整数`), rest as O)
}

/** A measured quantity, such as an area in m² or a longitude in degrees; never money. */
export const decimal = <const O extends NumberOptions = Record<never, never>>(
  label: string,
  options: O = {} as O,
) => {
  const { min, max, ...rest } = options as NumberOptions
  return field('decimal', label, numberOf(label, { min, max }), rest as O)
}

/** An amount, 0 to 10 million yuan unless told: `1280.00` on the wire, whole fen in the database; sums are domain/kernel/money.ts. */
export const money = <const O extends NumberOptions = Record<never, never>>(
  label: string,
  options: O = {} as O,
) => {
  const { min = 0, max = 10_000_000, ...rest } = options as NumberOptions
  const text = z
    .string(`${label}应为金额，如 1280.00`)
    .overwrite((value) => readYuan(value) ?? value)
    .regex(/^-?\d+\.\d{2}$/, { message: `${label}应为金额，如 1280.00`, abort: true })
    .refine((value) => fenOf(value) >= min * 100, `${label}不能小于 ${min}`)
    .refine((value) => fenOf(value) <= max * 100, `${label}不能大于 ${max}`)
  // What was kept before amounts were texts, as in a history, is a number.
  const amount = z.preprocess(
    (value) => (typeof value === 'number' ? (readYuan(value) ?? value) : value),
    text,
  )
  return field('money', label, amount, rest as O)
}

interface YesNoOptions extends FieldOptions {
  /** What a new row begins with; no unless told. */
  readonly initial?: boolean
}

export const yesNo = <const O extends YesNoOptions = Record<never, never>>(
  label: string,
  options: O = {} as O,
) => field('yes-no', label, z.boolean(), options)

interface SpanOptions extends FieldOptions {
  readonly earliest?: string
  readonly latest?: string
}

/** Days, moments and times of day sort as they are written. */
const within = (shape: z.ZodType<string>, label: string, { earliest, latest }: SpanOptions) =>
  shape
    .refine((value) => !earliest || value >= earliest, `${label}不能早于 ${earliest}`)
    .refine((value) => !latest || value <= latest, `${label}不能晚于 ${latest}`)

/** A calendar day, `2026-09-01`. It has no hour, so it has no time zone. */
export const date = <const O extends SpanOptions = Record<never, never>>(
  label: string,
  options: O = {} as O,
) => field('date', label, within(z.iso.date(`${label}应为日期，如 2026-09-01`), label, options), options)

/** A time of day, `08:00`, on any day and in the school's zone. */
export const time = <const O extends SpanOptions = Record<never, never>>(
  label: string,
  options: O = {} as O,
) => {
  const shape = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, {
    message: `${label}应为 24 小时制的时间，如 08:00`,
    abort: true,
  })
  return field('time', label, within(shape, label, options), options)
}

/** A point in time, on the wire `2026-09-01 08:00:00` in Asia/Shanghai, in the database with its zone. */
export const moment = <const O extends SpanOptions = Record<never, never>>(
  label: string,
  options: O = {} as O,
) => {
  const wire = z
    .string()
    .refine(isMoment, { message: `${label}应为时间，如 2026-09-01 08:00:00`, abort: true })
  return field('moment', label, within(wire, label, options), options)
}

const day = z.iso.date()
const isMoment = (value: string) =>
  /^\S{10} ([01]\d|2[0-3])(:[0-5]\d){2}$/.test(value) && day.safeParse(value.slice(0, 10)).success

interface ChoiceOptions<Code> extends FieldOptions {
  /** The code that a new row begins with. */
  readonly initial?: NoInfer<Code>
}

export const choice = <Code extends string, const O extends ChoiceOptions<Code> = Record<never, never>>(
  label: string,
  of: Dictionary<Code>,
  options: O = {} as O,
) => field('choice', label, codeSchema(of), options, { dictionary: of as Dictionary })

/** Several codes, kept and sent as one text with commas between. */
export const choices = <Code extends string, const O extends FieldOptions = Record<never, never>>(
  label: string,
  of: Dictionary<Code>,
  options: O = {} as O,
) => {
  const code = codeSchema(of)
  const codes = (value: string) => value.split(',')
  const schema = z
    .string()
    .max(2000, `${label}选得过多`)
    .refine(
      (value) => value === '' || codes(value).every((each) => code.safeParse(each).success),
      `${label}不正确`,
    )
    .refine((value) => new Set(codes(value)).size === codes(value).length, `${label}不正确`)
  return field('choices', label, schema, options, { dictionary: of as Dictionary })
}

/** Points at another resource by name: an import would tie the two files into a knot. */
export const reference = <const O extends FieldOptions = Record<never, never>>(
  label: string,
  target: string,
  options: O = {} as O,
) => field('reference', label, z.uuid(`${label}不存在`), options, { target })

interface ReferencesOptions extends FieldOptions {
  /** 500 unless told. */
  readonly most?: number
}

/** Several rows of another resource, kept and sent as their ids with commas between. */
export const references = <const O extends ReferencesOptions = Record<never, never>>(
  label: string,
  lists: string,
  options: O = {} as O,
) => {
  const { most = 500, ...rest } = options as ReferencesOptions
  return field('references', label, idList(most, `${label}不正确，最多 ${most} 项`), rest as O, {
    lists,
    most,
  })
}

/** Ids with commas between, each once. */
function idList(most: number, message: string) {
  const one = z.uuid()
  return z.string().refine((value) => {
    const ids = value === '' ? [] : value.split(',')
    return (
      ids.length <= most && new Set(ids).size === ids.length && ids.every((id) => one.safeParse(id).success)
    )
  }, message)
}

interface FilesOptions extends FieldOptions {
  /** 9 unless told. */
  readonly most?: number
  /** Endings such as `.pdf`; every kind that the server takes unless told. */
  readonly accept?: readonly string[]
}

/** Files that people add to a row, kept as their ids with commas between. Anyone who sees the row may have them. */
export const files = <const O extends FilesOptions = Record<never, never>>(
  label: string,
  options: O = {} as O,
) => {
  const { most = 9, accept, ...rest } = options as FilesOptions
  const schema = idList(most, `${label}不正确，最多 ${most} 个文件`)
  return field('files', label, schema, rest as O, { most, ...(accept && { accept }) })
}
