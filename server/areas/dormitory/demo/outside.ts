import { sql } from 'kysely'
import { outside } from '#domain/dormitory/outside/outside.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { idFrom } from '#server/core/database/id-from.ts'
import { timeOf } from '#server/core/database/moment.ts'
import { waitingApplication } from '#server/engine/approval/demo/waiting-application.ts'
import { deriveCopies } from '#server/engine/rows/copies.ts'

const reasons = ['家在本市，每日往返。', '父母陪读，租住学校附近。', '因病须由家长照料饮食。']

const chance = (question: string, outOf = 100) =>
  sql`(('x' || substr(md5(s.student_no || ${question}), 1, 7))::bit(28)::int % ${sql.lit(outOf)})`

/** Day students by their years: the years that are over, and this one's, which goes on from them. */
export async function demoOutside(app: AppContext, tenantId: string): Promise<void> {
  const { db, now } = app
  const today = timeOf(now()).slice(0, 10)
  const { rows } = await sql<{ id: string }>`
    insert into dormitory_outside (id, tenant_id, revision, created_at, created_by, updated_at, updated_by, title,
      student_id, class_id, department_id, since, until, reason, address, landlord, guardian_name, guardian_phone,
      guardian_agrees, state, renews_id, ends_at)
    select ${idFrom(sql`s.student_no || y.since`)}, ${tenantId}, 2, y.since::timestamp - interval '12 days', 'demo',
      y.since::timestamp, 'demo', s.name || ' 走读', s.id, s.class_id, s.department_id, y.since, y.until,
      (${reasons}::text[])[1 + ${chance('reason', reasons.length)}],
      coalesce(s.address, '学府路 ' || 10 + ${chance('door', 180)} || ' 号'), null, left(s.name, 1) || '先生',
      '137' || lpad((hashtext(s.student_no)::bigint & 99999999)::text, 8, '0'), true,
      case when y.until < ${today}::date then 'expired' when ${chance('revoked')} < 3 then 'revoked' else 'effective' end,
      case when y.since > date '2025-01-01' and s.entry_date <= (y.since - interval '1 year')::date + 30 then ${idFrom(sql`s.student_no || (y.since - interval '1 year')::date`)} end,
      (y.until + 1)::timestamp at time zone 'Asia/Shanghai' - interval '1 second'
    from base_student s
    cross join (values (date '2024-09-01', date '2025-08-31'), (date '2025-09-01', date '2026-08-31'),
      (date '2026-09-01', date '2027-08-31')) y(since, until)
    where s.tenant_id = ${tenantId} and s.attend_mode = '1' and s.student_state = '01' and s.entry_date <= y.since + 30
      and ${chance('outside')} < 45
      and s.id not in (select u.student_id from "system_user" u where u.tenant_id = ${tenantId} and u.student_id is not null)
    returning id`.execute(db)
  await deriveCopies(
    { db, tenantId },
    outside,
    rows.map(({ id }) => id),
  )
  for (const [at, reason] of reasons.slice(0, 2).entries())
    await waitingApplication(app, tenantId, outside, at + 8, ({ name }) => ({
      ...{ title: `${name} 走读`, since: '2026-12-01', until: '2027-08-31', reason, state: 'reviewing' },
      ...{ address: '学府路 88 号', guardianName: `${name.slice(0, 1)}女士`, guardianPhone: '13900002345' },
      ...{ guardianAgrees: true, endsAt: '2027-08-31 23:59:59+08' },
    }))
}
