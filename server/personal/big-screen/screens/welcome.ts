import { sql } from 'kysely'
import { goodsKinds } from '#domain/claim/goods/kinds.ts'
import { verdicts, verifyWays } from '#domain/claim/verdict.ts'
import { arrivalStats } from '#domain/claim/verify-stats.ts'
import { gender } from '#domain/dictionaries/national.ts'
import type { WallFigures } from '#domain/system/wall/screens.ts'
import { behind } from '#server/core/database/table.ts'
import { codesBy } from '#server/personal/big-screen/by-stats.ts'
import { type Counting, courseOf, hours, labelled, measured } from '#server/personal/big-screen/counting.ts'

type Figures = WallFigures<'welcome'>

/** Desks are open within these hours; arrivals beside them are counted at their edges. */
const [opens, closes] = [7, 20]

export async function countWelcome(at: Counting): Promise<Figures> {
  const { tenantId, row, rows } = at
  const totals = await row(totalsOf(tenantId))
  const { year } = totals
  const [arrivals, departments, judged, ways, genders, goods] = await Promise.all([
    rows(arrivalsOf(tenantId, year)),
    rows(departmentsOf(tenantId, year)),
    rows(sql<{ code: string; value: number }>`select v.verdict as code, count(*)::int as value
      ${verificationsOf(tenantId, year)} group by 1`),
    rows(sql<{ code: string; value: number }>`select v.way as code, count(*)::int as value
      ${verificationsOf(tenantId, year)} and v.passed group by 1`),
    codesBy(at, arrivalStats, 'arrived', 'gender'),
    rows(goodsOf(tenantId, year)),
  ])
  return {
    ...totals,
    arrivalDay: arrivals[0]?.day ?? null,
    hours: courseOf(hours(opens, closes), arrivals, '报到人数'),
    departments: measured(departments, { arrived: '已报到', awaited: '未报到' }),
    verdicts: await labelled(at, verdicts, judged),
    ways: await labelled(at, verifyWays, ways),
    genders: await labelled(at, gender, genders),
    goods: measured(
      goods.map(({ kind, ...counted }) => ({ name: goodsKinds.labels[kind], ...counted })),
      { received: '已领取', waiting: '待领取' },
    ),
  }
}

type Totals = Pick<Figures, 'year' | 'admitted' | 'arrived' | 'awaited' | 'bedded'>

const totalsOf = (tenant: string) => sql<Totals>`
  select max(year)::int as year, count(*)::int as admitted,
    (count(*) filter (where arrival = 'arrived'))::int as arrived,
    (count(*) filter (where arrival = 'awaited'))::int as awaited, count(bed_id)::int as bedded
  from admissions_admitted_student where tenant_id = ${tenant}
    and year = (select max(year) from admissions_admitted_student where tenant_id = ${tenant})`

/** Of the last day on which anybody arrived. */
const arrivalsOf = (tenant: string, year: number | null) => sql<{ day: string; at: string; value: number }>`
  with came as (select arrived_at at time zone 'Asia/Shanghai' as at from admissions_admitted_student
    where tenant_id = ${tenant} and year = ${year} and arrival = 'arrived' and arrived_at is not null)
  select to_char(at, 'YYYY-MM-DD') as day,
    lpad(least(greatest(extract(hour from at), ${opens}::int), ${closes}::int)::text, 2, '0') as at, count(*)::int as value
  from came where at >= (select date_trunc('day', max(at)) from came) group by 1, 2 order by 2`

const departmentsOf = (tenant: string, year: number | null) => sql<{
  name: string
  arrived: number
  awaited: number
}>`
  select coalesce(d.short_name, d.name) as name, (count(*) filter (where a.arrival = 'arrived'))::int as arrived,
    (count(*) filter (where a.arrival = 'awaited'))::int as awaited
  from admissions_admitted_student a join base_department d on d.tenant_id = a.tenant_id and d.id = a.department_id
  where a.tenant_id = ${tenant} and a.year = ${year}
  group by d.id, d.name, d.short_name, d.name_sort_key order by arrived desc, d.name_sort_key limit 12`

/** Of those admitted that year; of people on no list, in that year. */
const verificationsOf = (tenant: string, year: number | null) => sql`
  from claim_verification v left join ${behind('admissions_admitted_student a', 'v.admitted_id')}
  where v.tenant_id = ${tenant} and v.undone_at is null
    and coalesce(a.year, extract(year from v.tapped_at at time zone 'Asia/Shanghai')) = ${year}`

const goodsOf = (tenant: string, year: number | null) => sql<{
  kind: keyof typeof goodsKinds.labels
  received: number
  waiting: number
}>`
  select o.kind, (count(*) filter (where o.state = 'received'))::int as received,
    (count(*) filter (where o.state in ('chosen', 'paid')))::int as waiting
  from claim_goods_order o join ${behind('admissions_admitted_student a', 'o.admitted_id')}
  where o.tenant_id = ${tenant} and a.year = ${year} group by o.kind order by o.kind`
