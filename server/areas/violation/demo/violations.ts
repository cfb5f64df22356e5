import { sql } from 'kysely'
import { violationAppeal } from '#domain/violation/appeal.ts'
import { violationRecord } from '#domain/violation/record.ts'
import { violationRelease } from '#domain/violation/release.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { seeded } from '#server/core/chance.ts'
import { idFrom } from '#server/core/database/id-from.ts'
import { timeOf } from '#server/core/database/moment.ts'
import { handedIn } from '#server/engine/approval/demo/handed-in.ts'
import { deriveCopies } from '#server/engine/rows/copies.ts'
import { installViolationKinds } from '../install.ts'

/** Which part of the violations there are of a kind, by its code, and what is said of it. */
const kinds = [
  { code: 'late', upTo: 38, facts: '晚上 23:10 后返回宿舍，没有请假。' },
  { code: 'truancy', upTo: 62, facts: '当日下午两节课缺勤，没有请假。' },
  { code: 'appliance', upTo: 72, facts: '宿舍检查时发现正在使用电热锅。' },
  { code: 'smoking', upTo: 82, facts: '在教学楼楼梯间吸烟，经提醒后熄灭。' },
  { code: 'absent-night', upTo: 89, facts: '当晚未归寝，次日早晨返校。' },
  { code: 'damage', upTo: 94, facts: '踢坏教室门下部的百叶。' },
  { code: 'network', upTo: 97, facts: '在班级群中转发未经核实的消息。' },
  { code: 'fighting', upTo: 99, facts: '在食堂与同学发生争执后动手。' },
  { code: 'cheating', upTo: 100, facts: '期中考试中使用手机查阅资料。' },
] as const

const chance = (question: string, outOf = 100) =>
  sql`(('x' || substr(md5(s.student_no || y.at || ${question}), 1, 7))::bit(28)::int % ${sql.lit(outOf)})`

/** Violations of the last two years, each as far as its terms have brought it by today. */
async function history({ db, now }: AppContext, tenantId: string) {
  const today = timeOf(now()).slice(0, 10)
  const { rows } = await sql<{ id: string }>`
    insert into violation_record (id, tenant_id, revision, created_at, created_by, updated_at, updated_by, title, number,
      student_id, told_id, class_id, department_id, kind_id, happened_at, place, facts, points, level, repeats, state,
      notified_at, deemed_at, read_at, received_on, appeal_until, ends_on, ends_at)
    select ${idFrom(sql`'violation' || v.student_no || v.at`)}, ${tenantId}, 3, v.happened, 'demo', v.happened, 'demo',
      v.name || ' ' || v.kind, 'WJ' || extract(year from v.day) || lpad((row_number() over (partition by extract(year from v.day)
        order by v.day, v.student_no) + 100)::text, 5, '0'),
      v.id, v.id, v.class_id, v.department_id, v.kind_id, v.happened, v.place, v.facts, v.points, v.level, 0,
      case when v.fate < 3 then 'rescinded' when v.ends > ${today}::date then 'effective'
        when v.level in ('verbal', 'circular') then 'expired' when v.fate < 70 then 'released' else 'effective' end,
      v.happened + interval '20 hours', v.happened + interval '4 days',
      case when v.fate < 90 then v.happened + interval '26 hours' end, v.day + 1, v.day + 11, v.ends,
      case when v.level in ('verbal', 'circular') then (v.ends + 1)::timestamp at time zone 'Asia/Shanghai' - interval '1 second' end
    from (
      select s.id, s.name, s.student_no, s.class_id, s.department_id, y.at, d.day, k.id as kind_id, k.name as kind,
        k.facts, k.points, k.level, ${chance('fate')} as fate,
        (array['学生公寓', '教学楼', '实训楼', '食堂'])[1 + ${chance('place', 4)}] as place,
        (d.day::timestamp + interval '21 hours' + ${chance('minute', 150)} * interval '1 minute') at time zone 'Asia/Shanghai' as happened,
        (d.day + 1 + (case k.level when 'verbal' then 1 when 'circular' then 3 when 'demerit' then 9 when 'probation' then 12
          else 6 end) * interval '1 month')::date as ends
      from base_student s
      cross join (values (0), (1), (2)) y(at)
      cross join lateral (select ${today}::date - 3 - y.at * 230 - ${chance('day', 225)} as day) d
      cross join lateral (select k.id, k.name, k.points, k.level, told.facts from (values ${sql.join(
        kinds.map(({ code, upTo, facts }) => sql`(${code}, ${sql.lit(upTo)}, ${facts})`),
      )}) as told(code, up_to, facts)
        join violation_kind k on k.tenant_id = ${tenantId} and k.code = told.code
        where ${chance('kind')} < told.up_to order by told.up_to limit 1) k
      where s.tenant_id = ${tenantId} and ${chance('violates')} < 5 and d.day > s.entry_date and extract(month from d.day) not in (2, 7, 8)
        and s.id not in (select u.student_id from "system_user" u where u.tenant_id = ${tenantId} and u.student_id is not null)
    ) v returning id`.execute(db)
  return rows.map(({ id }) => id)
}

const daysAgo = { fresh: 2, appealed: 6, light: 20, punished: 214 } as const

