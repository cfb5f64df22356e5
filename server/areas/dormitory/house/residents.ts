import { type RawBuilder, sql } from 'kysely'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { Unit } from '#server/core/serve.ts'

/** Refuses where somebody sleeps in these rooms `m` whom `residents` leaves out. */
export async function mustSuit(
  { db, actor }: Unit,
  rooms: RawBuilder<unknown>,
  residents: RawBuilder<unknown>,
): Promise<void> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from dormitory_room m
    join dormitory_bed b on b.tenant_id = m.tenant_id and b.room_id = m.id
    join base_student s on s.tenant_id = b.tenant_id and s.id = b.student_id
    where m.tenant_id = ${actor.tenantId} and ${rooms}
      and s.gender = case ${residents} when 'men' then '2' when 'women' then '1' end`.execute(db)
  const count = rows[0]?.count ?? 0
  if (count === 0) return
  const message = phrase('已入住的学生中有 {{count}} 人与新的住宿对象不符，请先调换床位', { count })
  refuse({ type: 'conflict', message, fields: { residents: message } })
}
