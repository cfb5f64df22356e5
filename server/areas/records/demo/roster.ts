import { sql } from 'kysely'
import { label } from '#domain/records/roster/label.ts'
import { studentLabel } from '#domain/records/roster/student-label.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { seeded } from '#server/core/chance.ts'
import { idFrom } from '#server/core/database/id-from.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { timeOf } from '#server/core/database/moment.ts'
import { deriveCopies } from '#server/engine/rows/copies.ts'

const chance = (question: string, outOf = 1000) =>
  sql`(('x' || substr(md5(s.student_no || ${question}), 1, 7))::bit(28)::int % ${sql.lit(outOf)})`

const labels = [
  {
    name: '家庭经济困难',
    colour: 'accent',
    readers: 'departments,classes',
    note: '以当年认定结果为准',
    share: 90,
  },
  { name: '少数民族', colour: 'info', readers: 'departments,classes,students,self', note: null, share: 0 },
  {
    name: '团学骨干',
    colour: 'success',
    readers: 'departments,classes,students,self',
    note: '学生会、社团与班团干部',
    share: 60,
  },
  { name: '退役士兵', colour: 'success', readers: 'departments,classes,self', note: null, share: 12 },
  {
    name: '学业帮扶',
    colour: 'warning',
    readers: 'departments,classes,students',
    note: '两门以上不及格',
    share: 40,
  },
  { name: '重点关注', colour: 'danger', readers: 'departments,classes', note: '由辅导员每月谈话', share: 20 },
  { name: '心理关注', colour: 'neutral', readers: null, note: '仅心理中心和学校可见', share: 10 },
] as const

/** Labels with who bears them, contact data that were checked, and those who graduated early or left with a certificate. */
export async function demoRoster(app: AppContext, tenantId: string): Promise<void> {
  const { db } = app
  const today = timeOf(app.now()).slice(0, 10)
  const random = seeded(1907)
  const made = labels.map(({ share, ...row }) => ({ id: random.id(), enabled: true, share, ...row }))
  await insertRows(
    db,
    label,
    tenantId,
    made.map(({ share: _, ...row }) => row),
    { by: 'demo' },
  )
  const college = { db, tenantId }
  const bearing = await sql<{ id: string }>`
    insert into records_student_label (id, tenant_id, revision, created_at, created_by, updated_at, updated_by,
      student_id, label_id, since, note)
    select ${idFrom(sql`s.student_no || l.name`)}, ${tenantId}, 1, now(), 'demo', now(), 'demo', s.id, l.id,
      least(greatest(s.entry_date + 30, ${today}::date - ${chance('since', 300)}), ${today}::date), l.note
    from base_student s
    join records_label l on l.tenant_id = s.tenant_id
    join (values ${sql.join(made.map(({ id, share }) => sql`(${id}::uuid, ${sql.lit(share)})`))}) f(id, share) on f.id = l.id
    where s.tenant_id = ${tenantId} and s.student_state in ('01', '05')
      and case when l.name = '少数民族' then s.ethnic <> '01'
        else ('x' || substr(md5(s.student_no || l.name), 1, 7))::bit(28)::int % 1000 < f.share end
    returning id`.execute(db)
  await deriveCopies(
    college,
    studentLabel,
    bearing.rows.map(({ id }) => id),
  )
  await sql`insert into records_contact_update (id, tenant_id, revision, created_at, created_by, updated_at, updated_by,
      student_id, checked_on, mobile, former_mobile, email, former_email, emergency_name, emergency_relation, emergency_phone,
      former_emergency_name, former_emergency_relation, former_emergency_phone)
    select ${idFrom(sql`s.student_no || 'contact'`)}, ${tenantId}, 1, now(), 'demo', now(), 'demo', s.id,
      ${today}::date - 12 - ${chance('checked', 60)}, s.mobile,
      '1' || 3 + ${chance('third', 7)} || lpad((${chance('mobile', 99_999_999)})::text, 9, '0'),
      case when k.mail then s.email end, case when k.mail then s.email end,
      case when k.kin then s.emergency_name end, case when k.kin then s.emergency_relation end, case when k.kin then s.emergency_phone end,
      case when k.kin then s.emergency_name end, case when k.kin then s.emergency_relation end, case when k.kin then s.emergency_phone end
    from base_student s
    cross join lateral (select ${chance('mail', 10)} < 3 as mail, ${chance('kin', 10)} < 6 as kin) k
    where s.tenant_id = ${tenantId} and s.mobile is not null and ${chance('contact')} < 60`.execute(db)
  await demoGraduates(app, tenantId, today)
}

/** Of the oldest grade those who live at home and have no account graduated after two years; who was there for less, or left, has a certificate of study. */
async function demoGraduates({ db }: AppContext, tenantId: string, today: string) {
  const year = Number(today.slice(0, 4)) - (today.slice(5) < '07-01' ? 1 : 0)
  const day = `${year}-06-20`
  await sql`with gone as (
      select s.id, s.student_no, s.student_state as former,
        case when s.student_state = '03' or s.entry_date > ${day}::date - 600 then 'incomplete' when ${chance('conclusion', 10)} < 2 then 'completed' else 'graduated' end as conclusion,
        (array['work', 'work', 'work', 'study', 'army', 'founding', 'none'])[1 + ${chance('to', 7)}] as destination,
        ${chance('employer', 4)} as employer
      from base_student s
      where s.tenant_id = ${tenantId} and s.entry_date < ${day}::date - 240
        and s.grade = (select min(o.grade) from base_student o where o.tenant_id = ${tenantId})
        and (s.student_state = '03' or s.student_state = '01' and s.attend_mode = '1' and ${chance('early', 2)} = 0)
        and s.id not in (select u.student_id from "system_user" u where u.tenant_id = ${tenantId} and u.student_id is not null)
    ), kept as (
      insert into records_graduate (id, tenant_id, revision, created_at, created_by, updated_at, updated_by, student_id,
        grad_year, conclusion, cert_no, cert_date, destination, employer, former_state)
      select ${idFrom(sql`g.student_no || 'graduate'`)}, ${tenantId}, 1, now(), 'demo', now(), 'demo', g.id, ${sql.lit(year)}, g.conclusion,
        '13' || ${sql.lit(year)} || right('000000' || g.student_no, 10), ${day}::date,
        case when g.conclusion = 'graduated' then g.destination end,
        case when g.conclusion <> 'graduated' then null
          when g.destination in ('work', 'founding') then (array['华南智造科技有限公司', '穗城物流集团', '粤港数字传媒', '南方精密机械厂'])[1 + g.employer]
          when g.destination = 'study' then (array['广东技术师范大学', '五邑大学', '韶关学院', '仲恺农业工程学院'])[1 + g.employer] end,
        g.former
      from gone g
    )
    update base_student t set student_state = case g.conclusion when 'graduated' then '07' when 'completed' then '08' else '09' end
    from gone g where t.tenant_id = ${tenantId} and t.id = g.id`.execute(db)
}
