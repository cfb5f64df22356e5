import { sql } from 'kysely'
import { stayApplication } from '#domain/dormitory/stay-at-school/application.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { idFrom } from '#server/core/database/id-from.ts'
import { timeOf } from '#server/core/database/moment.ts'
import { waitingApplication } from '#server/engine/approval/demo/waiting-application.ts'
import { deriveCopies } from '#server/engine/rows/copies.ts'

/** The holidays of two years and the one to come, as settings name it; how many of a thousand boarders stay. */
const holidays = [
  { name: '2024-2025 学年寒假', startsOn: '2025-01-13', endsOn: '2025-02-21', of: 14 },
  { name: '2024-2025 学年暑假', startsOn: '2025-07-07', endsOn: '2025-08-30', of: 46 },
  { name: '2025-2026 学年寒假', startsOn: '2026-01-19', endsOn: '2026-02-28', of: 16 },
  { name: '2025-2026 学年暑假', startsOn: '2026-07-06', endsOn: '2026-08-29', of: 52 },
  { name: '2026-2027 学年寒假', startsOn: '2027-01-18', endsOn: '2027-02-27', of: 12 },
] as const

/** The kind of reason by its code, of how many in a hundred up to there, and what is said. */
const reasons = [
  { code: '1', upTo: 38, detail: '在合作企业实习，假期须按排班到岗。' },
  { code: '2', upTo: 58, detail: '准备专升本考试，在校参加辅导。' },
  { code: '3', upTo: 72, detail: '参加图书馆假期勤工助学。' },
  { code: '5', upTo: 88, detail: '备战省级技能竞赛，随队集训。' },
  { code: '4', upTo: 97, detail: '家在外省，往返时间长。' },
  { code: '9', upTo: 100, detail: '家中住房装修，暂不便返家。' },
] as const

/** From 0 to `outOf` - 1, the same for the same student, holiday and question on every machine. */
const chance = (question: string, outOf = 100) =>
  sql`(('x' || substr(md5(s.student_no || h.name || ${question}), 1, 7))::bit(28)::int % ${sql.lit(outOf)})`

/** Who stayed in the holidays since two years ago, where they slept, and who is to be given a bed for the next. */
export async function demoStays(app: AppContext, tenantId: string): Promise<void> {
  const { db, now } = app
  const today = timeOf(now()).slice(0, 10)
  const told = (rows: readonly object[]) =>
    sql.join(rows.map((row) => sql`(${sql.join(Object.values(row).map((value) => sql.lit(value)))})`))
  const { rows } = await sql<{ id: string }>`
    insert into dormitory_stay_application (id, tenant_id, revision, created_at, created_by, updated_at, updated_by,
      title, student_id, class_id, department_id, holiday, reason, detail, starts_on, ends_on, days, leaves_at,
      emergency_name, emergency_phone, guardian_informed, promise, home_bed_id, bed_id, state)
    select ${idFrom(sql`c.student_no || c.holiday`)}, ${tenantId}, 3, c.sent, 'demo', c.sent + interval '5 days', 'demo',
      c.name || ' ' || c.holiday,
      c.id, c.class_id, c.department_id, c.holiday, c.code, c.detail, c.starts_on, c.ends_on, c.ends_on - c.starts_on + 1,
      (c.ends_on + 1)::timestamp at time zone 'Asia/Shanghai' - interval '1 second',
      left(c.name, 1) || '先生', '138' || lpad((hashtext(c.student_no)::bigint & 99999999)::text, 8, '0'), true, true,
      c.home, case c.state when 'over' then coalesce(c.home, b.id) when 'arranged' then coalesce(b.id, c.home) end, c.state
    from (
      select s.id, k.bed_id as home, s.name, s.student_no, s.class_id, s.department_id, r.code, r.detail, h.name as holiday,
        h.starts_on + ${chance('late', 6)} as starts_on, h.ends_on - ${chance('early', 9)} as ends_on,
        least((h.starts_on - 20 - ${chance('sent', 14)})::timestamp + interval '10 hours', ${today}::date - interval '14 hours')
          at time zone 'Asia/Shanghai' as sent,
        case when ${chance('fate')} < 5 then 'refused' when ${chance('fate')} < 9 then 'givenUp'
          when h.ends_on < ${today}::date then 'over' when ${chance('bed')} < 45 then 'approved' else 'arranged' end as state,
        case s.gender when '1' then 'men' else 'women' end as residents,
        row_number() over (partition by h.name, s.gender order by md5(s.student_no || h.name)) as place
      from base_student s
      left join dormitory_stay k on k.tenant_id = s.tenant_id and k.student_id = s.id and k.until is null
      cross join (select name, starts_on::date, ends_on::date, of_thousand
        from (values ${told(holidays)}) as told(name, starts_on, ends_on, of_thousand)) h
      cross join lateral (select * from (values ${told(reasons)}) as told(code, up_to, detail)
        where ${chance('reason')} < told.up_to order by told.up_to limit 1) r
      where s.tenant_id = ${tenantId} and s.attend_mode = '2' and s.student_state = '01' and s.entry_date < h.starts_on
        and ${chance('stays', 1000)} < h.of_thousand and s.id not in (select u.student_id from "system_user" u
          where u.tenant_id = ${tenantId} and u.student_id is not null)
    ) c
    left join (
      select b.id, g.residents, row_number() over (partition by g.residents order by g.code desc, m.floor desc, m.no, b.no) as place
      from dormitory_bed b join dormitory_room m on m.tenant_id = b.tenant_id and m.id = b.room_id
      join base_building g on g.tenant_id = b.tenant_id and g.id = b.building_id
      where b.tenant_id = ${tenantId} and b.state = 'free' and m.state = 'open'
    ) b on b.residents = c.residents and b.place = c.place
    returning id`.execute(db)
  const ids = rows.map(({ id }) => id)
  await deriveCopies({ db, tenantId }, stayApplication, ids)
  await waitingStays(app, tenantId)
}

/** Those of the class of the student account that wait for the counsellor, and one for the college. */
async function waitingStays(app: AppContext, tenantId: string) {
  const [holiday] = holidays.slice(-1)
  const days = { startsOn: '2027-01-18', endsOn: '2027-02-10', days: 24, leavesAt: '2027-02-10 23:59:59' }
  for (const [at, { code, detail }] of reasons.slice(0, 4).entries())
    await waitingApplication(
      ...([app, tenantId, stayApplication, at] as const),
      ({ name }) => ({
        ...days,
        title: `${name} ${holiday?.name}`,
        ...{ holiday: holiday?.name, reason: code, detail, state: 'reviewing', guardianInformed: true },
        ...{ emergencyName: `${name.slice(0, 1)}女士`, emergencyPhone: '13900001234', promise: true },
      }),
      // The last one waits for the college.
      at === 3 ? ['已与家长联系，同意留校。'] : [],
    )
}
