import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { secretField } from '#domain/security/secret-field.ts'
import { wallHeader } from '#domain/system/wall/header.ts'
import { type WallCode, wallScreens } from '#domain/system/wall/screens.ts'
import { demoWalls } from '#server/areas/system/demo/walls.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { timeOf } from '#server/core/database/moment.ts'
import { newId } from '#server/core/new-id.ts'
import { forgetParameters, installParameters } from '#server/core/parameters.ts'
import { loadDemo } from '#server/demo/load.ts'
import { tendWalls } from '#server/platform/walls/tend.ts'
import { oneEngine } from '#tests/support/database.ts'
import { sessionsOn } from '#tests/support/session.ts'
import { together, withheld } from './withheld.ts'

const codes = Object.keys(wallScreens) as readonly WallCode[]

describe.each(oneEngine)('walls, on %s', (engine) => {
  const { ask, app, hono, tenantId, as, pass } = sessionsOn(engine)
  const show = (screen: string, token?: string) =>
    ask('GET', `base/openApi/wall/show?screen=${screen}`, token ? { headers: { [wallHeader]: token } } : {})
  const figures = async (screen: WallCode) => (await show(screen)).body.data.figures
  const opened = async (value: boolean) => {
    await sql`update system_parameter set value = ${String(value)}
      where tenant_id = ${tenantId} and key = 'wall.open'`.execute(app().db)
    forgetParameters(app(), tenantId)
  }
  const rows = async <Row>(query: ReturnType<typeof sql<Row>>) => (await query.execute(app().db)).rows
  const one = async (query: ReturnType<typeof sql<{ n: number }>>) => (await rows(query))[0]?.n
  const sum = (values: readonly (number | null)[] = []) =>
    values.reduce<number>((all, value) => all + (value ?? 0), 0)
  /** Somebody admitted a year earlier, with what the desks did then. */
  const ofTheYearBefore = async () => {
    const id = newId()
    const changed = (table: string, more: object, where: ReturnType<typeof sql>) => sql`
      insert into ${sql.table(table)} select (jsonb_populate_record(r, ${JSON.stringify(more)}::jsonb)).*
      from ${sql.table(table)} r where r.tenant_id = ${tenantId} and ${where} limit 1`
    const admitted = { id, year: 2025, candidate_no: 'EARLIER', student_id: null, bed_id: null }
    const tap = {
      id: newId(),
      key: newId(),
      admitted_id: id,
      tapped_at: '2025-09-01T02:00:00Z',
      undone_at: null,
    }
    const nobody = { ...tap, id: newId(), key: newId(), admitted_id: null }
    const order = { id: newId(), admitted_id: id, key_id: null }
    const { db } = app()
    await changed('admissions_admitted_student', admitted, sql`r.arrival = 'arrived'`).execute(db)
    for (const row of [tap, nobody]) await changed('claim_verification', row, sql`r.passed`).execute(db)
    await changed('claim_goods_order', order, sql`r.state = 'received'`).execute(db)
  }
  let admin: Awaited<ReturnType<typeof as>>
  let wallId = ''

  beforeAll(async () => {
    const { db } = app()
    await loadDemo(app(), { size: 'small', tenantId })
    await installParameters(db, tenantId)
    await (await import('#server/areas/leave/install.ts')).installKinds(db, tenantId)
    await (await import('#server/areas/leave/demo/history.ts')).demoHistory(app(), tenantId)
    await (await import('#server/areas/dormitory/demo/repair/demo.ts')).demoRepairs(app(), tenantId)
    await (await import('#server/areas/dormitory/demo/signs.ts')).demoSigns(db, tenantId)
    // The newest is late and still to be mended.
    await sql`update dormitory_repair_order set state = 'accepted', overdue = true where id = (
      select id from dormitory_repair_order where tenant_id = ${tenantId} order by reported_at desc limit 1)`.execute(
      db,
    )
    await (await import('#server/areas/claim/demo/desks.ts')).fillDesks(db, tenantId)
    await demoWalls(app(), tenantId)
    await opened(false)
    admin = await as('admin')
    wallId = (await admin('system/wall/page?size=1')).body.data.records[0].id
  })

  it('stay shut to strangers, to people signed in and to invented tokens, where the college has not opened them', async () => {
    expect((await show('welcome')).status).toBe(401)
    expect((await show('welcome', `${'x'.repeat(43)}.${tenantId}`)).status).toBe(401)
    const student = await as('student')
    expect((await student('base/openApi/wall/show?screen=welcome')).status).toBe(401)
    expect((await student('system/wall/page')).status).toBe(403)
    expect((await student('system/wall/watch')).status).toBe(403)
    expect((await student('system/wall/preview?screen=welcome')).status).toBe(403)
    expect(
      (await student('system/wall/pair', 'POST', { json: { id: wallId, digits: '000000' } })).status,
    ).toBe(403)
    expect((await show('nothing')).status).toBe(400)
  })

  it('are paired by a code that an administrator enters, once, and show until they are revoked', async () => {
    const begun = (await ask('POST', 'base/openApi/wall/pair')).body.data
    const paired = async () =>
      (await ask('POST', 'base/openApi/wall/paired', { json: { secret: begun.secret } })).body.data
    expect(begun.code).toMatch(/^\d{6}$/)
    expect(await paired()).toEqual({ state: 'waiting', token: null })
    const wrong = begun.code === '111111' ? '222222' : '111111'
    const enter = (code: string) => admin('system/wall/pair', 'POST', { json: { id: wallId, digits: code } })
    expect((await enter(wrong)).status).toBe(409)
    expect((await enter(begun.code)).status).toBe(200)
    expect((await enter(begun.code)).status).toBe(409)
    const { token } = await paired()
    expect(await paired()).toEqual({ state: 'gone', token: null })

    expect((await show('welcome', token)).status).toBe(200)
    // It opens nothing else, by whatever header it comes.
    expect((await ask('GET', 'system/wall/page', { token })).status).toBe(401)
    const beat = (asked = token) =>
      ask('POST', 'base/openApi/wall/beat', {
        json: { screen: 'welcome', build: 'b1' },
        headers: { [wallHeader]: asked },
      })
    expect((await beat()).body.data).toMatchObject({ screens: expect.any(Array), dwell: 30, reloadAt: null })
    const { revision } = (await admin(`system/wall/getOne?id=${wallId}`)).body.data
    const dwells = (lines: readonly object[]) =>
      admin('system/wall/update', 'POST', { json: { id: wallId, revision, lines: { dwells: lines } } })
    expect((await dwells([{ screen: 'welcome', seconds: 5 }])).status).toBe(400)
    expect((await dwells([{ screen: 'welcome', seconds: 90 }])).status).toBe(200)
    expect((await beat()).body.data.dwells).toMatchObject({ welcome: 90 })
    await admin('system/wall/reload', 'POST', { json: { id: wallId } })
    expect((await beat()).body.data.reloadAt).toEqual(expect.any(String))
    const listed = async () => (await admin(`system/wall/getOne?id=${wallId}`)).body.data
    expect(await listed()).toMatchObject({ state: 'online', showing: 'welcome', build: 'b1' })
    expect(JSON.stringify(await listed())).not.toMatch(/tokenHash/)
    // Those who look after it see what it shows.
    const watched = (await admin('system/wall/watch')).body.data as readonly { readonly id: string }[]
    expect(watched.find(({ id }) => id === wallId)).toMatchObject({ state: 'online', showing: 'welcome' })
    const { db } = app()
    const [{ id: roleId } = { id: '' }] = await rows(sql<{ id: string }>`select id from system_role
      where tenant_id = ${tenantId} and code = 'admin'`)
    const hidden = { id: newId(), roleId, resource: 'system.wall', field: 'showing', access: 'hidden' }
    await insertRows(db, secretField, tenantId, [hidden])
    const { data: kept } = (await admin('system/wall/watch')).body
    await sql`delete from security_secret_field where tenant_id = ${tenantId}`.execute(db)
    expect(kept.map((each: object) => 'showing' in each)).not.toContain(true)
    expect((await admin('system/wall/preview?screen=welcome')).body.data.figures).toEqual(
      (await show('welcome', token)).body.data.figures,
    )
    pass(200)
    await tendWalls(app(), tenantId)
    expect(await listed()).toMatchObject({ state: 'offline' })

    const late = (await ask('POST', 'base/openApi/wall/pair')).body.data
    expect((await enter(late.code)).status).toBe(200)
    await admin('system/wall/revoke', 'POST', { json: { id: wallId } })
    const fetched = await ask('POST', 'base/openApi/wall/paired', { json: { secret: late.secret } })
    expect(fetched.body.data).toEqual({ state: 'gone', token: null })
    expect((await show('welcome', token)).status).toBe(401)
    expect((await beat()).status).toBe(401)
  })

  it('give a code up after ten minutes, and no more than twenty to one address', async () => {
    const begin = () => ask('POST', 'base/openApi/wall/pair', { address: '198.51.100.9' })
    const { code, secret } = (await begin()).body.data
    pass(601)
    expect((await admin('system/wall/pair', 'POST', { json: { id: wallId, digits: code } })).status).toBe(409)
    expect((await ask('POST', 'base/openApi/wall/paired', { json: { secret } })).body.data.state).toBe('gone')
    for (let asked = 0; asked < 20; asked++) await begin()
    expect((await begin()).status).toBe(429)
  })

  it('show what plain SQL counts', async () => {
    await opened(true)
    pass(60)
    const roll = sql`tenant_id = ${tenantId} and student_state in ('01', '05')`
    const students = await one(sql`select count(*)::int as n from base_student where ${roll}`)
    const college = await figures('lofTV')
    expect(students).toBeGreaterThan(200)
    expect(college.students).toBe(students)
    const majors = await rows(sql<{ n: number }>`select count(*)::int as n from base_student
      where ${roll} group by major_id order by n desc limit 5`)
    expect(college.largestMajors.map(({ value }: { value: number }) => value)).toEqual(
      majors.map(({ n }) => n),
    )
    for (const parts of [college.campuses, college.departments])
      expect(sum(parts.map(({ value }: { value: number }) => value))).toBe(students)
    expect(sum(college.grades.series.flatMap(({ values }: { values: number[] }) => values))).toBe(students)

    const dormitory = await figures('dormBigScreen')
    const taken = await one(sql`select count(*)::int as n from dormitory_bed
      where tenant_id = ${tenantId} and state in ('occupied', 'preassigned')`)
    expect(dormitory.taken).toBe(taken)
    expect(taken).toBeGreaterThan(0)
    expect(dormitory.beds).toBe(
      await one(sql`select count(*)::int as n from dormitory_bed
        where tenant_id = ${tenantId} and state <> 'disabled'`),
    )
    expect(sum(dormitory.campuses.series[0].values)).toBe(taken)
    const floors = await one(sql`select count(*)::int as n from (
      select distinct building_id, floor from dormitory_room where tenant_id = ${tenantId}) f`)
    expect(dormitory.floors.values.flat().filter((value: unknown) => value !== null)).toHaveLength(
      floors ?? 0,
    )

    const signed = sql`(count(*) filter (where result in ('signed', 'late', 'proxy')))::float8 * 100
      / count(*) filter (where result not in ('leave', 'exempt'))`
    const turns = sql`from dormitory_sign_turn t where t.tenant_id = ${tenantId}`
    const nights = await rows(sql<{ day: string; n: number }>`
      select day::text as day, ${signed} as n ${turns} group by 1 order by 1`)
    expect(nights.length).toBeGreaterThan(1)
    const trend = dormitory.signNights
    expect(trend.names).toEqual(nights.map(({ day }) => day))
    expect(trend.series[0].values).toEqual(nights.map(({ n }) => Math.round(n * 10) / 10))
    expect([dormitory.signNight, dormitory.signRate]).toEqual([
      trend.names.at(-1),
      trend.series[0].values.at(-1),
    ])
    const houses = await rows(sql<{ n: number }>`select ${signed} as n ${turns}
      and day = ${dormitory.signNight}::date group by building_id having count(*) >= 5 order by 1`)
    const byHouse = (values: number[]) => values.toSorted((one, other) => one - other)
    const rounded = houses.map(({ n }) => Math.round(n * 10) / 10)
    expect(byHouse(dormitory.signs.series[0].values.filter((value: unknown) => value !== null))).toEqual(
      rounded,
    )
    expect(dormitory.signs.names).toEqual(dormitory.floors.columns)
    expect((await figures('dormInspect')).signs.map(({ value }: { value: number }) => value)).toEqual(
      rounded.slice(0, 8),
    )

    const orders = sql`select count(*)::int as n from dormitory_repair_order where tenant_id = ${tenantId}`
    const open = sql`state not in ('finished', 'awaiting', 'rated', 'closed', 'cancelled')`
    expect(dormitory.mending).toBe(await one(sql`${orders} and ${open}`))
    expect(dormitory.late).toBe(await one(sql`${orders} and ${open} and overdue`))
    expect(sum(dormitory.repairs.map(({ value }: { value: number }) => value))).toBe(
      await one(sql`${orders} and state <> 'cancelled'
        and (reported_at at time zone 'Asia/Shanghai')::date > ${timeOf(app().now()).slice(0, 10)}::date - 30`),
    )

    const leave = await figures('leavedatascreenone')
    const taking = sql`tenant_id = ${tenantId} and state in ('approved', 'away', 'checking', 'overdue', 'closed')`
    const days = await one(sql`select count(*)::int as n from leave_application where ${taking}
      and (starts_at at time zone 'Asia/Shanghai')::date
        between (${leave.daily.names[0]})::date and (${leave.daily.names.at(-1)})::date`)
    expect(days).toBeGreaterThan(0)
    expect(sum(leave.daily.series[0].values)).toBe(days)
    expect(sum(leave.types.map(({ value }: { value: number }) => value))).toBe(leave.termTimes)

    await ofTheYearBefore()
    const welcome = await figures('welcome')
    const arrived = await one(sql`select count(*)::int as n from admissions_admitted_student
      where tenant_id = ${tenantId} and arrival = 'arrived' and year = 2026`)
    expect(arrived).toBeGreaterThan(0)
    expect(welcome.arrived).toBe(arrived)
    const judged = await one(sql`select count(*)::int as n from claim_verification
      where tenant_id = ${tenantId} and undone_at is null and tapped_at > '2026-01-01'`)
    expect(judged).toBeGreaterThan(0)
    expect(sum(welcome.verdicts.map(({ value }: { value: number }) => value))).toBe(judged)
    const passed = await one(sql`select count(*)::int as n from claim_verification
      where tenant_id = ${tenantId} and undone_at is null and passed and tapped_at > '2026-01-01'`)
    expect(sum(welcome.ways.map(({ value }: { value: number }) => value))).toBe(passed)
    const progress = await rows(sql<{ arrived: number; away: number }>`
      select (count(*) filter (where arrival = 'arrived'))::int as arrived,
        (count(*) filter (where arrival in ('awaited', 'deferred')))::int as away
      from admissions_admitted_student where tenant_id = ${tenantId} and year = 2026`)
    expect(welcome).toMatchObject({ arrived: progress[0]?.arrived, awaited: progress[0]?.away })
    expect(welcome.expected).toBe(welcome.arrived + welcome.awaited)
    const ordered = await one(sql`select count(*)::int as n from claim_goods_order o
      join admissions_admitted_student a on a.tenant_id = o.tenant_id and a.id = o.admitted_id
      where o.tenant_id = ${tenantId} and a.year = 2026 and o.state in ('received', 'lost', 'chosen', 'paid')`)
    const goods = welcome.goods.series.flatMap(({ values }: { values: number[] }) => values)
    expect(sum(goods)).toBe(ordered)
    expect(sum(welcome.hours.series[0].values)).toBe(arrived)
    const men = await one(sql`select count(*)::int as n from admissions_admitted_student
      where tenant_id = ${tenantId} and arrival = 'arrived' and gender = '1'
        and year = (select max(year) from admissions_admitted_student where tenant_id = ${tenantId})`)
    expect(welcome.genders.map(({ value }: { value: number }) => value)).toEqual([
      men,
      (arrived ?? 0) - (men ?? 0),
    ])
    const affairs = await figures('zhcpdatascreenone')
    const from = await one(sql`select count(*)::int as n from base_student s
      join base_canton c on c.id = s.native_place_id where s.tenant_id = ${tenantId} and student_state in ('01', '05')`)
    expect(sum(affairs.provinces.map(({ value }: { value: number }) => value))).toBe(from)
    for (const [column, parts] of [
      ['political', affairs.political],
      ['attend_mode', affairs.attendance],
    ]) {
      const plain = await rows(sql<{ n: number }>`select count(*)::int as n from base_student
        where tenant_id = ${tenantId} and student_state in ('01', '05') and ${sql.ref(column)} is not null
        group by ${sql.ref(column)} order by 1`)
      const told = parts.map(({ value }: { value: number }) => value)
      // The smallest groups are told as one.
      expect([column, sum(told), Math.max(...told)]).toEqual([
        column,
        sum(plain.map(({ n }) => n)),
        plain.at(-1)?.n,
      ])
    }
    const inspection = await figures('dormInspect')
    const late = await one(sql`select count(*)::int as n from dormitory_abnormal_access
      where tenant_id = ${tenantId} and kind = 'late'`)
    expect(sum(inspection.nights.series[0].values)).toBe(late)
  })

  it('tell nobody’s name, number, card or id, on any screen', async () => {
    const people = await rows(sql<{ words: string[] }>`
      select array[name, student_no, id_no, mobile, id::text] as words from base_student where tenant_id = ${tenantId}
      union all select array[name, staff_no, mobile, id::text] from base_teacher where tenant_id = ${tenantId}
      union all select array[name, candidate_no, id_no, id::text] from admissions_admitted_student where tenant_id = ${tenantId}`)
    const words = [...new Set(people.flatMap((person) => person.words))].filter(Boolean)
    expect(words.length).toBeGreaterThan(1_000)
    for (const code of codes) {
      const text = JSON.stringify((await show(code)).body.data)
      expect(words.filter((word) => text.includes(word))).toEqual([])
      expect(text).not.toMatch(/[\da-f]{8}-[\da-f]{4}-|\d{15}/)
    }
  })

  it('cost the database one count in fifteen seconds, and say by a tag that nothing is new', async () => {
    const first = await show('welcome')
    const tag = first.headers.get('etag') ?? ''
    expect(first.headers.get('cache-control')).toBe('private, no-cache')
    await sql`update admissions_admitted_student set arrival = 'awaited' where tenant_id = ${tenantId}`.execute(
      app().db,
    )
    const again = (given: string) =>
      hono().request('/api/campus-base/openApi/wall/show?screen=welcome', {
        headers: { 'Tenant-Id': tenantId, 'If-None-Match': given },
      })
    const many = await Promise.all(Array.from({ length: 100 }, () => again(tag)))
    expect(new Set(many.map(({ status }) => status))).toEqual(new Set([304]))
    pass(16)
    expect((await again(tag)).status).toBe(200)
    const none = await figures('welcome')
    expect(none.arrived).toBe(0)
    // A college of which nobody has come yet is on the wall as well.
    expect(sum(none.departments.series[1].values)).toBe(none.awaited)
  })
})

describe('small groups', () => {
  it('go together, with the next one where they are few still', () => {
    const groups = [20, 9, 3, 1].map((value) => ({ name: `${value}`, value }))
    expect(together(groups, 5).map(({ value }) => value)).toEqual([20, 13])
    expect(together(groups.slice(0, 2), 5)).toEqual(groups.slice(0, 2))
    expect(together([{ name: 'a', value: 2 }], 5)).toEqual([])
  })

  it('are not told in a course or a grid, nor the one by which they would follow from the sum', () => {
    const figure = { kind: 'course', label: '', least: 5 } as const
    const told = withheld(figure, { names: ['a', 'b', 'c'], series: [{ name: 's', values: [30, 8, 2] }] })
    expect(told).toMatchObject({ series: [{ values: [30, null, null] }] })
    const grid = withheld(
      { ...figure, kind: 'grid' },
      { rows: ['r'], columns: ['a', 'b'], values: [[0, 40]] },
    )
    expect(grid).toMatchObject({ values: [[0, 40]] })
  })
})
