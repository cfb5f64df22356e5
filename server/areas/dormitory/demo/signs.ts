import { sql } from 'kysely'
import { outside } from '#domain/dormitory/outside/outside.ts'
import { signRounds } from '#domain/dormitory/sign/rounds.ts'
import { daysAfter, weekDayOf } from '#domain/kernel/days.ts'
import { signList } from '#server/areas/dormitory/sign/server.ts'
import type { Database } from '#server/core/app-context.ts'
import { seeded } from '#server/core/chance.ts'
import { analyze } from '#server/core/database/analyze.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { timeOf } from '#server/core/database/moment.ts'
import type { Round } from '#server/engine/rounds/facts.ts'
import { fillRound } from '#server/engine/rounds/fill.ts'

const note = '请本人在所住宿舍签到；因故不能返校的，请提前请假。'
/** Each is a line for everybody who sleeps in. */
const nights = 2
/** Keepers who have called the roll, those who can sign in to the demo first. */
const keepersMost = 6

type Planned = Pick<Round, 'name' | 'opensAt' | 'closesAt' | 'state'> &
  Readonly<Partial<Record<'ownerId' | 'buildings' | 'classes' | 'repeatsUntil', string | null>>> & {
    readonly ways?: string
  }

/** Evenings of the last nights and the next, a roll-call of some keepers, what each counsellor prepares, and one that runs. */
export async function demoSigns(db: Database, tenantId: string): Promise<void> {
  await analyze(db, [outside, signRounds.turn])
  const random = seeded(384)
  const today = timeOf(new Date()).slice(0, 10)
  const add = async (planned: Planned) => {
    const { opensAt, closesAt, ways = 'position,bed,gate', ...said } = planned
    const bounds = { departmentId: null, fromGrade: null, toGrade: null, departments: null }
    const more = ways === 'roll' ? { radius: null, onTimeMinutes: null } : { radius: 300, onTimeMinutes: 45 }
    const round = { ownerId: null, buildings: null, classes: null, repeatsUntil: null, ...said, ...bounds }
    const kept = { ...round, ...more, id: random.id(), note, ways, opensAt, closesAt }
    await insertRows(db, signRounds.round, tenantId, [
      { ...kept, opensAt: `${opensAt}+08`, closesAt: `${closesAt}+08` },
    ])
    if (planned.state === 'draft' || planned.state === 'planned') return
    await fillRound({ db, tenantId }, signRounds, kept, signList)
    await signSome(db, tenantId, kept)
  }

  const evening = { name: '晚间签到', repeatsUntil: daysAfter(today, 60) }
  for (let ago = nights; ago >= 1; ago--)
    await add({ ...evening, ...hours(daysAfter(today, -ago), '21:30', '22:30'), state: 'closed' })
  await add({ ...evening, ...hours(daysAfter(today, 1), '21:30', '22:30'), state: 'planned' })
  const running = { opensAt: `${daysAfter(today, -1)} 12:00:00`, closesAt: `${daysAfter(today, 2)} 22:30:00` }
  await add({ name: '在校情况签到', ...running, state: 'open' })

  const { rows: keepers } = await sql<{ id: string; name: string; keeperId: string }>`
    select id, name, keeper_id as "keeperId" from base_building b where tenant_id = ${tenantId}
      and kind = 'dormitory' and keeper_id is not null
    order by exists (select from "system_user" u where u.tenant_id = b.tenant_id and u.teacher_id = b.keeper_id) desc, code
    limit ${keepersMost}`.execute(db)
  for (const { id, name, keeperId } of keepers)
    await add({
      ...{ name: `${name}点名`, ownerId: keeperId, buildings: id, ways: 'roll', state: 'closed' },
      ...hours(daysAfter(today, -1), '22:40', '23:20'),
    })

  const { rows: counsellors } = await sql<{ teacherId: string; classes: string }>`
    select teacher_id as "teacherId", string_agg(class_id::text, ',' order by class_id) as classes
    from base_counsellor where tenant_id = ${tenantId} and (until is null or until >= ${today}::date)
    group by teacher_id order by teacher_id`.execute(db)
  const sunday = daysAfter(today, 7 - weekDayOf(today))
  for (const { teacherId, classes } of counsellors)
    await add({
      ...{ name: '周日返校签到', ownerId: teacherId, classes, state: 'draft' },
      ...hours(sunday, '19:30', '21:30'),
    })
}

const hours = (day: string, from: string, to: string) => ({
  opensAt: `${day} ${from}:00`,
  closesAt: `${day} ${to}:00`,
})

/** By what their ids hash to; of the round that runs, fewer, and nobody who has an account, so that it can be tried out. */
async function signSome(
  db: Database,
  tenantId: string,
  { id, opensAt, state, ways }: Round & { ways: string },
) {
  const chance = (question: string, outOf = 1000) =>
    sql`abs(hashtext(t.student_id::text || ${opensAt} || ${question}::text)) % ${sql.lit(outOf)}`
  const opens = sql`${`${opensAt}+08`}::timestamptz`
  const [onTime, late, vouched] = state === 'open' ? [560, 560, 575] : [918, 944, 965]
  const seen = ways === 'roll'
  await sql`update dormitory_sign_turn t set state = 'done',
      finished_at = least(${opens} + make_interval(secs => case when c.of < ${onTime} then 60 else 2700 end + s.of), now()),
      late = c.of >= ${onTime} and c.of < ${late},
      ground = case when ${seen} then 'seen' when c.of < ${late} then null when c.of % 2 = 0 then 'phone' else 'duty' end,
      reason = case when ${seen} or c.of < ${late} then null when c.of % 2 = 0 then '手机没电，值班室当面核实' else '参加学校比赛集训，带队老师已说明' end,
      way = case when ${seen} then 'roll' when c.of < ${late} then c.way end,
      distance = case when ${seen} or c.of >= ${late} or c.way <> 'position' then null else 4 + ${chance('metres', 160)} end,
      result = case when ${seen} or c.of < ${onTime} then 'signed' when c.of < ${late} then 'late' else 'proxy' end
    from base_student k cross join lateral (select abs(hashtext(k.id::text || ${opensAt} || 'fate')) % 1000 as of) f
      cross join lateral (select f.of, case f.of % 5 when 0 then 'bed' when 1 then 'gate' else 'position' end as way) c
      cross join lateral (select abs(hashtext(k.id::text || ${opensAt} || 'second')) % 860 as of) s
    where t.tenant_id = ${tenantId} and t.round_id = ${id} and t.state = 'waiting'
      and k.tenant_id = t.tenant_id and k.id = t.student_id and c.of < ${vouched}
      and (${state === 'closed'} or not exists (select from "system_user" u
        where u.tenant_id = t.tenant_id and u.student_id = t.student_id))`.execute(db)
  await sql`update dormitory_sign_turn t set state = 'exempt', result = 'exempt', reason = '辅导员已核实：家中有事，当晚不返校'
    where t.tenant_id = ${tenantId} and t.round_id = ${id} and t.state = 'waiting' and ${chance('exempt', 3)} = 0
      and not exists (select from "system_user" u where u.tenant_id = t.tenant_id and u.student_id = t.student_id)`.execute(
    db,
  )
}
