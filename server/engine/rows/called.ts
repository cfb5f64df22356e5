import { type RawBuilder, sql } from 'kysely'
import { writingsOf } from '#domain/kernel/field.ts'
import { normalName } from '#domain/kits/person-name.ts'
import { columnOf } from './columns.ts'
import { anyOf, containing, nearness } from './containing.ts'
import { speltLike } from './filters.ts'

const shape = { normal: normalName }

/**
 * Whether the name of a person, a `spelt` field of the rows known as `alias`, has this word in it in any of its writings,
 * or sounds so; true where nothing is asked.
 */
export function called(alias: string, word: string, field = 'name'): RawBuilder<boolean> {
  const column = sql.raw(columnOf(field, alias))
  const sounds = writingsOf(shape, word).flatMap((each) => speltLike(field, each, alias))
  return anyOf([containing(column, word, shape), ...sounds])
}

/**
 * The order of those whom the word names: by that name, by one that begins so, by one that has it in it. Other texts count
 * like the name, and alone for anyone who does not see it whole (`sees`).
 */
export const nearest = (
  alias: string,
  word: string,
  others: readonly RawBuilder<unknown>[] = [],
  sees = true,
) => nearness([...(sees ? [sql.raw(columnOf('name', alias))] : []), ...others], word, shape)
