import { sql } from 'kysely'
import { roomChange } from '#domain/dormitory/room-change/application.ts'
import { roomChangePlan } from '#domain/dormitory/room-change/plan.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { referenceDay, seeded } from '#server/core/chance.ts'
import { idFrom } from '#server/core/database/id-from.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { timeOf } from '#server/core/database/moment.ts'
import { waitingApplication } from '#server/engine/approval/demo/waiting-application.ts'
import { deriveCopies } from '#server/engine/rows/copies.ts'

/** The plans of two years, a month each term; of how many in a thousand boarders somebody asks. */
const plans = [
  { name: '2024-2025 学年第二学期调宿', opensOn: '2025-03-03', closesOn: '2025-04-04', of: 16 },
  { name: '2025-2026 学年第一学期调宿', opensOn: '2025-10-13', closesOn: '2025-11-14', of: 22 },
  { name: '2025-2026 学年第二学期调宿', opensOn: '2026-03-09', closesOn: '2026-04-10', of: 18 },
  { name: '2026-2027 学年第一学期调宿', opensOn: '2026-11-02', closesOn: '2026-12-18', of: 24 },
] as const

const reasons = [
  '与室友作息差异较大，影响学习和休息。',
  '希望与同班同学住在一起，便于小组学习。',
  '对室友吸烟过敏，有医院诊断证明。',
  '腿部受伤未愈，申请调到低楼层。',
  '转专业后希望住到新班级所在楼层。',
]

const chance = (question: string, outOf = 100) =>
  sql`(('x' || substr(md5(s.student_no || p.name || ${question}), 1, 7))::bit(28)::int % ${sql.lit(outOf)})`

/** Changes since two years ago: most done, some refused, and those of the open plan at every step. */
export async function demoRoomChanges(app: AppContext, tenantId: string): Promise<void> {
  const { db, now } = app
  const today = timeOf(now()).slice(0, 10)
  const random = seeded(611)
  const kept = plans.map(({ of: _, ...plan }) => ({ id: random.id(), swaps: true, enabled: true, ...plan }))
  await insertRows(db, roomChangePlan, tenantId, kept, { by: 'demo', at: new Date(referenceDay) })
  const told = sql.join(
    kept.map(
      ({ id, name, opensOn, closesOn }, at) =>
        sql`(${id}::uuid, ${name}, ${opensOn}::date, ${closesOn}::date, ${sql.lit(plans[at]?.of ?? 0)})`,
    ),
  )
  const { rows } = await sql<{ id: string }>`
    insert into dormitory_room_change (id, tenant_id, revision, created_at, created_by, updated_at, updated_by, title,
      plan_id, student_id, class_id, department_id, kind, reason, state, sent_at, from_bed_id, to_bed_id, fee_from, fee_to,
      move_by, confirmed_at, old_key_back, done_at)
    select ${idFrom(sql`c.student_no || c.plan_id`)}, ${tenantId}, 3, c.sent, 'demo', c.sent + interval '4 days', 'demo',
      c.name || ' 调宿', c.plan_id, c.id, c.class_id, c.department_id, 'move', c.reason, c.state, c.sent,
      case c.state when 'done' then t.id else c.bed end, case c.state when 'done' then c.bed when 'moving' then t.id end,
      case c.state when 'done' then t.fee else c.fee end, case c.state when 'done' then c.fee when 'moving' then t.fee end,
      case when c.state in ('moving', 'done') then (c.sent + interval '12 days')::date end,
      case when c.state = 'done' or (c.state = 'moving' and c.late < 50) then c.sent + interval '8 days' end,
      case when c.state = 'done' then true end, case when c.state = 'done' then c.sent + interval '9 days' end
    from (
      select s.id, s.name, s.student_no, s.class_id, s.department_id, p.id as plan_id, b.id as bed, l.fee,
        (${reasons}::text[])[1 + ${chance('why', reasons.length)}] as reason, ${chance('late')} as late,
        least((p.opens_on + ${chance('day', 30)})::timestamp + interval '9 hours' + make_interval(mins => ${chance('minute', 700)}),
          ${today}::date - interval '12 days') at time zone 'Asia/Shanghai' as sent,
        case when ${chance('fate')} < 14 then 'refused' when ${chance('fate')} < 20 then 'cancelled'
          when p.closes_on < ${today}::date or ${chance('fate')} < 45 then 'done'
          when ${chance('fate')} < 75 then 'moving' else 'approved' end as state,
        s.gender, row_number() over (partition by s.gender order by md5(s.student_no || p.name)) as place
      from base_student s
      join dormitory_stay k on k.tenant_id = s.tenant_id and k.student_id = s.id and k.until is null
      join dormitory_bed b on b.tenant_id = k.tenant_id and b.id = k.bed_id
      join dormitory_room m on m.tenant_id = b.tenant_id and m.id = b.room_id
      left join dormitory_room_level l on l.tenant_id = m.tenant_id and l.id = m.level_id
      cross join (select * from (values ${told}) as told(id, name, opens_on, closes_on, of_thousand)) p
      where s.tenant_id = ${tenantId} and s.entry_date < p.opens_on and ${chance('asks', 1000)} < p.of_thousand
        and s.id not in (select u.student_id from "system_user" u where u.tenant_id = ${tenantId} and u.student_id is not null)
    ) c
    left join (
      select b.id, l.fee, case g.residents when 'men' then '1' else '2' end as gender,
        row_number() over (partition by g.residents order by m.floor desc, b.name) as place
      from dormitory_bed b join dormitory_room m on m.tenant_id = b.tenant_id and m.id = b.room_id
      join base_building g on g.tenant_id = b.tenant_id and g.id = b.building_id
      left join dormitory_room_level l on l.tenant_id = m.tenant_id and l.id = m.level_id
      where b.tenant_id = ${tenantId} and b.state = 'free' and g.residents in ('men', 'women')
    ) t on t.gender = c.gender and t.place = c.place
    returning id`.execute(db)
  await deriveCopies(
    { db, tenantId },
    roomChange,
    rows.map(({ id }) => id),
  )
  const open = kept.at(-1)
  await demoAsked(app, tenantId, open?.id)
  for (const [at, reason] of reasons.entries()) {
    // The last one waits for the dormitory: somebody who lives in the house of the student account.
    const beside = at === reasons.length - 1
    await waitingApplication(
      ...([app, tenantId, roomChange, beside ? 0 : at + 4] as const),
      ({ name, userId }) => ({
        title: `${name} 调宿`,
        ...{ planId: open?.id, kind: 'move', reason, state: 'reviewing', senderId: userId },
        sentAt: `${timeOf(new Date(now().getTime() - 86_400_000)).slice(0, 10)} 08:30:00`,
      }),
      // The last two wait for the college, and for the dormitory.
      ['情况属实，同意。', '同意调宿。'].slice(0, Math.max(0, at - 2)),
      { beside },
    )
  }
  await demoHomes(app, tenantId)
}

