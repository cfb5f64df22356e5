import { sql } from 'kysely'
import type { z } from 'zod'
import type { termAsked } from '#domain/base/calendar/asked.ts'
import type { Term } from '#domain/base/calendar/calls.ts'
import type { PersonalCall } from '#server/core/route.ts'
import { todayOf } from '#server/core/today.ts'

/** Earliest first. */
export async function termsOf({ app: { db }, tenantId }: PersonalCall): Promise<readonly Term[]> {
  const { rows } = await sql<Term>`select id, name, academic_year as xn, term as "xqM",
    start_date::text as "startDate", weeks from base_school_calendar
    where tenant_id = ${tenantId} order by start_date`.execute(db)
  return rows
}

/** The term that has begun last: in the holidays still the one before them. Before the first of all, that one. */
export const currentOf = (terms: readonly Term[], today: string): Term | undefined =>
  terms.findLast(({ startDate }) => startDate <= today) ?? terms[0]

/** The term that `xn` and `xqM` name; the current one when neither is given. */
export async function askedTerm(
  { xn, xqM }: z.output<typeof termAsked>,
  call: PersonalCall,
): Promise<Term | undefined> {
  const terms = await termsOf(call)
  if (!xn && !xqM) return currentOf(terms, todayOf(call.app))
  return currentOf(
    terms.filter((term) => (!xn || term.xn === xn) && (!xqM || term.xqM === xqM)),
    todayOf(call.app),
  )
}
