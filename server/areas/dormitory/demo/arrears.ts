import { sql } from 'kysely'
import { arrears } from '#domain/dormitory/arrears/arrears.ts'
import type { Database } from '#server/core/app-context.ts'
import { idFrom } from '#server/core/database/id-from.ts'
import { deriveCopies } from '#server/engine/rows/copies.ts'

const chance = (question: string, outOf = 100) =>
  sql`(('x' || substr(md5(s.student_no || t.name || ${question}), 1, 7))::bit(28)::int % ${sql.lit(outOf)})`

/** Of the boarders of the last terms a few have paid late, a part, or not yet. */
export async function demoArrears(db: Database, tenantId: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    insert into dormitory_arrears (id, tenant_id, created_by, updated_by, student_id, class_id, department_id, bed_id,
      building_id, level_id, term_id, due, paid, owed, state, due_on, receipt_no, urged_at, urges)
    select ${idFrom(sql`c.student_no || c.term_id`)}, ${tenantId}, 'demo', 'demo', c.id, c.class_id, c.department_id, c.bed_id,
      c.building_id, c.level_id, c.term_id, c.half, c.paid, c.half - c.paid,
      case when c.paid >= c.half then 'paid' when c.paid > 0 then 'part' else 'owing' end, c.due_on,
      case when c.paid > 0 then 'ZS' || to_char(c.due_on, 'YYYYMM') || right(c.student_no, 5) end,
      case when c.paid < c.half and c.urged < 70 then (c.due_on + 7)::timestamp + interval '9 hours' end,
      case when c.paid < c.half and c.urged < 70 then 1 + c.urged / 30 end
    from (
      select s.id, s.student_no, s.class_id, s.department_id, b.id as bed_id, b.building_id, l.id as level_id,
        t.id as term_id, l.fee / 2 as half, t.start_date + 30 as due_on, ${chance('urged')} as urged,
        case when ${chance('paid')} < 45 then l.fee / 2 when ${chance('paid')} < 65 then l.fee / 4 else 0 end as paid
      from base_student s
      join dormitory_bed b on b.tenant_id = s.tenant_id and b.student_id = s.id
      join dormitory_room m on m.tenant_id = b.tenant_id and m.id = b.room_id
      join dormitory_room_level l on l.tenant_id = m.tenant_id and l.id = m.level_id
      join base_school_calendar t on t.tenant_id = s.tenant_id and t.start_date > s.entry_date - 60
        and t.start_date < date '2026-11-01'
      where s.tenant_id = ${tenantId} and ${chance('owes', 1000)} < 40
    ) c
    returning id`.execute(db)
  await deriveCopies(
    { db, tenantId },
    arrears,
    rows.map(({ id }) => id),
  )
}
