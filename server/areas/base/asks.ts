import { type RawBuilder, sql } from 'kysely'

type Condition = RawBuilder<boolean>

const columnOf = (name: string) => sql.ref(`r.${name}`)

export const equals =
  (column: string) =>
  (value: string): Condition =>
    sql`${columnOf(column)}::text = ${value}`

/** As a search box does: `%`, `_` and `\` stand for themselves. */
export const contains =
  (...columns: readonly string[]) =>
  (value: string): Condition => {
    const pattern = `%${value.trim().replace(/[\\%_]/g, (letter) => `\\${letter}`)}%`
    return sql`(${sql.join(
      columns.map((column) => sql`${columnOf(column)} ilike ${pattern}`),
      sql` or `,
    )})`
  }

/** `flag=1`, and any other switch of the specification's pickers: only what `condition` holds of. */
export const whenOne =
  (condition: Condition) =>
  (value: string): Condition | undefined =>
    value === '1' || value === 'true' ? condition : undefined

/** The day it is in China, whatever the clock of the database says. */
export const today = sql`(now() at time zone 'Asia/Shanghai')::date`

type Duty = 'base_counsellor' | 'base_class_leader' | 'base_mentor'

/** A duty that holds today; `d` is the duty, `r` the row of the picker. */
export const onDuty = (duty: Duty, condition: RawBuilder<unknown>): Condition =>
  sql`exists (select from ${sql.table(duty)} d where d.tenant_id = r.tenant_id and ${condition}
    and d.since <= ${today} and (d.until is null or d.until >= ${today}))`
