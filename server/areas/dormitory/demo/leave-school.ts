import { sql } from 'kysely'
import { leaveSchool } from '#domain/dormitory/leave-school/leave-school.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { idFrom } from '#server/core/database/id-from.ts'
import { timeOf } from '#server/core/database/moment.ts'
import { deriveCopies } from '#server/engine/rows/copies.ts'

const chance = (question: string, outOf = 100) =>
  sql`(('x' || substr(md5(s.student_no || ${question}), 1, 7))::bit(28)::int % ${sql.lit(outOf)})`

/** Boarders who were away over the autumn holiday, who are away for an internship, and who are to leave one of these days. */
export async function demoLeaveSchool({ db, now }: AppContext, tenantId: string): Promise<void> {
  const today = timeOf(now()).slice(0, 10)
  const { rows } = await sql<{ id: string }>`
    insert into dormitory_leave_school (id, tenant_id, revision, created_at, created_by, updated_at, updated_by,
      student_id, class_id, department_id, bed_id, kind, for_good, leaves_on, returns_on, state, items, key_state, left_at,
      returned_at, note)
    select ${idFrom(sql`s.student_no || 'leaving' || y.kind`)}, ${tenantId}, 2, (y.leaves - 6)::timestamp, 'demo',
      y.leaves::timestamp, 'demo', s.id, s.class_id, s.department_id, b.id, y.kind, y.kind = 'suspension', y.leaves, y.returns,
      y.state, case when y.state <> 'expected' then 'key,bed,desk,wardrobe,door,wiring,clean' end,
      case when y.state <> 'expected' then case when ${chance('key')} < 30 then 'returned' when ${chance('key')} < 32 then 'lost'
        else 'kept' end end,
      case when y.state <> 'expected' then (y.leaves + time '15:00' + make_interval(mins => ${chance('hour', 300)}))
        at time zone 'Asia/Shanghai' end,
      case when y.state = 'back' then (y.returns + time '14:00' + make_interval(mins => ${chance('back', 400)}))
        at time zone 'Asia/Shanghai' end,
      y.note
    from base_student s
    join dormitory_bed b on b.tenant_id = s.tenant_id and b.student_id = s.id
    join (values
      ('holiday', date '2026-09-30', date '2026-10-07', 'back', 0, 120, null),
      ('internship', ${today}::date - 20, ${today}::date + 100, 'away', 120, 140, '赴合作企业跟岗实习'),
      ('internship', ${today}::date + 3, ${today}::date + 120, 'expected', 140, 150, '赴合作企业跟岗实习'),
      ('suspension', ${today}::date + 2, null, 'expected', 150, 153, '休学手续已批准')
    ) y(kind, leaves, returns, state, least, most, note)
      on ${chance('leaving', 1000)} >= y.least and ${chance('leaving', 1000)} < y.most
    where s.tenant_id = ${tenantId} and s.entry_date < y.leaves
      and s.id not in (select u.student_id from "system_user" u where u.tenant_id = ${tenantId} and u.student_id is not null)
    returning id`.execute(db)
  await deriveCopies(
    { db, tenantId },
    leaveSchool,
    rows.map(({ id }) => id),
  )
}
