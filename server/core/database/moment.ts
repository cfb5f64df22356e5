import { type RawBuilder, sql } from 'kysely'
import { clockAt } from '#domain/kits/college-clock.ts'

/** A column of time in the shape of the wire, `2026-09-01 08:00:00` in the school's zone. `column` is ours, never a caller's. */
export const momentText = (column: string) =>
  `to_char(${column} at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS')`

/** A moment in that shape. */
export const timeOf = clockAt

/** The last second of a day, in that shape. */
export const endOf = (day: string) => `${day} 23:59:59`

/** The same within a statement. */
export const momentOf = (column: string): RawBuilder<string | null> => sql.raw(momentText(column))
