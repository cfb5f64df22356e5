import { type RawBuilder, sql } from 'kysely'
import { leaveSettings } from '#domain/leave/settings.ts'
import { type AbsenceLevel, absenceLevels } from '#domain/leave/words.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { idFrom } from '#server/core/database/id-from.ts'
import { timeOf } from '#server/core/database/moment.ts'

/** Of a thousand students, how many begin a leave in a week of this month: colds in winter, nobody in the holidays. */
const inAWeek: readonly number[] = [26, 4, 22, 20, 18, 16, 3, 2, 16, 20, 26, 32]

/** Which part of the leaves of a kind there are, by its code; how long they are at most; and what is said. */
const kinds = [
  { code: 'sick', upTo: 34, days: 3, reason: '身体不适，遵医嘱休息。' },
  { code: 'personal', upTo: 58, days: 4, reason: '家中有事，须返家处理。' },
  { code: 'weekend', upTo: 80, days: 2, reason: '周末回家。' },
  { code: 'official', upTo: 90, days: 3, reason: '参加学校安排的比赛和活动。' },
  { code: 'holiday', upTo: 96, days: 5, reason: '节假日回家。' },
  { code: 'other', upTo: 100, days: 1, reason: '办理个人事务。' },
] as const

/** From 0 to 99, the same for the same student, week and question, on every machine. */
const chance = (question: string, outOf = 100): RawBuilder<number> =>
  sql`(abs(hashtext(s.student_no || w.monday || ${question}::text)) % ${sql.lit(outOf)})`

/** Where the college lies, and the district that those go to who stay in its city. */
const [city, here] = ['440100', '440106']
const cantonOf = (tenantId: string, code: string) =>
  sql`(select id from base_canton where tenant_id = ${tenantId} and code = ${code})`

/** Codes of `leave.transport`, and which part of a hundred takes each at most. */
const farWays = { '4': 42, '3': 76, '6': 93, '5': 100 }
const nearWays = { '2': 58, '6': 82, '1': 92, '9': 100 }

const pick = (column: string, parts: Readonly<Record<string, number>>) => {
  const ways = Object.entries(parts).toSorted(([, one], [, other]) => one - other)
  return sql`case ${sql.join(
    ways.map(([code, upTo]) => sql`when l.${sql.raw(column)} < ${sql.lit(upTo)} then ${sql.lit(code)}`),
    sql` `,
  )} end`
}

/** Days from Monday to Friday between two days, both counted. */
const schoolDays = (from: RawBuilder<unknown>, to: RawBuilder<unknown>) =>
  sql`(select count(*)::int from generate_series(${from}, ${to}, '1 day') d where extract(isodow from d) < 6)`

/** A few are away again and again. */
const often = sql`case when abs(hashtext(s.student_no || 'often')) % 1000 < 15 then 12 else 1 end`

const { initial } = leaveSettings.singleton ?? {}

/** How the hours of a term are punished, by where a new college begins each. */
const absenceLevel = sql`case ${sql.join(
  (Object.keys(absenceLevels.labels) as AbsenceLevel[]).toReversed().map(
    (level) =>
      sql`when a.absent > 0 and sum(a.absent) over (partition by l.id order by l.starts
          range between interval '120 days' preceding and current row) >= ${sql.lit(initial?.[level] ?? 0)} then ${sql.lit(level)}`,
  ),
  sql` `,
)} end`

/**
 * Leaves since each student came to the college, up to yesterday, so that figures have seasons and weekdays. The class
 * of the student account has its own few, told in leaves.ts.
 */
