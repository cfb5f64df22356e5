import { type RawBuilder, sql } from 'kysely'
import { cardOf, type Guessable, numberOf } from '#domain/claim/stretching.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { behind } from '#server/core/database/table.ts'
import type { Rules } from './rules.ts'
import { cardHolds } from './who.ts'

/** By which a stretched secret is found: over the number and name of `s`, and over the card `k`. */
export interface Sources {
  readonly ofNumber: RawBuilder<string>
  readonly ofCard: RawBuilder<string>
}

/** Another name, another number or another cost is another source, so that nothing old is ever taken for it. */
export async function sourcesOf({ secrets, stretching }: AppContext, tenantId: string): Promise<Sources> {
  const { memory, passes } = stretching.cost
  const pepper = await secrets.sign(`desk list source ${tenantId}`)
  const source = (kind: string, ...columns: readonly string[]) => {
    const told = sql.join(
      columns.map((column) => sql.raw(column)),
      sql` || ' ' || `,
    )
    const words = sql`${`${pepper} ${memory} ${passes} ${kind} `}::text || ${told}`
    return sql<string>`encode(sha256(convert_to(${words}, 'UTF8')), 'hex')`
  }
  return { ofNumber: source('number', 's.id_no', 's.name'), ofCard: source('card', 'k.uid') }
}

/** True of the secret `h` of that source. */
export const stretchedIs = (source: RawBuilder<string>) =>
  sql`(h.tenant_id = s.tenant_id and h.source = ${source})`

/** True of `s` when their number is prepared. */
export const isReady = ({ ofNumber }: Sources) =>
  sql<boolean>`exists (select from claim_stretched_secret h where ${stretchedIs(ofNumber)})`

/** Every number and card of anyone who is on the list, prepared or not: those of who is still awaited first. */
export const allGuessable = (
  app: AppContext,
  tenantId: string,
  { year, states }: Rules,
  sources: Sources,
) => {
  const listed = sql`s.tenant_id = ${tenantId} and s.year = ${year} and s.arrival = any(${states}::text[])`
  return sql`select ${sources.ofNumber} as source, s.id_no as "text", s.name, s.arrival = 'arrived' as late,
      s.candidate_no as place
    from admissions_admitted_student s where ${listed}
    union all select ${sources.ofCard}, k.uid, null, s.arrival = 'arrived', s.candidate_no
    from base_campus_card k join ${behind('admissions_admitted_student s', 'k.student_id', 'student_id')}
    where ${listed} and ${cardHolds(app.now())}`
}

export interface Waiting {
  readonly source: string
  readonly guessable: Guessable
}

/** What of these is not prepared yet, at most `most`. */
export async function waitingOf(
  { db }: Pick<AppContext, 'db'>,
  tenantId: string,
  all: RawBuilder<unknown>,
  most: number,
): Promise<readonly Waiting[]> {
  const { rows } = await sql<{ source: string; text: string; name: string | null }>`
    select g.source, g."text", g.name from (${all}) g where not exists (select from claim_stretched_secret h
      where h.tenant_id = ${tenantId} and h.source = g.source)
    order by g.late, g.place, g.name is null limit ${most}`.execute(db)
  return rows.map(({ source, text, name }) => ({
    source,
    guessable: name === null ? cardOf(text) : numberOf(text, name),
  }))
}
