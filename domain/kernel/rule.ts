import type { Fields } from './field.ts'
import type { AnyFormRules } from './form.ts'
import { missingFields } from './form-rules.ts'
import type { AnswersOf } from './infer.ts'
import { phrase } from './phrase.ts'

/** What no single field can say, such as an end that lies before its beginning. */
export interface Rule<F extends Fields> {
  /** The fields it looks at; the last of them is the one to be corrected. */
  readonly fields: readonly (keyof F & string)[]
  readonly message: string
  holds(row: AnswersOf<F>): boolean
}

interface Ruled extends Pick<AnyFormRules, 'visibleWhen' | 'requiredWhen'> {
  readonly fields?: Fields
  // biome-ignore lint/suspicious/noExplicitAny: the rules of any resource, whatever its fields
  readonly rules?: readonly Rule<any>[]
}

/**
 * The field and message of each rule that the row breaks; nothing when it keeps them all. The row is
 * whole: for a change, the kept row with the change over it, and `changed` the names of what changes.
 * A rule that no change touches is not asked, lest an old fault stop every correction.
 */
export function brokenRules(
  resource: Ruled,
  row: Readonly<Record<string, unknown>>,
  changed: readonly string[] = Object.keys(row),
): readonly { readonly field: string; readonly message: string }[] {
  const { rules = [], fields } = resource
  const missing = missingFields(resource, row, changed).map((field) => ({
    field,
    message: phrase('请填写{{label}}', { label: fields?.[field]?.label ?? field }),
  }))
  const broken = rules
    .filter((rule) => rule.fields.some((name) => changed.includes(name)) && !rule.holds(row))
    .map((rule) => ({ field: rule.fields.at(-1) ?? '', message: rule.message }))
  return [...missing, ...broken]
}
