import { sql } from 'kysely'
import { residents } from '#domain/dictionaries/school.ts'
import { abnormalKinds } from '#domain/dormitory/abnormal-access.ts'
import { bedState } from '#domain/dormitory/bed.ts'
import { repairStats } from '#domain/dormitory/repair/stats.ts'
import { daysAfter, mondayOf } from '#domain/kernel/days.ts'
import type { WallFigures } from '#domain/system/wall/screens.ts'
import { namesBy, totalsOf } from '#server/personal/big-screen/by-stats.ts'
import { type Counting, hours, labelled, measured } from '#server/personal/big-screen/counting.ts'
import { shortHouses } from '#server/personal/big-screen/houses.ts'
import { signsOf } from '#server/personal/big-screen/signs.ts'

type Figures = WallFigures<'dormBigScreen'>

interface Floor {
  readonly id: string
  readonly campus: string
  readonly name: string
  readonly floor: number
  readonly beds: number
  readonly taken: number
}

const isTaken = sql`d.state in ('occupied', 'preassigned')`

export async function countDormitory(at: Counting): Promise<Figures> {
  const { tenantId, row, rows, today } = at
  const [states, floors, kinds, open, passed, housed, orders, week, types, signs] = await Promise.all([
    rows(sql<{ code: string; value: number }>`select state as code, count(*)::int as value
      from dormitory_bed where tenant_id = ${tenantId} group by 1`),
    rows(floorsOf(tenantId)),
    rows(sql<{ code: string; value: number }>`select kind as code, count(*)::int as value
      from dormitory_abnormal_access where tenant_id = ${tenantId} and day > ${daysAfter(today, -7)}::date group by 1`),
    row(sql<{ value: number }>`select count(*)::int as value from dormitory_abnormal_access
      where tenant_id = ${tenantId} and state = 'open'`),
    rows(passesOf(tenantId)),
    rows(sql<{ code: string; value: number }>`select b.residents as code, count(*)::int as value
      from dormitory_bed d join base_building b on b.tenant_id = d.tenant_id and b.id = d.building_id
      where d.tenant_id = ${tenantId} group by 1`),
    totalsOf(at, repairStats, ['open', 'openLate']),
    totalsOf(at, repairStats, ['finished'], {
      over: 'finishedAt',
      during: { from: mondayOf(today), to: today },
    }),
    namesBy(at, repairStats, {
      measures: ['orders'],
      by: 'typeId',
      during: { from: daysAfter(today, -29), to: today },
    }),
    signsOf(at),
  ])
  const of = (...codes: string[]) =>
    states.reduce((sum, { code, value }) => sum + (codes.includes(code) ? value : 0), 0)
  const day = passed[0]?.day ?? null
  return {
    beds: states.reduce((sum, { value }) => sum + value, 0) - of('disabled'),
    taken: of('occupied', 'preassigned'),
    free: of('free'),
    states: await labelled(at, bedState, states),
    floors: floorsIn(floors),
    campuses: campusesIn(floors),
    residents: await labelled(at, residents, housed),
    abnormal: await labelled(at, abnormalKinds, kinds),
    open: open.value,
    passes: {
      names: hours(),
      series: (['in', 'out'] as const).map((way) => ({
        name: way === 'in' ? '进' : '出',
        values: hours().map((hour) => passed.find(({ at }) => at === hour)?.[way] ?? 0),
      })),
    },
    passDay: day,
    mending: orders.open,
    late: orders.openLate,
    mended: week.finished,
    repairs: types.map(({ name, value }) => ({ name, value })),
    signNight: signs.night,
    signRate: signs.rate,
    signs: signsIn(housesOf(floors), signs.byHouse),
    signNights: signs.trend,
  }
}

/** Beds of each campus: those that are taken, and the others. */
function campusesIn(floors: readonly Floor[]): Figures['campuses'] {
  const rows = [...Map.groupBy(floors, ({ campus }) => campus)].map(([name, own]) => {
    const sum = (key: 'beds' | 'taken') => own.reduce((all, floor) => all + floor[key], 0)
    return { name, taken: sum('taken'), free: sum('beds') - sum('taken') }
  })
  return measured(rows, { taken: '已安排', free: '可安排' })
}

/** The houses in their order, by names as short as they can be told apart. */
function housesOf(floors: readonly Floor[]) {
  const houses = [...new Map(floors.map((floor) => [floor.id, floor])).values()]
  const names = shortHouses(houses)
  return houses.map(({ id }) => ({ id, name: names.get(id) ?? '' }))
}

/** Beneath the houses, in the same order. */
const signsIn = (
  houses: ReturnType<typeof housesOf>,
  rates: ReadonlyMap<string, number>,
): Figures['signs'] => ({
  names: houses.map(({ name }) => name),
  series: [{ name: '签到率', values: houses.map(({ id }) => rates.get(id) ?? null) }],
})

/** Houses side by side, the upper floors above, each with what of its beds is taken, in percent. */
function floorsIn(floors: readonly Floor[]): Figures['floors'] {
  const houses = housesOf(floors)
  const levels = [...new Set(floors.map(({ floor }) => floor))].toSorted((one, other) => other - one)
  return {
    columns: houses.map(({ name }) => name),
    rows: levels.map(String),
    values: levels.map((level) =>
      houses.map(({ id }) => {
        const floor = floors.find((one) => one.id === id && one.floor === level)
        return floor && floor.beds > 0 ? Math.round((floor.taken / floor.beds) * 100) : null
      }),
    ),
  }
}

const floorsOf = (tenant: string) => sql<Floor>`
  select b.id, p.name as campus, b.name, r.floor,
    (count(*) filter (where d.state <> 'disabled'))::int as beds, (count(*) filter (where ${isTaken}))::int as taken
  from dormitory_bed d join dormitory_room r on r.tenant_id = d.tenant_id and r.id = d.room_id
  join base_building b on b.tenant_id = r.tenant_id and b.id = r.building_id
  join base_campus p on p.tenant_id = b.tenant_id and p.id = b.campus_id
  where d.tenant_id = ${tenant} group by b.id, b.name, b.code, p.name, p.code, r.floor
  order by p.code, b.code, r.floor`

/** Of the last day on which anybody passed. */
const passesOf = (tenant: string) => sql<{ day: string; at: string; in: number; out: number }>`
  with passed as (select happened_at at time zone 'Asia/Shanghai' as at, direction from dormitory_door_access
    where tenant_id = ${tenant} and result = 'passed' and happened_at >= (
      select date_trunc('day', max(happened_at) at time zone 'Asia/Shanghai') at time zone 'Asia/Shanghai'
      from dormitory_door_access where tenant_id = ${tenant}))
  select to_char(at, 'YYYY-MM-DD') as day, to_char(at, 'HH24') as at,
    (count(*) filter (where direction = 'in'))::int as in, (count(*) filter (where direction = 'out'))::int as out
  from passed group by 1, 2 order by 2`
