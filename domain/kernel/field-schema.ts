import { z } from 'zod'
import { codeSchema } from './code-schema.ts'
import type { Dictionary } from './dictionary.ts'
import type { Field, FieldKind } from './field.ts'
import { isBlankHtml } from './html.ts'
import { fenOf, readYuan } from './money.ts'
import { phrase } from './phrase.ts'
import { line, prose } from './seen.ts'

const made = new WeakMap<object, z.ZodType>()

/** What a field takes, and in which words it refuses the rest. Apart from the declaration, so that who shows rows carries no checks. */
export function schemaOf<Value>(field: Field<Value>): z.ZodType<Value> {
  const schema = made.get(field) ?? schemas[field.kind](field)
  made.set(field, schema)
  return schema as z.ZodType<Value>
}

const longest = (label: string, max: number) =>
  phrase('{{label}}不能超过 {{count}} 个字', { label, count: max })

function text({ label, max = 100, pattern, hint, check, normal = (value) => value }: Field) {
  const said = line().overwrite(normal).min(1, phrase('请填写{{label}}', { label }))
  // Its shape first: that a number with its country's code is too long helps nobody.
  const shaped = (pattern ? said.regex(pattern, hint ?? phrase('{{label}}格式不正确', { label })) : said).max(
    max,
    longest(label, max),
  )
  return check ? shaped.refine(check, hint ?? phrase('{{label}}不正确', { label })) : shaped
}

const longText = ({ label, max = 0 }: Field) => prose().max(max, longest(label, max))

const richText = ({ label, max = 0 }: Field) =>
  prose()
    .overwrite((value) => (isBlankHtml(value) ? '' : value))
    .max(max, longest(label, max))

const number = ({ label, min = 0, max = 0 }: Field) =>
  z
    .number(phrase('{{label}}应为数字', { label }))
    .min(min, phrase('{{label}}不能小于 {{count}}', { label, count: min }))
    .max(max, phrase('{{label}}不能大于 {{count}}', { label, count: max }))

function money({ label, min = 0, max = 0 }: Field) {
  const text = z
    .string(phrase('{{field}}应为金额，如 1280.00', { field: label }))
    .overwrite((value) => readYuan(value) ?? value)
    .regex(/^-?\d{1,13}\.\d{2}$/, {
      message: phrase('{{field}}应为金额，如 1280.00', { field: label }),
      abort: true,
    })
    .refine(
      (value) => fenOf(value) >= min * 100,
      phrase('{{label}}不能小于 {{count}}', { label, count: min }),
    )
    .refine(
      (value) => fenOf(value) <= max * 100,
      phrase('{{label}}不能大于 {{count}}', { label, count: max }),
    )
  // What was kept before amounts were texts, as in a history, is a number.
  return z.preprocess((value) => (typeof value === 'number' ? (readYuan(value) ?? value) : value), text)
}

/** Days, moments and times of day sort as they are written. */
const within = (shape: z.ZodType<string>, { label, earliest, latest }: Field) =>
  shape
    .refine(
      (value) => !earliest || value >= earliest,
      phrase('{{label}}不能早于 {{earliest}}', { label, earliest }),
    )
    .refine((value) => !latest || value <= latest, phrase('{{label}}不能晚于 {{latest}}', { label, latest }))

const date = (field: Field) =>
  within(z.iso.date(phrase('{{label}}应为日期，如 2026-09-01', { label: field.label })), field)

const time = (field: Field) =>
  within(
    z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, {
      message: phrase('{{label}}应为 24 小时制的时间，如 08:00', { label: field.label }),
      abort: true,
    }),
    field,
  )

const day = z.iso.date()
const isMoment = (value: string) =>
  /^\S{10} ([01]\d|2[0-3])(:[0-5]\d){2}$/.test(value) && day.safeParse(value.slice(0, 10)).success

const moment = (field: Field) =>
  within(
    z.string().refine(isMoment, {
      message: phrase('{{label}}应为时间，如 2026-09-01 08:00:00', { label: field.label }),
      abort: true,
    }),
    field,
  )

function choices({ label, dictionary }: Field) {
  const code = codeSchema(dictionary as Dictionary)
  const codes = (value: string) => value.split(',')
  return z
    .string()
    .max(2000, phrase('{{label}}选得过多', { label }))
    .refine(
      (value) => value === '' || codes(value).every((each) => code.safeParse(each).success),
      phrase('{{label}}不正确', { label }),
    )
    .refine(
      (value) => new Set(codes(value)).size === codes(value).length,
      phrase('{{label}}不正确', { label }),
    )
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

/** Adding a kind of field breaks this table until its values can be checked. */
const schemas: Record<FieldKind, (field: Field) => z.ZodType> = {
  text,
  'long-text': longText,
  'rich-text': richText,
  integer: (field) => number(field).int(phrase('{{label}}应为整数', { label: field.label })),
  decimal: number,
  money,
  'yes-no': () => z.boolean(),
  date,
  moment,
  time,
  choice: ({ dictionary }) => codeSchema(dictionary as Dictionary),
  choices,
  reference: ({ label }) => z.uuid(phrase('{{label}}不存在', { label })),
  references: ({ label, most = 0 }) =>
    idList(most, phrase('{{label}}不正确，最多 {{count}} 项', { label, count: most })),
  files: ({ label, most = 0 }) =>
    idList(most, phrase('{{label}}不正确，最多 {{count}} 个文件', { label, count: most })),
}
