import { type RawBuilder, sql } from 'kysely'
import { type Field, writingsOf } from '#domain/kernel/field.ts'

type Shape = Pick<Field, 'normal'>

/** Any of these; false where there is none. */
export const anyOf = (conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> => {
  const [only, ...others] = conditions
  if (only && others.length === 0) return only
  return only ? sql`(${sql.join(conditions, sql` or `)})` : sql<boolean>`false`
}

/** A pattern in which `%`, `_` and `\` of the word stand for themselves. */
export const patternOf = (word: string, before = '%', after = '%') =>
  before + word.replace(/[\\%_]/g, (letter) => `\\${letter}`) + after

/** Whether a text has this word in it, in any of its writings and in letters of either case; true where nothing is asked. */
export function containing(text: RawBuilder<unknown>, word: string, shape: Shape = {}): RawBuilder<boolean> {
  const writings = writingsOf(shape, word)
  if (writings.length === 0) return sql<boolean>`true`
  return anyOf(writings.map((each) => sql<boolean>`${text} ilike ${patternOf(each)}`))
}

/** Orders what is called just so before what begins so, and that before what only has the word in it. */
export function nearness(
  texts: readonly RawBuilder<unknown>[],
  word: string,
  shape: Shape = {},
): RawBuilder<number> {
  const some = (pattern: (writing: string) => string) =>
    anyOf(
      writingsOf(shape, word).flatMap((writing) =>
        texts.map((text) => sql<boolean>`${text} ilike ${pattern(writing)}`),
      ),
    )
  const [exact, beginning] = [some((each) => patternOf(each, '', '')), some((each) => patternOf(each, ''))]
  return sql`case when ${exact} then 0 when ${beginning} then 1 else 2 end`
}
