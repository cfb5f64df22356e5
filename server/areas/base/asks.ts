import { type RawBuilder, sql } from 'kysely'
import { writingsOf } from '#domain/kernel/field.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { quoted } from '#server/core/database/names.ts'
import type { LookupFilter } from '#server/core/serve.ts'
import { columnOf } from '#server/engine/rows/columns.ts'
import { anyOf, containing } from '#server/engine/rows/containing.ts'

type Condition = RawBuilder<boolean>

const column = (field: string) => sql.raw(columnOf(field))

export const equals = (field: string): LookupFilter => ({
  reads: field === 'id' ? [] : [field],
  where: (value) => sql`${column(field)}::text in (${sql.join(writingsOf({}, value))})`,
})

/** As a search box does, in those fields that the asker sees whole: `%`, `_` and `\` stand for themselves. */
export const contains = (...fields: readonly string[]): LookupFilter => ({
  reads: [],
  where(value, _, sees) {
    return anyOf(fields.filter(sees).map((field) => containing(column(field), value)))
  },
})

/** `flag=1`, and any other switch of the specification's pickers: only what `condition` holds of, which reads `field`. */
export const whenOne = (field: string, condition: Condition): LookupFilter => ({
  reads: [field],
  where: (value) => (value === '1' || value === 'true' ? condition : undefined),
})

/** The day it is in China, whatever the clock of the database says. */
export const today = sql`(now() at time zone 'Asia/Shanghai')::date`

/** A duty that holds today, by the resource that gives it; `d` is the duty, `r` the row of the picker. */
export const onDuty = ({ name }: AnyResource, condition: RawBuilder<unknown>): Condition =>
  sql`exists (select from ${sql.raw(quoted(name))} d where d.tenant_id = r.tenant_id and ${condition}
    and d.since <= ${today} and (d.until is null or d.until >= ${today}))`
