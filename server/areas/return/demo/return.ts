import { sql } from 'kysely'
import { daysAfter } from '#domain/kernel/days.ts'
import { returnPlan } from '#domain/return/plan.ts'
import { returnRounds } from '#domain/return/rounds.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { seeded } from '#server/core/chance.ts'
import { analyze } from '#server/core/database/analyze.ts'
import { idFrom } from '#server/core/database/id-from.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { timeOf } from '#server/core/database/moment.ts'
import { waitingApplication } from '#server/engine/approval/demo/waiting-application.ts'
import { around } from '#server/engine/demo/holidays.ts'
import { shownDepartment } from '#server/engine/demo/shown-department.ts'
import { fillRound } from '#server/engine/rounds/fill.ts'
import { lookOver } from '../list.ts'

const note = '请按时返校并注意途中安全；身体不适的先就医，联系辅导员办理请假。'

/** Of the student account's department, the return from the last holiday, which is over, and that from the next, for which students apply now. */
export async function demoReturn(app: AppContext, tenantId: string): Promise<void> {
  const { db } = app
  const random = seeded(733)
  const today = timeOf(app.now()).slice(0, 10)
  const [last, next] = around(today)
  const departments = await shownDepartment(db, tenantId)
  const bounds = { departmentId: null, fromGrade: null, toGrade: null, departments, classes: null }
  for (const [holiday, opens, state] of [
    [last, daysAfter(last.from, -3), 'closed'],
    [next, daysAfter(today, -2), 'open'],
  ] as const) {
    const round = {
      ...{ ...bounds, id: random.id(), name: `${holiday.name}返校`, note, state },
      ...{ planned: true, collegeReview: false, selfArrival: true },
      opensAt: `${opens} 08:00:00`,
      returnsFrom: `${daysAfter(holiday.until, -1)} 08:00:00`,
      closesAt: `${holiday.until} 20:00:00`,
    }
    await insertRows(db, returnRounds.round, tenantId, [
      {
        ...round,
        ...{ opensAt: `${round.opensAt}+08`, returnsFrom: `${round.returnsFrom}+08` },
        closesAt: `${round.closesAt}+08`,
      },
    ])
    await fillRound({ db, tenantId }, returnRounds, round, { filled: lookOver })
    if (state === 'closed') await comeBack(app, tenantId, round.id)
    else await apply(app, tenantId, round.id, round.name, holiday.until)
  }
}

const chance = (question: string) =>
  sql`(('x' || substr(md5(s.student_no || ${question}), 1, 7))::bit(28)::int % 100)`

/** Nearly all planned their way and came; a few are missing, a few were let go. */
async function comeBack({ db }: AppContext, tenantId: string, roundId: string) {
  await sql`insert into return_plan (tenant_id, id, revision, created_at, created_by, updated_at, updated_by, title,
      student_id, class_id, department_id, round_id, college_review, arrives_at, transport, vehicle_no, from_id, healthy,
      promise, state)
    select s.tenant_id, ${idFrom(sql`s.student_no || 'return'`)}, 3, p.opens_at, 'demo', p.opens_at, 'demo',
      s.name || ' ' || p.name, s.id, s.class_id, s.department_id, p.id, false,
      p.returns_from + make_interval(days => ${chance('minute')} % 2, mins => ${chance('minute')} * 7), w.transport,
      case when w.transport = '4' then 'D' || 2000 + ${chance('train')} end,
      c.ids[1 + ${chance('from')} % cardinality(c.ids)], true, true, 'approved'
    from return_school_turn t
    join return_school_round p on p.tenant_id = t.tenant_id and p.id = t.round_id
    join base_student s on s.tenant_id = t.tenant_id and s.id = t.student_id
    cross join lateral (select (array['2', '3', '4', '6'])[1 + ${chance('way')} % 4] as transport) w
    cross join (select array_agg(k.id) as ids from (select id from base_canton
      where tenant_id = ${tenantId} and level = 'county' order by code limit 20) k) c
    where t.tenant_id = ${tenantId} and t.round_id = ${roundId} and ${chance('plans')} < 92`.execute(db)
  await analyze(db, [returnPlan, returnRounds.turn])
  await sql`update return_school_turn t set plan_id = a.id, planned_at = a.arrives_at, transport = a.transport
    from return_plan a where t.tenant_id = ${tenantId} and t.round_id = ${roundId}
      and a.tenant_id = t.tenant_id and a.round_id = t.round_id and a.student_id = t.student_id`.execute(db)
  await sql`update return_school_turn t set state = 'done', result = 'returned', way = w.way,
      finished_at = coalesce(t.planned_at, p.returns_from + interval '9 hours') + make_interval(mins => w.late),
      place = case when w.way = 'self' then '宿舍' end, reason = case when w.way = 'staff' then '晚点名在场' end
    from return_school_round p, base_student s
    cross join lateral (select (array['house', 'gate', 'house', 'self', 'staff'])[1 + ${chance('how')} % 5] as way,
      ${chance('late')} % 40 as late) w
    where t.tenant_id = ${tenantId} and t.round_id = ${roundId} and t.state = 'waiting'
      and p.tenant_id = t.tenant_id and p.id = t.round_id and s.tenant_id = t.tenant_id and s.id = t.student_id
      and ${chance('comes')} < 97`.execute(db)
}

/** What waits for the counsellor, of classmates of the student account, who is to apply too. */
async function apply(app: AppContext, tenantId: string, roundId: string, name: string, day: string) {
  const { rows } = await sql<{ id: string }>`select id from base_canton
    where tenant_id = ${tenantId} and level = 'county' order by code offset 5 limit 3`.execute(app.db)
  for (const [at, { id: fromId }] of rows.entries())
    await waitingApplication(app, tenantId, returnPlan, at + 5, (student) => ({
      ...{
        title: `${student.name} ${name}`,
        roundId,
        collegeReview: false,
        fromId,
        healthy: true,
        promise: true,
      },
      ...{ arrivesAt: `${day} ${15 + at}:30:00`, transport: at === 1 ? '4' : '6' },
      ...{ vehicleNo: at === 1 ? 'G2866' : null, state: 'reviewing' },
    }))
}
