import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { Roster, RosterLine, rosterAsked } from '#domain/claim/desk-calls.ts'
import { sealedLine } from '#domain/claim/desk-list.ts'
import { auditAlone } from '#server/core/audit/audit.ts'
import { addressOf } from '#server/core/client-address.ts'
import { behind } from '#server/core/database/table.ts'
import type { PersonalCall } from '#server/core/route.ts'
import type { Unit } from '#server/core/serve.ts'
import { todayOf } from '#server/core/today.ts'
import { accountableFor } from '#server/identity/access/actor.ts'
import { listed, onList, shown } from './listed.ts'
import { hasPrepared } from './prepare.ts'
import { mustBeOpen, type Rules, verifyRules } from './rules.ts'
import { keyOfShift } from './shift.ts'
import { allGuessable, isReady, type Sources, sourcesOf, stretchedIs, waitingOf } from './stretched.ts'
import { cardHolds } from './who.ts'

/**
 * The copy by which a desk goes on without a network, or what has changed
 * in it, sealed for that shift. The cursor is the oldest transaction under way when the list was read: whatever was not
 * yet to be seen then was written by that one or a later one, and comes with the next answer, however late it is committed.
 */
export async function roster(
  asked: z.output<typeof rosterAsked>,
  { c, app, actor, tenantId }: PersonalCall,
): Promise<Roster> {
  const { db } = app
  const rules = await verifyRules(db, tenantId)
  mustBeOpen(rules, todayOf(app))
  const key = await keyOfShift(app, actor, asked.shift)
  const { oldest, next } = await underWay(db)
  const answer = { at: oldest, unpaidMayPass: rules.unpaidMayPass }
  if (!rules.offlineCopy) return { ...answer, students: [], total: 0, listed: 0 }
  const unit = { db, app, actor }
  const sources = await sourcesOf(app, tenantId)
  const all = allGuessable(app, tenantId, rules, sources)
  const [waits] = await waitingOf(app, tenantId, all, 1)
  if (waits) await hasPrepared(app, tenantId)
  const since = cursorIn(asked.since, next)
  const changed = since === undefined ? sql`true` : changedSince(since, sources)
  const students = await linesOf(unit, { rules, sources, key }, sql`${isReady(sources)} and ${changed}`)
  if (students.length > 0)
    await auditAlone(app, {
      tenantId,
      account: accountableFor(actor).account,
      action: '读取新生核验名单',
      address: addressOf(c),
      detail: `${since === undefined ? '全部' : '变更'} ${students.length} 人`,
    })
  return { ...answer, students, ...(await countOf(unit, rules, sources)) }
}

async function underWay(db: Unit['db']) {
  const { rows } = await sql<{ oldest: string; next: string }>`
    select pg_snapshot_xmin(s)::text as oldest, pg_snapshot_xmax(s)::text as next
    from pg_current_snapshot() s`.execute(db)
  return rows[0] as { oldest: string; next: string }
}

/** What a desk gives back. One of another database begins anew. */
function cursorIn(since: string, next: string): bigint | undefined {
  if (!/^\d{1,19}$/.test(since)) return undefined
  const cursor = BigInt(since)
  return cursor <= BigInt(next) ? cursor : undefined
}

const turn = 4_294_967_296n

/** A row tells the last 32 bits of the transaction that wrote it: what lies half a turn ahead is taken as later. */
const later = (alias: string, cursor: bigint): RawBuilder<boolean> =>
  sql`((${sql.raw(alias)}.xmin::text::bigint - ${String(cursor % turn)}::bigint + ${String(turn)}::bigint)
    % ${String(turn)}::bigint < ${String(turn / 2n)}::bigint)`

const changedSince = (cursor: bigint, { ofNumber, ofCard }: Sources) => sql`(${later('s', cursor)}
  or ${later('m', cursor)} or (d.id is not null and ${later('d', cursor)})
  or (c.id is not null and ${later('c', cursor)}) or (b.id is not null and ${later('b', cursor)})
  or exists (select from claim_stretched_secret h where ${stretchedIs(ofNumber)} and ${later('h', cursor)})
  or exists (select from base_campus_card k
    left join claim_stretched_secret h on ${stretchedIs(ofCard)}
    where k.tenant_id = s.tenant_id and k.student_id = s.student_id
      and (${later('k', cursor)} or (h.id is not null and ${later('h', cursor)})))
  or exists (select from claim_goods_order o
    where o.tenant_id = s.tenant_id and o.admitted_id = s.id and ${later('o', cursor)}))`

interface Sealing {
  readonly rules: Rules
  readonly sources: Sources
  readonly key: CryptoKey
}

/** So many are sealed at once; others are heard in between. */
const atOnce = 100

async function linesOf(unit: Unit, { rules, sources, key }: Sealing, where: RawBuilder<unknown>) {
  const students = await listed(unit, rules, where)
  const secretsOf = await stretchedOf(
    unit,
    sources,
    students.map(({ id }) => id),
  )
  const lines: RosterLine[] = []
  for (let at = 0; at < students.length; at += atOnce) {
    const some = students.slice(at, at + atOnce).map((student) => {
      const { idNo: _, ...record } = shown(student)
      return sealedLine(key, record, secretsOf.get(student.id) ?? [])
    })
    lines.push(...(await Promise.all(some)))
  }
  // In no order that says who is who.
  return lines.toSorted((one, other) => (one.token < other.token ? -1 : 1))
}

async function stretchedOf({ db, app, actor }: Unit, { ofNumber, ofCard }: Sources, ids: readonly string[]) {
  const meant = sql`s.tenant_id = ${actor.tenantId} and s.id = any(${ids}::uuid[])`
  const { rows } = await sql<{
    id: string
    secrets: readonly string[]
  }>`select g.id, jsonb_agg(h.secret) as secrets
    from (
      select s.id, ${ofNumber} as source from admissions_admitted_student s where ${meant}
      union all select s.id, ${ofCard} from admissions_admitted_student s join ${behind('base_campus_card k', 's.student_id', 'student_id')}
      where ${meant} and ${cardHolds(app.now())}
    ) g join claim_stretched_secret h on h.tenant_id = ${actor.tenantId} and h.source = g.source
    group by g.id`.execute(db)
  return new Map(rows.map(({ id, secrets }) => [id, secrets]))
}

async function countOf(unit: Unit, rules: Rules, sources: Sources) {
  const { rows } = await sql<{ total: number; listed: number }>`
    select count(*)::int as listed, count(*) filter (where ${isReady(sources)})::int as total
    from admissions_admitted_student s where ${onList(unit, rules)}`.execute(unit.db)
  return rows[0] ?? { total: 0, listed: 0 }
}
