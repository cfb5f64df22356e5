import { type RawBuilder, sql } from 'kysely'
import type { Roster } from '#domain/claim/desk-calls.ts'
import { actorOf } from '#server/access/actor.ts'
import { auditAlone } from '#server/audit/audit.ts'
import { addressOf } from '#server/client-address.ts'
import type { Desk } from '#server/resource/serve.ts'
import type { PersonalCall } from '#server/route.ts'
import { todayOf } from '#server/today.ts'
import { listed, onList, shown } from './listed.ts'
import { mustBeOpen, type Rules, verifyRules } from './rules.ts'
import { cardHolds } from './who.ts'

/**
 * GET claim/verification/roster (since): the copy by which a desk goes on without a network, or what has changed in it.
 * The cursor is the oldest transaction under way when the list was read: whatever was not yet to be seen then was
 * written by that one or a later one, and comes with the next answer, however late it is committed.
 */
export async function roster({ c, house, person, tenantId }: PersonalCall): Promise<Roster> {
  const { db, secrets } = house
  const rules = await verifyRules(db, tenantId)
  const today = todayOf(house)
  mustBeOpen(rules, today)
  const salt = await secrets.sign(`verification roster ${tenantId} ${today}`)
  const { oldest, next } = await underWay(db)
  const answer = { at: `${today}.${oldest}`, salt, today, unpaidMayPass: rules.unpaidMayPass }
  if (!rules.offlineCopy) return { ...answer, students: [], total: 0 }
  const desk = { db, house, person }
  const since = cursorIn(c.req.query('since') ?? '', today, next)
  const where = since === undefined ? sql`true` : changedSince(since)
  const students = await linesOf(desk, rules, where, salt)
  const total = await countOf(desk, rules)
  if (students.length > 0)
    await auditAlone(house, {
      tenantId,
      account: actorOf(person).account,
      action: '读取新生核验名单',
      address: addressOf(c),
      detail: `${since === undefined ? '全部' : '变更'} ${students.length} 人`,
    })
  return { ...answer, students, total }
}

async function underWay(db: Desk['db']) {
  const { rows } = await sql<{ oldest: string; next: string }>`
    select pg_snapshot_xmin(s)::text as oldest, pg_snapshot_xmax(s)::text as next
    from pg_current_snapshot() s`.execute(db)
  return rows[0] as { oldest: string; next: string }
}

/** What a desk gives back. One of another day, or of another database, begins anew. */
function cursorIn(since: string, today: string, next: string): bigint | undefined {
  const [day, transaction = ''] = since.split('.')
  if (day !== today || !/^\d{1,19}$/.test(transaction)) return undefined
  const cursor = BigInt(transaction)
  return cursor <= BigInt(next) ? cursor : undefined
}

const turn = 4_294_967_296n

/** A row tells the last 32 bits of the transaction that wrote it: what lies half a turn ahead is taken as later. */
const later = (alias: string, cursor: bigint): RawBuilder<boolean> =>
  sql`((${sql.raw(alias)}.xmin::text::bigint - ${String(cursor % turn)}::bigint + ${String(turn)}::bigint)
    % ${String(turn)}::bigint < ${String(turn / 2n)}::bigint)`

const changedSince = (cursor: bigint) => sql`(${later('s', cursor)} or ${later('m', cursor)}
  or (d.id is not null and ${later('d', cursor)}) or (c.id is not null and ${later('c', cursor)})
  or (b.id is not null and ${later('b', cursor)}) or exists (select from base_campus_card k
    where k.tenant_id = s.tenant_id and k.student_id = s.student_id and ${later('k', cursor)})
  or exists (select from claim_goods_order o
    where o.tenant_id = s.tenant_id and o.admitted_id = s.id and ${later('o', cursor)}))`

async function linesOf(desk: Desk, rules: Rules, where: RawBuilder<unknown>, salt: string) {
  const students = await listed(desk, rules, where)
  const ids = students.map(({ id }) => id)
  const { rows } = await sql<Hashes>`select s.id, ${hashed(salt, 's.id_no')} as "idHash",
      ${hashed(salt, 's.id::text')} as "qrHash", coalesce((select jsonb_agg(${hashed(salt, 'k.uid')})
        from base_campus_card k where k.tenant_id = s.tenant_id and k.student_id = s.student_id
          and ${cardHolds(desk.house.now())}), '[]') as "cardHashes"
    from admissions_admitted_student s
    where s.tenant_id = ${desk.person.tenantId} and s.id = any(${ids}::uuid[])`.execute(desk.db)
  const hashesOf = new Map(rows.map(({ id, ...hashes }) => [id, hashes]))
  return students.flatMap((student) => {
    const hashes = hashesOf.get(student.id)
    return hashes ? [{ ...shown(student), ...hashes }] : []
  })
}

interface Hashes {
  readonly id: string
  readonly idHash: string
  readonly qrHash: string
  readonly cardHashes: readonly string[]
}

/** `column` is ours, never a caller's. */
const hashed = (salt: string, column: string) =>
  sql`encode(sha256(convert_to(${salt} || ${sql.raw(column)}, 'UTF8')), 'hex')`

async function countOf(desk: Desk, rules: Rules): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total
    from admissions_admitted_student s where ${onList(desk, rules)}`.execute(desk.db)
  return rows[0]?.total ?? 0
}
