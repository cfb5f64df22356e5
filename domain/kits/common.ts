import { type Field, type FieldOptions, field } from '#domain/kernel/field.ts'
import { text } from '#domain/kernel/fields.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { plainLine } from '#domain/kernel/seen-text.ts'
import { emailPattern } from '#domain/rules/email.ts'
import { normalMobile, normalPhone, phonePattern } from '#domain/rules/phone.ts'

/** The short code a school gives a thing: letters, digits and hyphens, of usual width whatever the keyboard had. */
export const code = (label: string) =>
  text(label, {
    required: true,
    searchable: true,
    max: 32,
    normal: plainLine,
    pattern: /^[A-Za-z0-9-]+$/,
    hint: phrase('{{label}}只能由字母、数字和连字符组成', { label }),
  })

/** A mobile number: 11 digits, the first 1, the second 3 to 9 (specification, section 5). */
export const mobile = (label: string) =>
  text(label, {
    max: 11,
    normal: normalMobile,
    pattern: phonePattern,
    hint: phrase('{{label}}应为 {{count}} 位手机号', { label, count: 11 }),
    masked: 'phone',
  })

/** An office number, with or without an area code, or a mobile one. */
export const phone = (label: string) =>
  text(label, {
    max: 20,
    normal: normalPhone,
    pattern: /^[0-9+()-]{5,20}$/,
    hint: phrase('{{label}}应为电话号码', { label }),
  })

/** As far as a form can tell: whether it is anybody's, only a letter to it will show. */
export const email = (label: string) =>
  text(label, {
    max: 100,
    pattern: emailPattern,
    hint: phrase('{{label}}应为有效的电子邮箱地址', { label }),
  })

/** The year in which a grade entered the college. */
export const gradeYear = { min: 2000, max: 2100, year: true }

/** A few pictures beside a row: how many, of which kinds, and of how many bytes each. */
export const pictures = {
  most: 6,
  accept: ['.jpg', '.jpeg', '.png', '.webp'],
  largest: 20 * 1024 ** 2,
} as const

/** A card of a bank that money goes to: it is shown in part, and belongs to one row alone. */
export const bankCard = (label = '银行卡号') =>
  text(label, {
    max: 19,
    masked: 'bank-card',
    individual: true,
    normal: plainLine,
    pattern: /^\d{12,19}$/,
    hint: phrase('{{label}}应为 12 至 19 位数字', { label }),
  })

/** A month of a calendar: `2026-09`. */
export const calendarMonth = <const O extends FieldOptions = Record<never, never>>(
  label: string,
  options: O = {} as O,
) =>
  field<string, 'text', O>('text', label, options, {
    max: 7,
    normal: plainLine,
    pattern: /^\d{4}-(0[1-9]|1[0-2])$/,
    hint: phrase('{{label}}应为年和月，如 2026-09', { label }),
    help: '如 2026-09',
  } satisfies Partial<Field>)