/** Those that are being decided say from which bed. */
async function demoHomes({ db }: AppContext, tenantId: string) {
  const { rows } = await sql<{
    id: string
  }>`update dormitory_room_change r set from_bed_id = b.id from dormitory_bed b
    where r.tenant_id = ${tenantId} and r.state in ('reviewing', 'counsellorPassed', 'collegePassed') and b.tenant_id = r.tenant_id
      and b.student_id = r.student_id returning r.id`.execute(db)
  await deriveCopies(
    { db, tenantId },
    roomChange,
    rows.map(({ id }) => id),
  )
}

/** A classmate asks the student of the demo account to swap, and waits for the answer. */
async function demoAsked({ db }: AppContext, tenantId: string, planId: string | undefined) {
  const { rows } = await sql<{ id: string }>`
    insert into dormitory_room_change (id, tenant_id, created_by, updated_by, title, plan_id, student_id, kind, reason,
      partner_no, partner_name, state, partner_id, sent_at, from_bed_id, to_bed_id, sender_id)
    select ${idFrom(sql`s.student_no || 'swap'`)}, ${tenantId}, 'demo', 'demo', s.name || ' 调宿', ${planId}, s.id, 'swap',
      '希望与社团同学住同一房间，便于排练。', own.student_no, own.name, 'agreeing', own.id,
      '2026-11-20 19:20:00+08'::timestamptz, mine.id, theirs.id, sender.id
    from "system_user" u join base_student own on own.tenant_id = u.tenant_id and own.id = u.student_id
    join base_student s on s.tenant_id = own.tenant_id and s.class_id = own.class_id and s.gender = own.gender and s.id <> own.id
    join "system_user" sender on sender.tenant_id = u.tenant_id and sender.account = 'teacher'
    join dormitory_bed mine on mine.tenant_id = s.tenant_id and mine.student_id = s.id
    join dormitory_bed theirs on theirs.tenant_id = s.tenant_id and theirs.student_id = own.id
    where u.tenant_id = ${tenantId} and u.account = 'student' and mine.room_id <> theirs.room_id
    order by s.student_no desc limit 1 returning id`.execute(db)
  await deriveCopies(
    { db, tenantId },
    roomChange,
    rows.map(({ id }) => id),
  )
}