/** Of the student account and classmates: one to be signed for, one appealed against, one about to be released, one not told yet. */
async function told({ db, now }: AppContext, tenantId: string) {
  const random = seeded(611)
  const rowsOf = [
    { at: 0, days: daysAgo.fresh, code: 'late', state: 'notified' },
    { at: 0, days: daysAgo.appealed, code: 'truancy', state: 'effective' },
    { at: 0, days: daysAgo.punished, code: 'appliance', state: 'effective' },
    { at: 1, days: daysAgo.light, code: 'smoking', state: 'effective' },
    { at: 2, days: 2, code: 'truancy', state: 'recorded' },
  ].map((row) => ({ ...row, id: random.id() }))
  const values = rowsOf.map(
    ({ id, at, days, code, state }) =>
      sql`(${id}::uuid, ${sql.lit(at)}, ${sql.lit(days)}, ${code}, ${state}, ${kinds.find((kind) => kind.code === code)?.facts ?? ''})`,
  )
  const today = timeOf(now()).slice(0, 10)
  await sql`
    insert into violation_record (id, tenant_id, revision, created_at, created_by, updated_at, updated_by, title, number,
      student_id, told_id, kind_id, happened_at, place, facts, points, level, repeats, state, notified_at, deemed_at, read_at,
      received_on, appeal_until, ends_on, ends_at, recorded_by)
    select t.id, ${tenantId}, 2, d.happened, 'demo', d.happened, 'demo', p.name || ' ' || k.name,
      case when t.state <> 'recorded' then 'WJ' || extract(year from d.day) || lpad((row_number() over (order by t.days desc, t.at))::text, 5, '0') end,
      p.id, case when t.state <> 'recorded' then p.id end, k.id, d.happened, d.place, t.facts, k.points, k.level, 0, t.state,
      case when t.state <> 'recorded' then d.told + interval '9 hours' end,
      case when t.state <> 'recorded' then d.told + interval '4 days' - interval '1 second' end,
      case when t.state = 'effective' then d.told + interval '15 hours' end,
      case when t.state = 'effective' then d.day + 1 end, case when t.state = 'effective' then d.day + 11 end,
      case when t.state = 'effective' then e.ends end,
      case when t.state = 'effective' and k.level in ('verbal', 'circular')
        then (e.ends + 1)::timestamp at time zone 'Asia/Shanghai' - interval '1 second' end,
      (select id from "system_user" where tenant_id = ${tenantId} and account = 'counsellor')
    from (values ${sql.join(values)}) t(id, at, days, code, state, facts)
    join violation_kind k on k.tenant_id = ${tenantId} and k.code = t.code
    cross join lateral (select ${today}::date - t.days as day) y
    cross join lateral (select y.day, (y.day + 1)::timestamp at time zone 'Asia/Shanghai' as told,
      case when t.code in ('late', 'appliance') then '学生公寓' else '教学楼' end as place,
      (y.day::timestamp + case t.code when 'late' then interval '23 hours 10 minutes' when 'appliance'
        then interval '21 hours 20 minutes' else interval '15 hours' end) at time zone 'Asia/Shanghai' as happened) d
    cross join lateral (select (d.day + 1 + (case k.level when 'verbal' then 1 when 'circular' then 3 else 6 end) * interval '1 month')::date as ends) e
    join lateral (select s.id, s.name, row_number() over (order by s.id = own.id desc, s.student_no) - 1 as at
      from "system_user" u join base_student own on own.tenant_id = u.tenant_id and own.id = u.student_id
      join base_student s on s.tenant_id = own.tenant_id and s.class_id = own.class_id
      where u.tenant_id = ${tenantId} and u.account = 'student') p on p.at = t.at`.execute(db)
  return rowsOf
}

/** The college's violations, and what the student account asks about theirs. */
export async function demoViolations(app: AppContext, tenantId: string): Promise<void> {
  const { db } = app
  await installViolationKinds(db, tenantId)
  const [older, own] = [await history(app, tenantId), await told(app, tenantId)]
  await deriveCopies({ db, tenantId }, violationRecord, [...older, ...own.map(({ id }) => id)])
  const { rows } = await sql<{ id: string; userId: string; userName: string }>`select s.id, u.id as "userId",
      u.name as "userName" from "system_user" u
    join base_student s on s.tenant_id = u.tenant_id and s.id = u.student_id
    where u.tenant_id = ${tenantId} and u.account = 'student'`.execute(db)
  const [student] = rows
  if (!student) return
  const random = seeded(612)
  const asked = (at: number, more: object) => ({
    ...{ id: random.id(), recordId: own[at]?.id, studentId: student.id, state: 'reviewing' },
    ...more,
  })
  const reason = '当天因腹痛在校医室就诊，有就诊记录，事后已向任课教师说明。'
  await handedIn(
    app,
    tenantId,
    violationAppeal,
    asked(1, { title: `${student.userName} 旷课 申诉`, reason }),
    student,
  )
  const report = '半年来我认真学习了宿舍安全管理规定，担任寝室安全员，按时归寝，没有再使用违章电器。'
  await handedIn(
    app,
    tenantId,
    violationRelease,
    asked(2, { title: `${student.userName} 违章使用大功率电器 解除`, report, merit: false }),
    student,
  )
}