export async function demoHistory(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  tenantId: string,
): Promise<void> {
  const today = timeOf(now()).slice(0, 10)
  const monthly = sql`(array[${sql.join(inAWeek.map((many) => sql.lit(many)))}])[extract(month from w.monday)::int]`
  await sql`
    insert into leave_application (id, tenant_id, revision, created_at, created_by, updated_at, updated_by, title, number,
      student_id, class_id, department_id, type_id, reason, starts_on, ends_on, starts_at, ends_at, cancel_by, archive_at, left_at,
      returned_at, days, lessons, leaves_campus, leaves_city, guardian_informed, stays_in_dormitory, holiday_eve, state,
      recent_times, returned_late, destination_id, transport, level, absent_lessons, absence_level, decided_in)
    select ${idFrom(sql`l.student_no || l.starts`)}, ${tenantId}, 3, l.begins - interval '1 day', 'demo', l.ends, 'demo',
      l.name || ' ' || l.kind || ' ' || l.days || ' 天',
      'QJ' || to_char(l.starts, 'YYYYMMDD') || lpad((row_number() over (partition by l.starts order by l.student_no) + 1000)::text, 4, '0'),
      l.id, l.class_id, l.department_id, l.type_id, l.reason, l.starts, l.last, l.begins, l.ends, l.ends + interval '1 day',
      case when l.state in ('archived', 'closed') then l.ends + interval '180 days' end,
      case when l.leaves and l.state in ('archived', 'closed', 'overdue', 'away') then l.begins + interval '8 hours' end,
      case when a.late then l.ends + (9 + l.late % 4) * interval '1 hour'
        when l.leaves and l.state in ('archived', 'closed') then l.ends - interval '4 hours' end,
      l.days, l.lessons, l.leaves, l.far, true, not l.leaves, l.eve, l.state,
      count(*) over (partition by l.id order by l.starts range between interval '30 days' preceding and current row),
      case when l.leaves and l.state in ('archived', 'closed') then a.late end,
      case when l.far then l.native_place_id when l.leaves then ${cantonOf(tenantId, here)} end,
      case when l.far then ${pick('way', farWays)} when l.leaves then ${pick('way', nearWays)} end,
      case when l.days > 7 then 'leader' when l.days > 3 then 'affairs'
        when l.days > 1 or l.far or l.eve then 'college' else 'counsellor' end,
      nullif(a.absent, 0), ${absenceLevel},
      case when l.days > 3 then 21 when l.days > 1 or l.far or l.eve then 9 else 1 end + l.way * 0.1 + l.late % 7
    from (
      select l.*, extract(isodow from l.last) = 5 as eve,
        l.leaves and l.days > 1 and l.city < 55 and home.parent_id is distinct from ${cantonOf(tenantId, city)} as far
      from (
      select c.*, c.starts::timestamp at time zone 'Asia/Shanghai' as begins,
        (c.last + 1)::timestamp at time zone 'Asia/Shanghai' - interval '1 minute' as ends,
        c.last - c.starts + 1 as days,
        6 * (select count(*) from generate_series(c.starts, c.last, '1 day') d where extract(isodow from d) < 6)::int as lessons,
        case when c.fate < 4 then 'refused' when c.last >= ${today}::date then 'away'
          when c.fate < 9 and c.last > ${today}::date - 9 then 'overdue' when c.last < ${today}::date - 180 then 'archived' else 'closed' end as state
      from (
        select s.id, s.name, s.student_no, s.class_id, s.department_id, k.id as type_id, k.name as kind, k.reason,
          d.starts, d.starts + least(${chance('days')} % k.days, case when k.code = 'weekend' then 6 - extract(isodow from d.starts)::int + 1 else 9 end) as last,
          (k.code <> 'sick' or ${chance('leaves')} < 45) as leaves, ${chance('city')} as city, ${chance('fate')} as fate,
          s.native_place_id, ${chance('way')} as way, ${chance('late')} as late
        from base_student s
        cross join lateral (select monday::date from generate_series(greatest(s.entry_date, date '2022-09-01') - (extract(isodow from s.entry_date)::int - 1),
          ${today}::date - 1, '7 days') monday) w
        cross join lateral (select k.* from (values ${sql.join(
          kinds.map(
            ({ code, upTo, days, reason }) => sql`(${code}, ${sql.lit(upTo)}, ${sql.lit(days)}, ${reason})`,
          ),
        )}) as told(code, up_to, days, reason)
          join (select id, code, name from leave_type where tenant_id = ${tenantId}) kept on kept.code = told.code
          cross join lateral (select kept.id, kept.code, kept.name, told.days, told.reason) k
          where ${chance('kind')} < told.up_to order by told.up_to limit 1) k
        cross join lateral (select w.monday + case when k.code in ('weekend', 'holiday') then 4 + ${chance('day')} % 2
          else (array[0, 0, 0, 1, 1, 2, 2, 3, 4, 4, 4])[1 + ${chance('day')} % 11] end as starts) d
        where s.tenant_id = ${tenantId} and ${chance('week', 1160)} < ${monthly} * ${often} and d.starts < ${today}::date
          and s.class_id is distinct from (select own.class_id from "system_user" u
            join base_student own on own.tenant_id = u.tenant_id and own.id = u.student_id
            where u.tenant_id = ${tenantId} and u.account = 'student')
      ) c
      ) l
      left join base_canton home on home.tenant_id = ${tenantId} and home.id = l.native_place_id
    ) l
    cross join lateral (select l.leaves and l.state in ('archived', 'closed') and l.late < 7 as late) b
    cross join lateral (select b.late, case
      when l.state = 'overdue' then 6 * ${schoolDays(sql`l.last + 1`, sql`${today}::date - 1`)}
      when b.late then least(2 + 2 * (l.late % 3), 6 * ${schoolDays(sql`l.last + 1`, sql`l.last + 1`)}) end as absent) a`.execute(
    db,
  )
}
