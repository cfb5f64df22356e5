import type { Field, FieldKind } from '#domain/kernel/field.ts'
import { fenOf, type Yuan } from '#domain/kernel/money.ts'
import { cleanHtml } from '#server/core/clean-html.ts'
import { momentText } from './moment.ts'
import { yuanText } from './yuan.ts'

const asIs = (column: string) => column

/** How a column leaves the database, in the text or number that the row type promises. */
export const read = {
  text: asIs,
  'long-text': asIs,
  'rich-text': asIs,
  integer: asIs,
  decimal: asIs,
  money: yuanText,
  'yes-no': asIs,
  date: (column) => `${column}::text`,
  moment: momentText,
  time: asIs,
  choice: asIs,
  choices: asIs,
  reference: asIs,
  references: asIs,
  files: asIs,
} as const satisfies Record<FieldKind, (column: string) => string>

/** A value as its column keeps it, also within JSON: a moment without a zone is told in the school's, and says it. */
export function plain({ kind }: Pick<Field, 'kind'>, value: unknown): unknown {
  if (kind === 'money' && value != null) return fenOf(value as Yuan)
  if (kind === 'rich-text' && typeof value === 'string') return cleanHtml(value)
  return kind === 'moment' && typeof value === 'string' && !value.endsWith('Z') ? `${value}+08:00` : value
}
