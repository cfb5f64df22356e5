import { sql } from 'kysely'
import { abnormalKinds, abnormalStates } from '#domain/dormitory/abnormal-access.ts'
import { daysAfter } from '#domain/kernel/days.ts'
import type { Named } from '#domain/system/wall/figure.ts'
import type { WallFigures } from '#domain/system/wall/screens.ts'
import { type Counting, labelled, measured } from '#server/personal/big-screen/counting.ts'
import { shortHouses } from '#server/personal/big-screen/houses.ts'
import { signsOf } from '#server/personal/big-screen/signs.ts'

type Figures = WallFigures<'dormInspect'>

interface Place {
  readonly id: string
  readonly campus: string
  readonly name: string
}

interface House extends Place {
  readonly inside: number
  readonly outside: number
}

const nights = 14
/** An evening at the doors, from six to the next morning. */
const evening = ['18', '19', '20', '21', '22', '23', '00', '01', '02', '03', '04', '05'] as const

export async function countInspection(at: Counting): Promise<Figures> {
  const { tenantId, row, rows, today } = at
  const [last] = await rows(lastOf(tenantId))
  const night = last?.day ?? null
  const until = night ?? today
  const days = Array.from({ length: nights }, (_, back) => daysAfter(until, back - nights + 1))
  const [houses, returns, found, states, late, signs] = await Promise.all([
    rows(housesOf(tenantId, until)),
    rows(returnsOf(tenantId, until)),
    rows(foundOf(tenantId, days[0] ?? until)),
    rows(sql<{ code: string; value: number }>`select state as code, count(*)::int as value
      from dormitory_abnormal_access where tenant_id = ${tenantId} and day >= ${days[0]}::date group by 1`),
    row(sql<{ value: number }>`select count(*)::int as value from dormitory_abnormal_access
      where tenant_id = ${tenantId} and kind = 'late' and day = ${until}::date`),
    signsOf(at),
  ])
  const sum = (key: 'inside' | 'outside') => houses.reduce((all, house) => all + house[key], 0)
  const kinds = [...new Set(found.map(({ kind }) => kind))].map((code) => ({
    code,
    value: found.reduce((all, one) => all + (one.kind === code ? one.value : 0), 0),
  }))
  return {
    night,
    known: sum('inside') + sum('outside'),
    inside: sum('inside'),
    outside: sum('outside'),
    late: late.value,
    houses: measured(furthest(houses), { inside: '在寝', outside: '未归' }),
    returns: {
      names: evening,
      series: [
        { name: '当晚', values: evening.map((hour) => returns.find(({ at }) => at === hour)?.night ?? 0) },
        {
          name: '近 7 晚平均',
          values: evening.map((hour) => returns.find(({ at }) => at === hour)?.mean ?? 0),
        },
      ],
    },
    nights: {
      names: days,
      series: (['late', 'absent'] as const).map((kind) => ({
        name: kind === 'late' ? '晚归' : '未归',
        tone: kind === 'late' ? ('warning' as const) : ('danger' as const),
        values: days.map((day) => found.find((one) => one.day === day && one.kind === kind)?.value ?? 0),
      })),
    },
    kinds: await labelled(at, abnormalKinds, kinds),
    handling: await labelled(at, abnormalStates, states),
    signNight: signs.night,
    signRate: signs.rate,
    signs: leastSigned(await rows(namesOf(tenantId)), signs.byHouse),
    signNights: signs.trend,
  }
}

/** As many houses are read across a hall. */
const most = 8

/** The houses whose people are least at home. */
function furthest(houses: readonly House[]): House[] {
  const names = shortHouses(houses)
  const away = ({ inside, outside }: House) => outside / Math.max(inside + outside, 1)
  return houses
    .toSorted((one, other) => away(other) - away(one))
    .slice(0, most)
    .map((house) => ({ ...house, name: names.get(house.id) ?? house.name }))
}

/** The houses in which the fewest of those who were to sign did. */
function leastSigned(houses: readonly Place[], rates: ReadonlyMap<string, number>): Named[] {
  const signing = houses.filter(({ id }) => rates.has(id))
  const names = shortHouses(signing)
  return signing
    .map(({ id, name }) => ({ name: names.get(id) ?? name, value: rates.get(id) ?? 0 }))
    .toSorted((one, other) => one.value - other.value)
    .slice(0, most)
}

const namesOf = (tenant: string) => sql<Place>`
  select b.id, p.name as campus, b.name from base_building b
  join base_campus p on p.tenant_id = b.tenant_id and p.id = b.campus_id
  where b.tenant_id = ${tenant} and b.kind = 'dormitory' order by p.code, b.code`

/** The last night that the doors know of: until noon it is the one before. */
const lastOf = (tenant: string) => sql<{ day: string | null }>`
  select to_char((max(happened_at) at time zone 'Asia/Shanghai') - interval '12 hours', 'YYYY-MM-DD') as day
  from dormitory_door_access where tenant_id = ${tenant}`

/** Where everybody was last seen whom the doors of their house have seen within two weeks. */
const housesOf = (tenant: string, night: string) => sql<House>`
  with seen as (select distinct on (student_id) student_id, building_id, direction from dormitory_door_access
    where tenant_id = ${tenant} and student_id is not null and result = 'passed'
      and happened_at > (${night}::timestamp at time zone 'Asia/Shanghai') - interval '14 days'
    order by student_id, happened_at desc)
  select b.id, p.name as campus, b.name, (count(*) filter (where direction = 'in'))::int as inside,
    (count(*) filter (where direction = 'out'))::int as outside
  from seen join base_building b on b.tenant_id = ${tenant} and b.id = seen.building_id
  join base_campus p on p.tenant_id = b.tenant_id and p.id = b.campus_id
  group by b.id, b.name, b.code, p.name, p.code order by p.code, b.code`

const returnsOf = (tenant: string, night: string) => sql<{ at: string; night: number; mean: number }>`
  with home as (select happened_at at time zone 'Asia/Shanghai' as at from dormitory_door_access
    where tenant_id = ${tenant} and direction = 'in' and result = 'passed'
      and happened_at >= ((${night}::timestamp - interval '6 days 12 hours') at time zone 'Asia/Shanghai'))
  select to_char(at, 'HH24') as at,
    (count(*) filter (where (at - interval '12 hours')::date = ${night}::date))::int as night,
    round(count(*) / 7.0, 1)::float8 as mean
  from home group by 1`

const foundOf = (tenant: string, from: string) => sql<{ day: string; kind: string; value: number }>`
  select day::text as day, kind, count(*)::int as value from dormitory_abnormal_access
  where tenant_id = ${tenant} and day >= ${from}::date group by 1, 2`
