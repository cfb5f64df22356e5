import { type RawBuilder, sql } from 'kysely'
import { whereaboutsRounds } from '#domain/dormitory/whereabouts/rounds.ts'
import { daysAfter } from '#domain/kernel/days.ts'
import { noteDeparted } from '#server/areas/dormitory/whereabouts/departed.ts'
import { whereaboutsList } from '#server/areas/dormitory/whereabouts/server.ts'
import type { AppContext, Database } from '#server/core/app-context.ts'
import { seeded } from '#server/core/chance.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { timeOf } from '#server/core/database/moment.ts'
import { around, type Holiday } from '#server/engine/demo/holidays.ts'
import type { Round } from '#server/engine/rounds/facts.ts'
import { fillRound } from '#server/engine/rounds/fill.ts'

const note = '请在离校前如实登记去向；留校的同学请先办理留校申请，计划有变可在截止前修改。'

/** The registration of the last holiday, which is over, and of the next, which runs. */
export async function demoWhereabouts(app: AppContext, tenantId: string): Promise<void> {
  const { db } = app
  const random = seeded(511)
  const today = timeOf(new Date()).slice(0, 10)
  const [last, next] = around(today)
  const add = async (holiday: Holiday, from: string, until: string, state: Round['state']) => {
    const bounds = { departmentId: null, fromGrade: null, toGrade: null, departments: null, classes: null }
    const [opensAt, closesAt] = [`${from} 08:00:00`, `${until} 20:00:00`]
    const round = {
      ...{ ...bounds, id: random.id(), name: `${holiday.name}去向登记`, note, state, opensAt, closesAt },
      ...{ holidayFrom: holiday.from, holidayUntil: holiday.until, stayGranted: state === 'open' },
    }
    await insertRows(db, whereaboutsRounds.round, tenantId, [
      { ...round, opensAt: `${opensAt}+08`, closesAt: `${closesAt}+08` },
    ])
    await fillRound({ db, tenantId }, whereaboutsRounds, round, whereaboutsList)
    await answerSome(db, tenantId, round)
  }
  await add(last, daysAfter(last.from, -10), daysAfter(last.from, -1), 'closed')
  await add(next, daysAfter(today, -3), daysAfter(next.from, -1), 'open')
  await addDraft(db, tenantId, random.id(), next)
  await noteDeparted(app, tenantId)
}

/** What the department of the department account prepares for those whose plans change late. */
async function addDraft(db: Database, tenantId: string, id: string, holiday: Holiday): Promise<void> {
  const { rows } = await sql<{ departmentId: string }>`select t.department_id as "departmentId"
    from "system_user" u join base_teacher t on t.tenant_id = u.tenant_id and t.id = u.teacher_id
    where u.tenant_id = ${tenantId} and u.account = 'department' and t.department_id is not null`.execute(db)
  const [opensAt, closesAt] = [daysAfter(holiday.from, -1), holiday.from]
  await insertRows(
    db,
    whereaboutsRounds.round,
    tenantId,
    rows.map(({ departmentId }) => ({
      ...{ id, departmentId, name: `${holiday.name}去向补充登记`, state: 'draft' },
      ...{ note, opensAt: `${opensAt} 20:30:00+08`, closesAt: `${closesAt} 12:00:00+08` },
      ...{ holidayFrom: holiday.from, holidayUntil: holiday.until, stayGranted: true },
    })),
  )
}

type Answered = Round & { readonly holidayFrom: string; readonly holidayUntil: string }

/** By what their ids hash to; of the round that runs, fewer, and nobody who has an account, so that it can be tried out. */
async function answerSome(db: Database, tenantId: string, round: Answered): Promise<void> {
  const { id, state, opensAt, holidayFrom, holidayUntil } = round
  const chance = (question: string, outOf: number): RawBuilder<number> =>
    sql`abs(hashtext(k.id::text || ${holidayFrom} || ${question}::text)) % ${sql.lit(outOf)}`
  const runs = state === 'open'
  const [done, exempt] = runs ? [620, 625] : [972, 985]
  const account = sql`exists (select from "system_user" u where u.tenant_id = k.tenant_id and u.student_id = k.id)`
  const stays = runs
    ? sql`exists (select from dormitory_stay_application a where a.tenant_id = k.tenant_id and a.student_id = k.id
        and a.state in ('approved', 'arranged') and a.starts_on <= ${holidayUntil}::date and a.ends_on >= ${holidayFrom}::date)`
    : sql`${chance('stays', 100)} < 9`
  await sql`update dormitory_whereabouts_turn t set state = 'done',
      finished_at = least(${`${opensAt}+08`}::timestamptz + make_interval(mins => a.minutes), now()),
      going = g.going,
      leaves_on = case when g.going <> 'campus' then ${holidayFrom}::date - a.before end,
      leaves_part = case when g.going <> 'campus' then (array['morning', 'afternoon', 'afternoon', 'evening'])[a.part + 1] end,
      returns_on = case when g.going <> 'campus' then ${holidayUntil}::date - a.early end,
      destination_id = case when g.going <> 'campus' then k.native_place_id end,
      address = case g.going when 'internship' then '实习单位员工宿舍' when 'travel' then '随家人外出，住亲友家' when 'other' then '亲戚家中' end,
      transport = case when g.going <> 'campus' then (array['2', '3', '4', '4', '4', '5', '6', '6'])[a.way + 1] end,
      companion = case when g.going in ('home', 'travel') and a.way > 5 then '父母' end
    from base_student k
    cross join lateral (select ${chance('fate', 1000)} as fate, ${chance('minutes', runs ? 3600 : 12_000)} as minutes,
      ${chance('before', 3)} as before, ${chance('early', 2)} as early, ${chance('part', 4)} as part, ${chance('way', 8)} as way,
      ${chance('going', 100)} as going) a
    cross join lateral (select case when ${stays} then 'campus' when a.going < 84 then 'home' when a.going < 93 then 'internship'
      when a.going < 98 then 'travel' else 'other' end as going) g
    where t.tenant_id = ${tenantId} and t.round_id = ${id} and t.state = 'waiting'
      and k.tenant_id = t.tenant_id and k.id = t.student_id and a.fate < ${done} and not (${runs} and ${account})`.execute(
    db,
  )
  await sql`update dormitory_whereabouts_turn t set state = 'exempt', reason = '集训队由学校统一安排食宿'
    from base_student k where t.tenant_id = ${tenantId} and t.round_id = ${id} and t.state = 'waiting'
      and k.tenant_id = t.tenant_id and k.id = t.student_id and ${chance('fate', 1000)} < ${exempt} and not ${account}`.execute(
    db,
  )
}
