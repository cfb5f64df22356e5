import type { Field } from '#domain/kernel/field.ts'
import { readYuan, yuanOf } from '#domain/kernel/money.ts'
import type { DesignField, DesignKind } from './design.ts'
import { wordsFor } from './words-for.ts'

const two = (part: string | undefined) => (part ?? '1').padStart(2, '0')

/** A day as it is kept, however the sheet writes it. */
function dayIn(text: string): string | null {
  const [, year, month, day] = /^(\d{4})\D(\d{1,2})\D(\d{1,2})/.exec(text) ?? []
  return year ? `${year}-${two(month)}-${two(day)}` : null
}

const read: Readonly<Record<DesignKind, (text: string, field: DesignField) => unknown>> = {
  text: (text, { max }) => text.slice(0, max),
  'long-text': (text) => text,
  integer: (text) => (Number.isSafeInteger(Number(text)) ? Number(text) : null),
  decimal: (text) => (Number.isFinite(Number(text)) ? Number(text) : null),
  money: (text) => readYuan(text) ?? null,
  'yes-no': (text) => /^(是|有|true|yes|y)$/i.test(text),
  date: dayIn,
  moment: (text) =>
    dayIn(text) ? `${dayIn(text)} ${/\d{1,2}:\d{2}/.exec(text)?.[0].padStart(5, '0') ?? '00:00'}:00` : null,
  choice: (text, { choices }) =>
    choices.find(({ label, code }) => label === text || code === text)?.code ?? null,
  reference: () => null,
}

/** Words that stand under such a label, cut to what the field takes; the label and a number where none are known. */
export function textUnder({ label, max = 100 }: Pick<Field, 'label' | 'max'>, at: number): string {
  const words = wordsFor(label)?.filter((each) => each.length <= max) ?? []
  return words[at % words.length] ?? `${label}${at + 1}`.slice(-max)
}

const made: Readonly<Record<DesignKind, (field: DesignField, at: number) => unknown>> = {
  text: textUnder,
  'long-text': textUnder,
  integer: (_, at) => (at + 1) * 3,
  decimal: (_, at) => (at + 1) * 1.5,
  money: (_, at) => yuanOf((at + 1) * 1250),
  'yes-no': (_, at) => at % 2 === 0,
  date: (_, at) => `2026-09-${two(String(at + 1))}`,
  moment: (_, at) => `2026-09-${two(String(at + 1))} 08:00:00`,
  choice: ({ choices }, at) => choices[at % Math.max(choices.length, 1)]?.code ?? null,
  reference: () => null,
}

/** What stands in a sample row: what the sheet says where it says something, else an example of its kind. */
export const guessedValue = (field: DesignField, text: string | undefined, at: number): unknown =>
  text === undefined ? made[field.kind](field, at) : text === '' ? null : read[field.kind](text, field)
