import { type RawBuilder, sql } from 'kysely'
import type { Yuan } from '#domain/kernel/money.ts'

/** A column of whole fen in the shape of the wire, `1280.00`. `column` is ours, never a caller's. */
export const yuanText = (column: string) => `(${column}::numeric / 100)::numeric(18, 2)::text`

/** The same within a statement. */
export const yuanIn = (column: string): RawBuilder<Yuan> => sql.raw(yuanText(column))
