import { type RawBuilder, sql } from 'kysely'
import type { Dictionary } from '#domain/kernel/dictionary.ts'
import { weekOf } from '#domain/kits/school-week.ts'
import type { Course, Named } from '#domain/system/wall/figure.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { timeOf } from '#server/core/database/moment.ts'
import { entriesOf } from '#server/engine/dictionaries/entries.ts'

/** What a screen is counted with: a college at one moment. */
export interface Counting {
  readonly app: AppContext
  readonly tenantId: string
  /** `2026-09-01 08:00:00` in Asia/Shanghai. */
  readonly at: string
  readonly today: string
  readonly term: { readonly from: string; readonly week: number | null }
  readonly rows: <Row>(query: RawBuilder<Row>) => Promise<readonly Row[]>
  readonly row: <Row>(query: RawBuilder<Row>) => Promise<Row>
}

export async function countingOf(app: AppContext, tenantId: string): Promise<Counting> {
  const at = timeOf(app.now())
  const today = at.slice(0, 10)
  const rows = async <Row>(query: RawBuilder<Row>) => (await query.execute(app.db)).rows
  const [term] = await rows(sql<{ from: string; weeks: number }>`
    select start_date::text as "from", weeks from base_school_calendar
    where tenant_id = ${tenantId} and start_date <= ${today}::date order by start_date desc limit 1`)
  const week = term ? weekOf(term.from, today) : 0
  return {
    app,
    tenantId,
    at,
    today,
    term: {
      from: term?.from ?? `${today.slice(0, 4)}-01-01`,
      week: term && week >= 1 && week <= term.weeks ? week : null,
    },
    rows,
    row: async (query) => (await rows(query))[0] as never,
  }
}

interface Coded {
  readonly code: string | null
  readonly value: number
}

/** Groups by code under the labels that the college gives them, in their order; a code that is no more is left out. */
export async function labelled(
  { app, tenantId }: Counting,
  of: Dictionary,
  rows: readonly Coded[],
): Promise<Named[]> {
  const entries = (await entriesOf(app, tenantId, [of.name]))[of.name] ?? []
  return entries.flatMap(({ dictKey, label, tone }) => {
    const value = rows.find(({ code }) => code === dictKey)?.value
    return value ? [{ name: label, value, ...(tone && { tone }) }] : []
  })
}

/** One series over names that go up by themselves, such as hours: what is missing is nothing. */
export const courseOf = (
  names: readonly string[],
  rows: readonly { readonly at: string; readonly value: number }[],
  name: string,
): Course => {
  const known = new Map(rows.map(({ at, value }) => [at, value]))
  return { names, series: [{ name, values: names.map((at) => known.get(at) ?? 0) }] }
}

/** Several measures of the same groups. */
export const measured = <Row extends { readonly name: string }>(
  rows: readonly Row[],
  series: Readonly<Partial<Record<keyof Row & string, string>>>,
): Course => ({
  names: rows.map(({ name }) => name),
  series: Object.entries<string | undefined>(series).map(([key, name]) => ({
    name: name ?? key,
    values: rows.map((row) => Number(row[key as keyof Row] ?? 0)),
  })),
})

/** `00` to `23`. */
export const hours = (from = 0, to = 23) =>
  Array.from({ length: to - from + 1 }, (_, at) => String(from + at).padStart(2, '0'))
