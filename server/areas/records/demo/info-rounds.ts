import { sql } from 'kysely'
import { infoGroups } from '#domain/records/groups.ts'
import { infoRounds } from '#domain/records/info-rounds.ts'
import type { Database } from '#server/core/app-context.ts'
import { seeded } from '#server/core/chance.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { timeOf } from '#server/core/database/moment.ts'
import type { Round } from '#server/engine/rounds/facts.ts'
import { fillRound } from '#server/engine/rounds/fill.ts'

const day = 86_400_000
const note = '请逐项核对；姓名、证件等修改后须上传证明材料，由辅导员审核。'

interface Planned {
  readonly id: string
  readonly name: string
  readonly opens: Date
  readonly days: number
  readonly toGrade: number | null
  readonly state: Round['state']
  /** Of a hundred students of a class, at least and at most so many have finished. */
  readonly done: readonly [least: number, most: number]
}

/** A round that has run for six days, and the one of a year ago. */
const planned = (now: Date): readonly Planned[] => {
  const random = seeded(271)
  const morning = new Date(Math.floor(now.getTime() / day) * day)
  const year = morning.getUTCFullYear()
  return [
    {
      ...{ id: random.id(), name: `${year} 年秋季学生信息核对`, days: 20, toGrade: null, state: 'open' },
      ...{ opens: new Date(morning.getTime() - 6 * day), done: [35, 95] },
    },
    {
      ...{ id: random.id(), name: `${year - 1} 年秋季学生信息核对`, days: 20, toGrade: year - 1 },
      ...{ state: 'closed', opens: new Date(morning.getTime() - 365 * day), done: [93, 100] },
    },
  ]
}

/** The rounds of the demo college: the student account has not finished in the one that runs. */
export async function demoInfoRounds(db: Database, tenantId: string): Promise<void> {
  for (const plan of planned(new Date())) {
    const { id, name, opens, days, toGrade, state } = plan
    const [opensAt, closesAt] = [timeOf(opens), timeOf(new Date(opens.getTime() + days * day))]
    const groups = Object.keys(infoGroups.labels).join(',')
    const bounds = { departmentId: null, fromGrade: null, toGrade, departments: null, classes: null }
    const round = { id, name, opensAt, closesAt, note, groups, state, ...bounds }
    await insertRows(db, infoRounds.round, tenantId, [
      { ...round, opensAt: `${opensAt}+08`, closesAt: `${closesAt}+08` },
    ])
    await fillRound({ db, tenantId }, infoRounds, round)
    await finishSome(db, tenantId, plan, groups)
  }
}

/** By what their ids hash to, so that every demo college is the same. */
async function finishSome(
  db: Database,
  tenantId: string,
  { id, opens, state, done }: Planned,
  groups: string,
) {
  const chance = (of: string, among: number) => sql`abs(hashtext(${sql.ref(of)}::text)) % ${sql.lit(among)}`
  const [least, most] = done
  const hours = state === 'open' ? 130 : 400
  const finished = sql`${opens.toISOString()}::timestamptz + make_interval(hours => (${chance('t.student_id', hours)})::int)`
  // Of the round that runs, who has an account still has it to do, so that it can be tried out.
  const waits =
    state === 'closed'
      ? sql`true`
      : sql`not exists (select from "system_user" u
    where u.tenant_id = t.tenant_id and u.student_id = t.student_id)`
  await sql`update records_info_turn t set state = 'done', confirmed = ${groups}, finished_at = ${finished}
    where t.tenant_id = ${tenantId} and t.round_id = ${id}
      and ${chance('t.student_id', 100)} < ${least} + ${chance('t.class_id', most - least + 1)}
      and ${waits}`.execute(db)
  await sql`update records_info_turn t set state = 'exempt', reason = '赴外地实习，已由辅导员电话核对'
    where t.tenant_id = ${tenantId} and t.round_id = ${id} and t.state = 'waiting'
      and ${chance('t.student_id', 41)} = 0
      and ${waits}`.execute(db)
  await sql`update records_info_turn t set urged_at = ${opens.toISOString()}::timestamptz + interval '3 days', urges = 1
    where t.tenant_id = ${tenantId} and t.round_id = ${id} and t.state = 'waiting' and ${chance('t.student_id', 3)} = 0`.execute(
    db,
  )
}
