import { sql } from 'kysely'
import type { Period } from '#domain/kernel/figures.ts'
import type { Database } from '#server/core/app-context.ts'
import type { Hand } from './hand.ts'

export const accounts = ['admin', 'department', 'counsellor'] as const
export type Account = (typeof accounts)[number]

/** Figures by the words of the screen. */
export type Worded = Readonly<Record<string, number | null>>

export interface Counted {
  readonly total: Worded
  readonly groups: Readonly<Record<string, Worded>>
}

/** The rows that an account looks over on a screen; none where it has not the screen. */
export const reachOf = ({ college, classes }: Hand, account: Account): string | undefined =>
  ({ admin: 'true', department: college, counsellor: classes })[account]

interface Asked extends Period {
  readonly account: Account
  readonly tenantId: string
  readonly today: string
}

/** What the hand statement says to an account, of the days from `from` to `to`. */
export async function counted(
  db: Database,
  hand: Hand,
  { account, tenantId, today, from, to }: Asked,
): Promise<Counted> {
  const plain = Object.entries(hand.figures).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  const lies = hand.day ? sql`${sql.raw(hand.day)} between ${from}::date and ${to}::date` : sql`true`
  const { rows } = await sql<{ all: boolean; key: string | null; figures: (number | null)[] }>`
    with recursive today (day) as (select ${today}::date),
      me as (select * from "system_user" where tenant_id = ${tenantId} and account = ${account}),
      college (id) as (
        select t.department_id from base_teacher t join me on me.teacher_id = t.id
        union select d.id from base_department d join college c on c.id = d.parent_id),
      classes (id) as (
        select k.class_id from base_counsellor k join me using (teacher_id)
        where (table today) between k.since and coalesce(k.until, 'infinity'))
    select grouping(r.group_key) = 1 as all, r.group_key as key, jsonb_build_array(${sql.raw(plain.map(([, figure]) => figure).join(', '))}) as figures
    from (select r.*, (${sql.raw(hand.by)})::text as group_key from ${sql.raw(hand.table)} r
      where r.tenant_id = ${tenantId} and ${lies} and (${sql.raw(hand.where ?? 'true')})
        and (${sql.raw(reachOf(hand, account) ?? 'false')})) r
    group by grouping sets ((), (r.group_key))`.execute(db)
  const worded = (figures: readonly (number | null)[]) =>
    withShares(hand, Object.fromEntries(plain.map(([words], at) => [words, figures[at] ?? null])))
  const groups = rows.filter(({ all }) => !all)
  return {
    total: worded(rows.find(({ all }) => all)?.figures ?? []),
    groups: Object.fromEntries(groups.map(({ key, figures }) => [String(key), worded(figures)])),
  }
}

const withShares = ({ figures }: Hand, worded: Worded): Worded => ({
  ...worded,
  ...Object.fromEntries(
    Object.entries(figures).flatMap(([words, share]) => {
      if (typeof share === 'string') return []
      const [part, whole] = [worded[share[0]], worded[share[1]]]
      return [[words, whole ? (100 * (part ?? 0)) / whole : null]]
    }),
  ),
})
