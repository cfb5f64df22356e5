import { sql } from 'kysely'
import { additionalScore } from '#domain/evaluation/additional-score.ts'
import { monthStats } from '#domain/evaluation/stats.ts'
import { additionalStates } from '#domain/evaluation/words.ts'
import { daysAfter, daysBetween, mondayOf } from '#domain/kernel/days.ts'
import type { Named } from '#domain/system/wall/figure.ts'
import type { WallFigures } from '#domain/system/wall/screens.ts'
import { namesBy, reckonedBy, totalsOf } from '#server/personal/big-screen/by-stats.ts'
import { type Counting, labelled, measured } from '#server/personal/big-screen/counting.ts'
import { type Batch, batchesOf, ofTerm } from '#server/personal/big-screen/evaluations.ts'

type Figures = WallFigures<'zhcpdatascreenthree'>

/** At most so many weeks of a term are drawn. */
const most = 20

export async function countMonitoring(at: Counting): Promise<Figures> {
  const { tenantId, today, row, rows } = at
  const batches = await batchesOf(at)
  const batch = batches.find(({ state }) => state === 'open') ?? batches[0]
  const id = batch?.id ?? null
  const [totals, departments, weeks, stages, steps, { decided, objections }] = await Promise.all([
    batch && totalsOf(at, ofTerm(batch.period), ['students', 'silent']),
    departmentsOf(at, batch),
    weeksOf(at, batch),
    rows(statesOf(tenantId, id)),
    rows(stepsOf(tenantId)),
    row(othersOf(tenantId, id, daysAfter(today, -7))),
  ])
  return {
    batch: batch?.name ?? null,
    due: totals?.students ?? null,
    done: totals ? totals.students - totals.silent : null,
    silent: totals?.silent ?? null,
    daysLeft: batch ? Math.max(daysBetween(today, batch.until), 0) : null,
    departments,
    course: weeks,
    stages: await labelled(at, additionalStates, stages),
    waiting: stages.find(({ code }) => code === 'reviewing')?.value ?? 0,
    steps,
    decided,
    objections,
  }
}

/** Colleges by how many of their students have declared anything. */
async function departmentsOf(at: Counting, batch: Batch | undefined): Promise<Figures['departments']> {
  const groups = batch
    ? await namesBy(at, ofTerm(batch.period), { measures: ['students', 'silent'], by: 'departmentId' })
    : []
  const shares = groups.map(({ name, values: [students, silent] }) => {
    const waiting = silent ?? 0
    return { name, done: (students ?? 0) - waiting, waiting }
  })
  const share = ({ done, waiting }: (typeof shares)[number]) => done / (done + waiting)
  const ranked = shares.toSorted((one, other) => share(other) - share(one)).slice(0, 10)
  return measured(ranked, { done: '已申报', waiting: '未申报' })
}

/** What was confirmed in each week of the term that has begun. */
async function weeksOf(at: Counting, batch: Batch | undefined): Promise<Figures['course']> {
  const last = batch && batch.until < at.today ? batch.until : at.today
  const begun = batch ? mondayOf(batch.since) : last
  const length = Math.min(Math.max(Math.floor(daysBetween(begun, last) / 7) + 1, 0), most)
  const names = batch
    ? Array.from({ length }, (_, back) => daysAfter(mondayOf(last), (back - length + 1) * 7))
    : []
  const groups = batch
    ? await reckonedBy(at, monthStats, {
        measures: ['pluses', 'minuses'],
        each: 'week',
        during: { from: batch.since, to: last },
      })
    : []
  const of = (place: number) => (week: string) => groups.find(({ key }) => key === week)?.values[place] ?? 0
  return {
    names,
    series: [
      { name: '加分', tone: 'success', values: names.map(of(0)) },
      { name: '减分', tone: 'danger', values: names.map(of(1)) },
    ],
  }
}

const statesOf = (tenant: string, batch: string | null) => sql<{ code: string; value: number }>`
  select state as code, count(*)::int as value from evaluation_additional_score
  where tenant_id = ${tenant} and batch_id = ${batch} group by 1`

const stepsOf = (tenant: string) => sql<Named>`
  select t.step_title as name, count(*)::int as value from workflow_task t
  join workflow_case c on c.tenant_id = t.tenant_id and c.id = t.case_id and c.resource = ${additionalScore.name}
  where t.tenant_id = ${tenant} and t.state = 'open' group by 1 order by value desc, name limit 6`

const othersOf = (tenant: string, batch: string | null, since: string) => sql<
  Pick<Figures, 'decided' | 'objections'>
>`select
    (select count(*)::int from workflow_case where tenant_id = ${tenant} and resource = ${additionalScore.name}
      and ended_at >= (${since}::timestamp at time zone 'Asia/Shanghai')) as decided,
    (select count(*)::int from evaluation_combined_score
      where tenant_id = ${tenant} and batch_id = ${batch} and state = 'objected') as objections`
