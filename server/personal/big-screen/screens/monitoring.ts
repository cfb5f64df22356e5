import { sql } from 'kysely'
import { daysAfter, daysBetween } from '#domain/kernel/days.ts'
import { turnStates } from '#domain/kits/rounds/words.ts'
import type { Named } from '#domain/system/wall/figure.ts'
import type { WallFigures } from '#domain/system/wall/screens.ts'
import { type Counting, courseOf, labelled, measured } from '#server/personal/big-screen/counting.ts'

type Figures = WallFigures<'zhcpdatascreenthree'>

interface Round {
  readonly id: string
  readonly from: string
  readonly to: string
}

/** At most so many days of a round are drawn. */
const most = 21

export async function countMonitoring(at: Counting): Promise<Figures> {
  const { tenantId, today, row, rows } = at
  const [round] = await rows(roundOf(tenantId))
  const id = round?.id ?? null
  const [states, departments, days, totals, steps] = await Promise.all([
    rows(sql<{ code: string; value: number }>`select state as code, count(*)::int as value
      from records_info_turn where tenant_id = ${tenantId} and round_id = ${id} group by 1`),
    rows(departmentsOf(tenantId, id)),
    rows(daysOf(tenantId, id)),
    row(casesOf(tenantId, daysAfter(today, -7))),
    rows(stepsOf(tenantId)),
  ])
  const of = (code: string) => states.find((state) => state.code === code)?.value ?? 0
  return {
    due: states.reduce((sum, { value }) => sum + value, 0) - of('exempt'),
    done: of('done'),
    waiting: of('waiting'),
    daysLeft: round ? Math.max(daysBetween(today, round.to), 0) : null,
    departments: measured(departments, { done: '已核对', waiting: '未核对' }),
    course: courseOf(daysIn(round, today), days, '核对人数'),
    stages: await labelled(at, turnStates, states),
    ...totals,
    steps,
  }
}

function daysIn(round: Round | undefined, today: string): string[] {
  if (!round) return []
  const last = round.to < today ? round.to : today
  const length = Math.min(Math.max(daysBetween(round.from, last) + 1, 0), most)
  return Array.from({ length }, (_, back) => daysAfter(last, back - length + 1))
}

/** The one that runs, or the last that ran. */
const roundOf = (tenant: string) => sql<Round>`
  select id, to_char(opens_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as "from",
    to_char(closes_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as "to"
  from records_info_round where tenant_id = ${tenant} and state in ('open', 'closed')
  order by opens_at desc limit 1`

const departmentsOf = (tenant: string, round: string | null) => sql<{
  name: string
  done: number
  waiting: number
}>`
  select coalesce(d.short_name, d.name) as name, (count(*) filter (where t.state = 'done'))::int as done,
    (count(*) filter (where t.state = 'waiting'))::int as waiting
  from records_info_turn t join base_department d on d.tenant_id = t.tenant_id and d.id = t.department_id
  where t.tenant_id = ${tenant} and t.round_id = ${round}
  group by d.id, d.name, d.short_name, d.name_sort_key
  order by (count(*) filter (where t.state = 'done'))::float8 / count(*) desc, d.name_sort_key limit 10`

const daysOf = (tenant: string, round: string | null) => sql<{ at: string; value: number }>`
  select to_char(finished_at at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as at, count(*)::int as value
  from records_info_turn where tenant_id = ${tenant} and round_id = ${round} and state = 'done' group by 1`

const casesOf = (tenant: string, since: string) => sql<Pick<Figures, 'cases' | 'decided'>>`select
    (count(*) filter (where state = 'reviewing'))::int as cases,
    (count(*) filter (where ended_at >= (${since}::timestamp at time zone 'Asia/Shanghai')))::int as decided
  from workflow_case where tenant_id = ${tenant}`

const stepsOf = (tenant: string) => sql<Named>`
  select step_title as name, count(*)::int as value from workflow_task
  where tenant_id = ${tenant} and state = 'open' group by 1 order by value desc, name limit 6`
