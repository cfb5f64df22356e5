import { sql } from 'kysely'
import { residents } from '#domain/dictionaries/school.ts'
import { abnormalKinds } from '#domain/dormitory/abnormal-access.ts'
import { bedState } from '#domain/dormitory/bed.ts'
import { doneStates, openStates } from '#domain/dormitory/repair/words.ts'
import { daysAfter, mondayOf } from '#domain/kernel/days.ts'
import type { WallFigures } from '#domain/system/wall/screens.ts'
import { type Counting, hours, labelled, measured } from '#server/personal/big-screen/counting.ts'
import { shortHouses } from '#server/personal/big-screen/houses.ts'

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
  const [states, floors, kinds, open, passed, housed, orders, types] = await Promise.all([
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
    row(ordersOf(tenantId, today)),
    rows(sql<{ name: string; value: number }>`select k.name, count(*)::int as value
      from dormitory_repair_order o join dormitory_repair_type k on k.tenant_id = o.tenant_id and k.id = o.type_id
      where o.tenant_id = ${tenantId} and o.state <> 'cancelled' and o.reported_at >= ${beginOf(daysAfter(today, -29))}
      group by 1 order by 2 desc, 1`),
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
    ...orders,
    repairs: types,
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

/** Houses side by side, the upper floors above, each with what of its beds is taken, in percent. */
function floorsIn(floors: readonly Floor[]): Figures['floors'] {
  const houses = [...new Map(floors.map((floor) => [floor.id, floor])).values()]
  const names = shortHouses(houses)
  const levels = [...new Set(floors.map(({ floor }) => floor))].toSorted((one, other) => other - one)
  return {
    columns: houses.map(({ id }) => names.get(id) ?? ''),
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

const beginOf = (day: string) => sql`${day}::timestamp at time zone 'Asia/Shanghai'`
const among = (states: readonly string[]) => sql`o.state = any(${states}::text[])`

/** What is to be mended, what of it is late, and what was mended since Monday. */
const ordersOf = (tenant: string, today: string) => sql<Pick<Figures, 'mending' | 'late' | 'mended'>>`
  select (count(*) filter (where ${among(openStates)}))::int as mending,
    (count(*) filter (where ${among(openStates)} and o.overdue))::int as late,
    (count(*) filter (where ${among(doneStates)} and o.finished_at >= ${beginOf(mondayOf(today))}))::int as mended
  from dormitory_repair_order o where o.tenant_id = ${tenant}`
