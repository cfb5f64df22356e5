import { type RawBuilder, sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { WallCode } from '#domain/system/wall/screens.ts'
import { timeOf } from '#server/core/database/moment.ts'
import { oneEngine } from '#tests/support/database.ts'
import { sessionsOn } from '#tests/support/session.ts'
import { fillSmallDemo } from '#tests/support/small-demo.ts'
import { together } from './withheld.ts'

interface Part {
  readonly name: string
  readonly value: number
}

/** Each figure of a wall beside the statement that somebody would write who has only the tables. */
describe.each(oneEngine)('figures of the walls in the small demo college, on %s', (engine) => {
  const { app, tenantId, ask } = sessionsOn(engine)
  const shown = async (screen: WallCode) =>
    (await ask('GET', `base/openApi/wall/show?screen=${screen}`)).body.data.figures
  const rows = async <Row>(query: RawBuilder<Row>) => (await query.execute(app().db)).rows
  const counted = async (query: RawBuilder<{ n: number }>) => (await rows(query)).map(({ n }) => n)
  const one = async (query: RawBuilder<{ n: number }>) => (await counted(query))[0]
  const values = (parts: readonly Part[]) => parts.map(({ value }) => value)
  const descending = (all: readonly number[]) => all.toSorted((one, other) => other - one)
  const sum = (all: readonly number[]) => all.reduce((total, value) => total + value, 0)
  const tenth = (value: number) => Math.round(value * 10) / 10
  /** As a passer-by is told them. */
  const told = (all: readonly number[], least = 5) =>
    descending(
      values(
        together(
          all.map((value, at) => ({ name: `${at}`, value })),
          least,
        ),
      ),
    )
  const own = sql`tenant_id = ${tenantId}`
  const local = (column: string) => sql`(${sql.ref(column)} at time zone 'Asia/Shanghai')`
  let today = ''

  beforeAll(async () => {
    await fillSmallDemo(app(), tenantId)
    today = timeOf(app().now()).slice(0, 10)
  }, 300_000)

  it('of the evaluation are those of its last term', async () => {
    const figures = await shown('zhcpdatascreentwo')
    const means = await rows(sql<Record<'students' | 'total' | 'good', number> & { sides: number[] }>`
      select count(*)::int as students, avg(total)::float8 as total,
        100.0 * count(*) filter (where total >= 80) / count(*) as good,
        array[avg(moral), avg(intellectual), avg(physical), avg(aesthetic), avg(labour)]::float8[] as sides
      from evaluation_combined_score where ${own} group by period order by period desc limit 2`)
    const [now, before] = means
    if (!now || !before) throw new Error('The small demo college has fewer than two evaluations.')
    expect(now.students).toBeGreaterThan(100)
    expect(figures).toMatchObject({
      batch: expect.stringContaining('2026-2027'),
      students: now.students,
      total: tenth(now.total),
      change: tenth(now.total - before.total),
      aboveRate: tenth(Number(now.good)),
    })
    expect(figures.dimensions.series.map((one: { values: number[] }) => one.values)).toEqual(
      means.map(({ sides }) => sides.map(tenth)),
    )
    const last = sql`${own} and period = (select max(period) from evaluation_combined_score where ${own})`
    const levels = await counted(sql`select count(*)::int as n from evaluation_combined_score
      where ${last} group by level`)
    expect(descending(values(figures.levels))).toEqual(told(levels))
    const cells = await counted(sql`select avg(total)::float8 as n from evaluation_combined_score
      where ${last} group by department_id, grade having count(*) >= 5`)
    expect(descending(figures.range.values.flat().filter((value: unknown) => value !== null))).toEqual(
      descending(cells.map(tenth)),
    )
    const majors = await counted(sql`select avg(total)::float8 as n from evaluation_combined_score
      where ${last} group by major_id having count(*) >= 5 order by 1 desc limit 6`)
    expect(values(figures.majors)).toEqual(majors.map(tenth))
    for (const [direction, parts] of [
      ['plus', figures.pluses],
      ['minus', figures.minuses],
    ] as const) {
      const deeds = await counted(sql`select count(*)::int as n from evaluation_additional_score a
        join evaluation_batch b on b.tenant_id = a.tenant_id and b.academic_year = '2026-2027'
          and a.happened_on between b.since and b.until
        where a.tenant_id = ${tenantId} and a.state = 'approved' and a.direction = ${direction}
        group by a.item_id order by 1 desc limit 6`)
      expect([direction, descending(values(parts))]).toEqual([direction, told(deeds)])
    }
  })

  it('of the evaluation that runs are those of its batch', async () => {
    const figures = await shown('zhcpdatascreenthree')
    const batch = sql`batch_id = (select id from evaluation_batch where ${own} and state = 'open')`
    const scores = sql`from evaluation_combined_score where ${own} and ${batch}`
    const due = await one(sql`select count(*)::int as n ${scores}`)
    const silent = await one(sql`select count(*)::int as n ${scores} and declared = 0`)
    expect(figures).toMatchObject({ due, silent, done: (due ?? 0) - (silent ?? 0) })
    expect(figures.daysLeft).toBe(
      await one(
        sql`select until - ${today}::date as n from evaluation_batch where ${own} and state = 'open'`,
      ),
    )
    expect(figures.objections).toBe(
      await one(sql`select count(*)::int as n ${scores} and state = 'objected'`),
    )
    expect(figures.objections).toBeGreaterThan(0)
    const departments = figures.departments.series.flatMap((one: { values: number[] }) => one.values)
    expect(sum(departments)).toBe(due)
    const declared = sql`from evaluation_additional_score where ${own}`
    const stages = await counted(sql`select count(*)::int as n ${declared} and ${batch} group by state`)
    expect(descending(values(figures.stages))).toEqual(descending(stages))
    expect(figures.waiting).toBe(
      await one(sql`select count(*)::int as n ${declared} and ${batch} and state = 'reviewing'`),
    )
    for (const [at, direction] of ['plus', 'minus'].entries()) {
      const weekly = await rows(sql<{ week: string; n: number }>`
        select date_trunc('week', happened_on)::date::text as week, count(*)::int as n ${declared}
          and state = 'approved' and direction = ${direction} and happened_on <= ${today}::date
          and happened_on >= (select since from evaluation_batch where ${own} and state = 'open') group by 1`)
      const ofWeek = new Map(weekly.map(({ week, n }) => [week, n]))
      expect(figures.course.series[at].values).toEqual(
        figures.course.names.map((week: string) => ofWeek.get(week) ?? 0),
      )
      expect(sum(figures.course.series[at].values)).toBe(sum(weekly.map(({ n }) => n)))
    }
    const about = sql`resource = 'evaluation.additional-score'`
    expect(sum(values(figures.steps))).toBe(
      await one(sql`select count(*)::int as n from workflow_task t where ${own} and state = 'open' and case_id in (
        select id from workflow_case where ${own} and ${about})`),
    )
    expect(figures.decided).toBe(
      await one(sql`select count(*)::int as n from workflow_case where ${own} and ${about}
        and ${local('ended_at')} >= ${today}::date - 7`),
    )
  })

  it('of beds, doors and the night are those of the tables', async () => {
    const house = await shown('dormBigScreen')
    const beds = sql`from dormitory_bed where ${own}`
    expect(house.free).toBe(await one(sql`select count(*)::int as n ${beds} and state = 'free'`))
    expect(descending(values(house.states))).toEqual(
      descending(await counted(sql`select count(*)::int as n ${beds} group by state`)),
    )
    expect(descending(values(house.residents))).toEqual(
      descending(
        await counted(sql`select count(*)::int as n from dormitory_bed d join base_building b on b.id = d.building_id
          where d.tenant_id = ${tenantId} group by b.residents`),
      ),
    )
    const found = sql`from dormitory_abnormal_access where ${own}`
    expect(house.open).toBe(await one(sql`select count(*)::int as n ${found} and state = 'open'`))
    expect(descending(values(house.abnormal))).toEqual(
      descending(
        await counted(sql`select count(*)::int as n ${found} and day > ${today}::date - 7 group by kind`),
      ),
    )
    const passed = sql`from dormitory_door_access where ${own} and result = 'passed'`
    for (const [at, way] of ['in', 'out'].entries())
      expect(sum(house.passes.series[at].values)).toBe(
        await one(sql`select count(*)::int as n ${passed} and direction = ${way}
          and ${local('happened_at')}::date = ${house.passDay}::date`),
      )
    const mended = await one(sql`select count(*)::int as n from dormitory_repair_order where ${own}
      and state in ('finished', 'awaiting', 'rated', 'closed')
      and ${local('finished_at')}::date >= date_trunc('week', ${today}::date)`)
    expect(house.mended).toBe(mended)

    const night = await shown('dormInspect')
    const where = await rows(sql<{ direction: string; n: number }>`select direction, count(*)::int as n from (
      select distinct on (student_id) direction ${passed} and student_id is not null
        and ${local('happened_at')} > ${night.night}::date - 14 order by student_id, happened_at desc) seen
      group by 1`)
    const last = (way: string) => where.find(({ direction }) => direction === way)?.n ?? 0
    expect(night).toMatchObject({ inside: last('in'), outside: last('out'), known: last('in') + last('out') })
    expect(night.known).toBeGreaterThan(0)
    expect(night.late).toBe(
      await one(sql`select count(*)::int as n ${found} and kind = 'late' and day = ${night.night}::date`),
    )
    const evening = sql`${passed} and direction = 'in' and (${local('happened_at')} - interval '12 hours')::date`
    const hour = sql`and extract(hour from ${local('happened_at')})::int <> all (array[6,7,8,9,10,11,12,13,14,15,16,17])`
    expect(sum(night.returns.series[0].values)).toBe(
      await one(sql`select count(*)::int as n ${evening} = ${night.night}::date ${hour}`),
    )
    const since = night.nights.names[0]
    expect(descending(values(night.kinds))).toEqual(
      descending(
        await counted(sql`select count(*)::int as n ${found} and day >= ${since}::date group by kind`),
      ),
    )
    expect(descending(values(night.handling))).toEqual(
      descending(
        await counted(sql`select count(*)::int as n ${found} and day >= ${since}::date group by state`),
      ),
    )
    for (const [at, kind] of ['late', 'absent'].entries())
      expect(sum(night.nights.series[at].values)).toBe(
        await one(sql`select count(*)::int as n ${found} and kind = ${kind} and day >= ${since}::date`),
      )
  })

  it('of the college and of leave are those of the tables', async () => {
    const college = await shown('lofTV')
    const [teachers, classes, majors] = await Promise.all([
      one(sql`select count(*)::int as n from base_teacher where ${own} and teacher_state = '1'`),
      one(sql`select count(*)::int as n from base_class where ${own} and not graduated`),
      one(sql`select count(distinct major_id)::int as n from base_class where ${own} and not graduated`),
    ])
    expect(college).toMatchObject({ teachers, classes, majors })
    const signed = sql`from security_audit_record where ${own} and action = '登录' and result = 'success'
      and ${local('created_at')}::date = ${today}::date`
    expect(sum(college.signIns.series[0].values)).toBe(await one(sql`select count(*)::int as n ${signed}`))

    const leave = await shown('leavedatascreenone')
    const begun = (
      await rows(sql<{ from: string }>`select start_date::text as "from" from base_school_calendar
      where ${own} and start_date <= ${today}::date order by start_date desc limit 1`)
    )[0]?.from
    const taken = sql`from leave_application where ${own}
      and state in ('approved', 'away', 'checking', 'overdue', 'closed')`
    const during = (from: RawBuilder<unknown> | string | undefined) =>
      sql`${taken} and ${local('starts_at')}::date between ${from}::date and ${today}::date`
    const states = await rows(sql<{ state: string; n: number }>`select state, count(*)::int as n
      from leave_application where ${own} group by 1`)
    const standing = (state: string) => states.find((row) => row.state === state)?.n ?? 0
    expect(leave).toMatchObject({ overdue: standing('overdue'), reviewing: standing('reviewing') })
    expect(leave.weekTimes).toBe(
      await one(sql`select count(*)::int as n ${during(sql`date_trunc('week', ${today}::date)`)}`),
    )
    expect(leave.termTimes).toBe(await one(sql`select count(*)::int as n ${during(begun)}`))
    expect(leave.termTimes).toBeGreaterThan(10)
    expect(leave.termLessons).toBe(await one(sql`select sum(lessons)::int as n ${during(begun)}`))
    expect(leave.weekdays.series[0].values).toEqual(
      await counted(sql`select (select count(*) ${during(begun)}
        and extract(isodow from ${local('starts_at')})::int = day)::int as n
        from generate_series(1, 7) day order by day`),
    )
    for (const [column, parts] of [
      ['type_id', leave.types],
      ['department_id', leave.departments],
    ])
      expect([column, descending(values(parts))]).toEqual([
        column,
        told(await counted(sql`select count(*)::int as n ${during(begun)} group by ${sql.ref(column)}`)),
      ])
  })

  it('of student affairs are those of the tables', async () => {
    const affairs = await shown('zhcpdatascreenone')
    const confirmed =
      await one(sql`select count(*)::int as n from records_info_turn where ${own} and state = 'done'
      and round_id = (select id from records_info_round where ${own} and state in ('open', 'closed')
        order by opens_at desc limit 1)`)
    const beds = await one(sql`select count(*)::int as n from dormitory_bed
      where ${own} and state in ('occupied', 'preassigned')`)
    expect(affairs).toMatchObject({ confirmed, beds })
    const away = await one(
      sql`select count(*)::int as n from leave_application where ${own} and state = 'away'`,
    )
    expect(affairs.away).toBe(away)
    const weeks = await rows(sql<{ week: string; n: number }>`
      select date_trunc('week', ${local('starts_at')})::date::text as week, count(*)::int as n from leave_application
      where ${own} and state in ('approved', 'away', 'checking', 'overdue', 'closed')
        and ${local('starts_at')}::date between ${affairs.leaves.names[0]}::date and ${today}::date group by 1`)
    const ofWeek = new Map(weeks.map(({ week, n }) => [week, n]))
    expect(affairs.leaves.series[0].values).toEqual(
      affairs.leaves.names.map((week: string) => ofWeek.get(week) ?? 0),
    )
  })
})
