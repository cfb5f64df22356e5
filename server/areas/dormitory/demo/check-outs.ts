import { sql } from 'kysely'
import { student } from '#domain/base/student.ts'
import { checkOut } from '#domain/dormitory/check-out/application.ts'
import { checkOutReason } from '#domain/dormitory/check-out/reason.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { idFrom } from '#server/core/database/id-from.ts'
import { timeOf } from '#server/core/database/moment.ts'
import { table } from '#server/core/database/table.ts'
import { waitingApplication } from '#server/engine/approval/demo/waiting-application.ts'
import { deriveCopies } from '#server/engine/rows/copies.ts'

const notes = [
  '已租住学校附近住房，家长知情。',
  '到合作企业跟岗实习，企业提供住宿。',
  '因身体原因回家休养，附医院证明。',
  '家在本市，改为走读。',
]

const chance = (question: string, outOf = 100) =>
  sql`(('x' || substr(md5(s.student_no || ${question}), 1, 7))::bit(28)::int % ${sql.lit(outOf)})`

/** Those who left in two years and live in no dormitory now, and some whose property is to be checked or paid for. */
export async function demoCheckOuts(app: AppContext, tenantId: string): Promise<void> {
  const { db, now } = app
  const today = timeOf(now()).slice(0, 10)
  const students = await table(student, db, tenantId).count({})
  /** Of a thousand who live here: a few even where there are not a thousand. */
  const leaving = Math.max(6, Math.round(12_000 / Math.max(1, students)))
  const { rows } = await sql<{ id: string }>`
    insert into dormitory_checkout (id, tenant_id, revision, created_at, created_by, updated_at, updated_by, title,
      student_id, class_id, department_id, reason_id, leaves_on, note, state, bed_id, items, damage, compensation,
      receipt_no, left_at)
    select ${idFrom(sql`c.student_no || 'check-out'`)}, ${tenantId}, 3, c.day::timestamp - interval '6 days', 'demo',
      c.day::timestamp, 'demo', c.name || ' 退宿', c.id, c.class_id, c.department_id, r.id, c.day, c.note, c.state, c.bed,
      case when c.state <> 'checking' then case when c.harm then 'key,bed,wardrobe,clean' else 'key,bed,desk,wardrobe,door,wiring,clean' end end,
      case when c.state <> 'checking' and c.harm then '书桌抽屉损坏，台灯缺失。' end,
      case when c.state <> 'checking' and c.harm then 6000 + 1000 * c.much end,
      case when c.state = 'left' and c.harm then 'SJ' || to_char(c.day, 'YYYYMMDD') || c.much end,
      case when c.state = 'left' then c.day::timestamp + interval '15 hours' end
    from (
      select s.id, s.name, s.student_no, s.class_id, s.department_id, b.id as bed,
        (${notes}::text[])[1 + ${chance('note', notes.length)}] as note, ${chance('harm')} < 22 as harm,
        ${chance('much', 9)} as much, ${chance('reason', 5)} as reason,
        case when b.id is null then 'left' when ${chance('harm')} < 22 then 'owing' else 'checking' end as state,
        case when b.id is null then ${today}::date - 20 - ${chance('day', 700)} else ${today}::date + ${chance('day', 5)} end as day
      from base_student s left join dormitory_bed b on b.tenant_id = s.tenant_id and b.student_id = s.id
      where s.tenant_id = ${tenantId} and s.entry_date < ${today}::date - 60
        and ${chance('leaves', 1000)} < case when b.id is null then 160 else ${leaving}::int end
        and s.id not in (select u.student_id from "system_user" u where u.tenant_id = ${tenantId} and u.student_id is not null)
    ) c
    join (select id, row_number() over (order by sort) - 1 as place from dormitory_checkout_reason
      where tenant_id = ${tenantId}) r on r.place = c.reason
    returning id`.execute(db)
  await deriveCopies(
    { db, tenantId },
    checkOut,
    rows.map(({ id }) => id),
  )
  const reason = await table(checkOutReason, db, tenantId).get({ code: 'outside' }, ['id'])
  for (const [at, note] of notes.slice(0, 3).entries()) {
    // The last one, of the student account's house, waits for its keeper and the student office.
    const beside = at === 2
    await waitingApplication(
      ...([app, tenantId, checkOut, beside ? 3 : at + 8] as const),
      ({ name }) => ({
        ...{ title: `${name} 退宿`, reasonId: reason?.id, leavesOn: '2026-12-05', note, state: 'reviewing' },
      }),
      beside ? ['情况属实，同意退宿。'] : [],
      { beside },
    )
  }
}
