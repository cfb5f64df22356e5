import { sql } from 'kysely'
import { goodsKinds } from '#domain/claim/goods/kinds.ts'
import { verdicts, verifyWays } from '#domain/claim/verdict.ts'
import { gender } from '#domain/dictionaries/national.ts'
import type { WallFigures } from '#domain/system/wall/screens.ts'
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
    rows(sql<{ code: string; value: number }>`select verdict as code, count(*)::int as value
      from claim_verification where tenant_id = ${tenantId} and undone_at is null group by 1`),
    rows(sql<{ code: string; value: number }>`select way as code, count(*)::int as value
      from claim_verification where tenant_id = ${tenantId} and undone_at is null and passed group by 1`),
    rows(sql<{ code: string; value: number }>`select gender as code, count(*)::int as value
      from admissions_admitted_student where tenant_id = ${tenantId} and year = ${year} and arrival = 'arrived'
      group by 1`),
    rows(goodsOf(tenantId)),
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

const goodsOf = (tenant: string) => sql<{
  kind: keyof typeof goodsKinds.labels
  received: number
  waiting: number
}>`
  select kind, (count(*) filter (where state = 'received'))::int as received,
    (count(*) filter (where state in ('chosen', 'paid')))::int as waiting
  from claim_goods_order where tenant_id = ${tenant} group by kind order by kind`
