import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { student } from '#domain/base/student.ts'
import { arrears } from '#domain/dormitory/arrears/arrears.ts'
import { roomLevel } from '#domain/dormitory/house/room-level.ts'
import { noDuties } from '#server/core/actor/duties.ts'
import type { Actor } from '#server/core/app-context.ts'
import { table } from '#server/core/database/table.ts'
import { newId } from '#server/core/new-id.ts'
import type { Unit } from '#server/core/serve.ts'
import { demoPassword } from '#server/demo/accounts.ts'
import { oneEngine } from '#tests/support/database.ts'
import { sessionsOn } from '#tests/support/session.ts'
import { fillSmallCollege } from '#tests/support/small-college.ts'
import { move, moveIn, moveOut, swap } from './move.ts'

describe.each(oneEngine)('stays, on %s', (engine) => {
  const server = sessionsOn(engine)
  const { app, tenantId } = server
  let students: { id: string; gender: string }[] = []
  let beds: { id: string; residents: string }[] = []

  const rowsOf = async <Row>(query: ReturnType<typeof sql<Row>>) => (await query.execute(app().db)).rows
  const actor = {
    id: 'test',
    tenantId,
    account: 'test',
    name: '测试',
    roles: [],
    granted: noDuties,
  } as unknown as Actor
  const act = <Answer>(work: (unit: Unit) => Promise<Answer>) =>
    app()
      .db.transaction()
      .execute((db) => work({ db, app: app(), actor }))
  const refused = (work: (unit: Unit) => Promise<unknown>) =>
    act(work).then(
      () => null,
      (error: { refusal?: { message: string } }) => error.refusal?.message ?? Promise.reject(error),
    )
  const today = () => new Date(app().now().getTime() + 8 * 3_600_000).toISOString().slice(0, 10)
  const entering = (studentId: string, bedId: string) => ({
    ...({ studentId, bedId, since: today(), reason: 'entry', source: 'assigned' } as const),
  })

  beforeAll(async () => {
    await fillSmallCollege({ app, tenantId })
    students = await rowsOf(sql`select id, gender from base_student s where tenant_id = ${tenantId}
      and student_state = '01' and not exists (select from dormitory_bed b where b.tenant_id = s.tenant_id
        and (b.student_id = s.id or b.promised_id = s.id)) order by student_no limit 8`)
    beds = await rowsOf(sql`select b.id, g.residents from dormitory_bed b
      join base_building g on g.id = b.building_id where b.tenant_id = ${tenantId} and b.state = 'free'
      order by row_number() over (partition by g.residents order by b.name), g.residents limit 8`)
  })

  it('of many who want one bed at once, one has it', async () => {
    const [bed] = beds
    const gender = bed?.residents === 'men' ? '1' : '2'
    const asking = await rowsOf<{
      id: string
    }>(sql`select id from base_student s where tenant_id = ${tenantId}
      and gender = ${gender} and student_state = '01' and not exists (select from dormitory_bed b
        where b.tenant_id = s.tenant_id and b.student_id = s.id) limit 30`)
    const said = await Promise.all(
      asking.map(({ id }) => refused((unit) => moveIn(unit, entering(id, bed?.id ?? '')))),
    )
    expect(said.filter((message) => message === null)).toHaveLength(1)
    expect(said.filter(Boolean).every((message) => message?.startsWith('床位 {{bed}} 已有人入住'))).toBe(true)
    const [own] = await rowsOf<{ id: string }>(
      sql`select student_id as id from dormitory_bed where id = ${bed?.id}`,
    )
    await act((unit) => moveOut(unit, { studentId: own?.id ?? '', reason: 'mistake' }))
  })

  it('whatever is tried, nobody has two beds, no bed two people, nobody a bed of the other sex, and no day is slept twice', async () => {
    const who = fc.nat({ max: 7 })
    const attempt = fc.oneof(
      fc.record({ act: fc.constant('in' as const), who, where: who }),
      fc.record({ act: fc.constant('move' as const), who, where: who }),
      fc.record({ act: fc.constant('swap' as const), who, where: who }),
      fc.record({ act: fc.constant('out' as const), who, where: who }),
    )
    const idOf = (of: readonly { id: string }[], at: number) => of[at % of.length]?.id ?? ''
    let done = 0
    await fc.assert(
      fc.asyncProperty(fc.array(attempt, { minLength: 8, maxLength: 20 }), async (attempts) => {
        for (const { act: what, who, where } of attempts) {
          const studentId = idOf(students, who)
          const bedId = idOf(beds, where)
          const message = await refused((unit) => {
            if (what === 'in') return moveIn(unit, entering(studentId, bedId))
            if (what === 'move') return move(unit, { studentId, bedId })
            if (what === 'swap') return swap(unit, { studentIds: [studentId, idOf(students, where)] })
            return moveOut(unit, { studentId, reason: 'checkout' })
          })
          if (message === null) done += 1
        }
        expect(await broken()).toEqual([])
      }),
      { numRuns: 12 },
    )
    expect(done).toBeGreaterThan(5)
  })

  /** What must not be, by name. */
  const broken = () =>
    rowsOf<{ what: string }>(sql`select 'overlap' as what from dormitory_stay a join dormitory_stay b
        on b.tenant_id = a.tenant_id and b.id > a.id and (b.student_id = a.student_id or b.bed_id = a.bed_id)
        and a.since < coalesce(b.until, 'infinity') and b.since < coalesce(a.until, 'infinity')
        where a.tenant_id = ${tenantId}
      union all select 'no night' from dormitory_stay where tenant_id = ${tenantId} and until <= since
      union all select 'copy' from dormitory_bed b left join dormitory_stay k on k.bed_id = b.id and k.until is null
        where b.tenant_id = ${tenantId} and (b.student_id is distinct from k.student_id
          or (b.state = 'occupied') <> (k.id is not null))
      union all select 'gender' from dormitory_bed b join base_building g on g.id = b.building_id
        join base_student s on s.id = b.student_id where b.tenant_id = ${tenantId}
          and (g.residents = 'men') <> (s.gender = '1')
      union all select 'admitted' from admissions_admitted_student a join dormitory_bed b on b.student_id = a.student_id
        where a.tenant_id = ${tenantId} and a.bed_id is distinct from b.id
      union all select 'house' from base_student s
        left join dormitory_bed b on b.tenant_id = s.tenant_id and b.student_id = s.id
        left join dormitory_bed p on p.tenant_id = s.tenant_id and p.promised_id = s.id
        where s.tenant_id = ${tenantId} and s.building_id is distinct from coalesce(b.building_id, p.building_id)`)

  it('a dorm master names heads of rooms among those who sleep in the own houses; the room follows from the bed', async () => {
    const token = (await server.signIn('dormmaster', demoPassword)).body.access_token
    const asked = (path: string, json: object) =>
      server.ask('POST', `dormitory/roomMaster/${path}`, { token, json })
    const sleepers = await rowsOf<{ id: string; room: string; own: boolean }>(sql`select b.student_id as id,
        b.room_id as room, g.keeper_id = u.teacher_id as own
      from dormitory_bed b join base_building g on g.id = b.building_id, "system_user" u
      where b.tenant_id = ${tenantId} and u.tenant_id = b.tenant_id and u.account = 'dormmaster'
        and b.student_id is not null
        and not exists (select from dormitory_room_master m where m.room_id = b.room_id and m.until is null)
      order by b.name`)
    const one = sleepers.find(({ own }) => own)
    const strange = sleepers.find(({ own }) => !own)
    const named = await asked('add', { studentId: one?.id, since: today() })
    expect([named.status, named.body.data]).toMatchObject([200, { studentId: one?.id, roomId: one?.room }])
    const again = await asked('add', { studentId: one?.id, since: today() })
    expect(again.status).toBe(409)
    const other = await asked('add', { studentId: strange?.id, since: today() })
    expect([other.status, Object.keys(other.body.data?.fields ?? other.body.data ?? {})]).toEqual([
      400,
      ['studentId'],
    ])
    const [homeless] = await rowsOf<{ id: string }>(sql`update base_student s set building_id = b.building_id
      from dormitory_bed b where b.id = (select id from dormitory_bed where student_id = ${one?.id}) and s.id = (
        select id from base_student x where x.tenant_id = ${tenantId} and x.building_id is null limit 1) returning s.id`)
    const without = await asked('add', { studentId: homeless?.id, since: today() })
    expect([without.status, without.body.msg]).toEqual([409, `该学生在 ${today()} 没有床位`])
    await sql`update base_student set building_id = null where id = ${homeless?.id}`.execute(app().db)
  })

  it('a house gives its keeper names of students to choose, and nobody their records', async () => {
    const tokenOf = async (account: string) => (await server.signIn(account, demoPassword)).body.access_token
    const [master, counsellor] = await Promise.all(['dormmaster', 'counsellor'].map(tokenOf))
    const ask = async (token: string, path: string) => {
      const { status, body } = await server.ask('GET', `base/student/${path}`, { token })
      return { status, data: body.data }
    }
    const [resident] = await rowsOf<{ id: string; house: string; class: string }>(sql`select s.id,
        s.building_id as house, s.class_id as class
      from base_student s join base_building g on g.id = s.building_id
      join "system_user" k on k.tenant_id = s.tenant_id and k.account = 'dormmaster' and k.teacher_id = g.keeper_id
      where s.tenant_id = ${tenantId} limit 1`)
    expect((await ask(master, `getSelect?ids=${resident?.id}`)).data).toHaveLength(1)
    expect((await ask(master, 'page?size=1')).status).toBe(403)

    const led = (until: string | null) =>
      sql`update base_counsellor set until = ${until}::date where tenant_id = ${tenantId}
        and class_id = ${resident?.class}`.execute(app().db)
    await led('2020-01-02')
    const { total } = (await ask(counsellor, 'page?size=1')).data
    await sql`insert into system_user_authorisation (id, tenant_id, created_by, updated_by, user_id, building_id)
      select ${newId()}, u.tenant_id, 'test', 'test', u.id, ${resident?.house} from "system_user" u
      where u.tenant_id = ${tenantId} and u.account = 'counsellor'`.execute(app().db)
    expect((await ask(counsellor, 'page?size=1')).data.total).toBe(total)
    expect((await ask(counsellor, `getSelect?ids=${resident?.id}`)).data).toEqual([])
    await sql`delete from system_user_authorisation where tenant_id = ${tenantId}`.execute(app().db)
    await led(null)
  })

  it('a dorm master sees and moves within the own houses, a counsellor sees the own classes', async () => {
    const tokenOf = async (account: string) => (await server.signIn(account, demoPassword)).body.access_token
    const [master, counsellor, admin] = await Promise.all(['dormmaster', 'counsellor', 'admin'].map(tokenOf))
    const page = (token: string) => server.ask('GET', 'dormitory/stay/page?current=1&size=200', { token })
    const seen = (await page(master)).body.data.records as {
      buildingId: string
      id: string
      can: string[]
    }[]
    const [all, own] = [(await page(admin)).body.data.total, (await page(counsellor)).body.data]
    await sql`update base_counsellor set until = '2020-01-02' where tenant_id = ${tenantId}
      and class_id = ${own.records[0].classId}`.execute(app().db)
    expect(seen.length).toBeGreaterThan(0)
    expect(new Set(seen.map(({ buildingId }) => buildingId)).size).toBeLessThan(6)
    expect(own.total).toBeGreaterThan(0)
    expect((await page(counsellor)).body.data.total).toBeLessThan(own.total)
    expect(own.total).toBeLessThanOrEqual(all)
    // All of them: a page of their stays may leave one out.
    const houses = (await server.ask('GET', 'dormitory/bedBoard/houses', { token: master })).body.data as {
      id: string
    }[]
    const [elsewhere] = await rowsOf<{
      id: string
    }>(sql`select id from dormitory_bed where tenant_id = ${tenantId}
      and state = 'free' and not building_id = any(${houses.map(({ id }) => id)}::uuid[]) limit 1`)
    // Other tests may have ended the first of them.
    const lasting = seen.find(({ can }) => can.includes('move'))
    const asked = { id: lasting?.id, bedId: elsewhere?.id, on: today() }
    const answer = await server.ask('POST', 'dormitory/stay/move', { token: master, json: asked })
    expect([400, 403]).toContain(answer.status)
  })

  it('a wish against a rule is refused in words, at its field', async () => {
    const token = (await server.signIn('admin', demoPassword)).body.access_token
    const man = students.find(({ gender }) => gender === '1')?.id
    const [bed] = await rowsOf<{ id: string }>(sql`select b.id from dormitory_bed b
      join base_building g on g.tenant_id = b.tenant_id and g.id = b.building_id
      where b.tenant_id = ${tenantId} and b.state = 'free' and g.residents = 'women' limit 1`)
    const bedId = bed?.id
    await act((unit) => moveOut(unit, { studentId: man ?? '', reason: 'checkout' })).catch(() => undefined)
    const json = { ...entering(man ?? '', bedId ?? ''), since: today() }
    const { status, body } = await server.ask('POST', 'dormitory/stay/add', { token, json })
    expect([status, body.msg]).toEqual([409, expect.stringMatching(/只住女生，.+不是女生/)])
  })

  it('a day on which nobody can move is refused at the field that asks for it', async () => {
    const token = (await server.signIn('admin', demoPassword)).body.access_token
    const { data } = (await server.ask('GET', 'dormitory/stay/page?size=200', { token })).body
    const open = data.records.find(
      ({ until, bedId }: { until: string | null; bedId: string }) => until === null && bedId !== beds[0]?.id,
    )
    for (const on of ['2020-01-01', '2099-01-01']) {
      const json = { id: open.id, bedId: beds[0]?.id, on }
      const { body } = await server.ask('POST', 'dormitory/stay/move', { token, json })
      expect(body.data.fields).toEqual({ on: body.msg })
    }
  })

  it('a room, a floor and a house are not made those of others than who sleeps there', async () => {
    const token = (await server.signIn('admin', demoPassword)).body.access_token
    const [own] = await rowsOf<{
      room: string
      floor: string
      other: string
    }>(sql`select m.id as room, f.id as floor,
        case s.gender when '1' then 'women' else 'men' end as other
      from dormitory_bed b join base_student s on s.id = b.student_id join dormitory_room m on m.id = b.room_id
      join dormitory_floor f on f.building_id = m.building_id and f.no = m.floor
      where b.tenant_id = ${tenantId} and m.residents is null and f.residents is null limit 1`)
    const given = async (rows: 'room' | 'floor', residents: string | undefined) => {
      const { data } = (await server.ask('GET', `dormitory/${rows}/getOne?id=${own?.[rows]}`, { token })).body
      const json = { ...data, residents }
      return (await server.ask('POST', `dormitory/${rows}/update`, { token, json })).body
    }
    for (const rows of ['floor', 'room'] as const) {
      expect((await given(rows, own?.other)).data.fields.residents).toMatch(/与新的住宿对象不符/)
      expect((await given(rows, own?.other === 'men' ? 'women' : 'men')).msg).toBe('操作成功')
    }
    const house = await rowsOf<{ id: string; other: string }>(sql`select g.id,
      case g.residents when 'men' then 'women' else 'men' end as other from base_building g
      where g.tenant_id = ${tenantId} and g.residents in ('men', 'women') and exists (select from dormitory_bed b
        join dormitory_room m on m.id = b.room_id where b.building_id = g.id and b.student_id is not null
          and m.residents is null) limit 1`)
    const { data } = (await server.ask('GET', `base/building/getOne?id=${house[0]?.id}`, { token })).body
    const said = (more: object) =>
      server.ask('POST', 'base/building/update', { token, json: { ...data, ...more } })
    expect((await said({ residents: house[0]?.other })).body.data.fields.residents).toMatch(
      /与新的住宿对象不符/,
    )
    expect((await said({ residents: 'mixed' })).status).toBe(200)
    await rowsOf(
      sql`update base_building set residents = ${data.residents} where id = ${house[0]?.id} returning 1`,
    )
  })

  it('the board shows a floor, places, swaps and takes back, and says who slept there on a day', async () => {
    const token = (await server.signIn('admin', demoPassword)).body.access_token
    const { data: houses } = (await server.ask('GET', 'dormitory/bedBoard/houses', { token })).body
    // Room-mates since before August, so that none of them was moved in by another test.
    const [pair] = await rowsOf<{
      one: string
      other: string
      a: string
      b: string
      house: string
      floor: number
    }>(
      sql`select a.student_id as one, b.student_id as other, a.id as a, b.id as b, a.building_id as house, r.floor
        from dormitory_bed a join dormitory_bed b on b.room_id = a.room_id and b.no > a.no
        join dormitory_room r on r.id = a.room_id
        where a.tenant_id = ${tenantId} and (select count(*) from dormitory_stay s where s.tenant_id = a.tenant_id
          and s.until is null and s.since < '2026-08-01'
          and (s.student_id, s.bed_id) in ((a.student_id, a.id), (b.student_id, b.id))) = 2
        order by a.id limit 1`,
    )
    if (!pair) throw new Error('nobody shares a room')
    expect(houses.map(({ id }: { id: string }) => id)).toContain(pair.house)
    const floor = async (on = '') => {
      const query = `buildingId=${pair.house}&floor=${pair.floor}${on && `&on=${on}`}`
      const { data } = (await server.ask('GET', `dormitory/bedBoard/floor?${query}`, { token })).body
      return Object.fromEntries(
        data.beds.map((own: { bedId: string; sleeper: { id: string } | null }) => [
          own.bedId,
          own.sleeper?.id,
        ]),
      )
    }
    const place = (json: object) => server.ask('POST', 'dormitory/bedBoard/place', { token, json })
    const swapped = { studentId: pair.one, bedId: pair.b, swapWith: pair.other }
    expect((await place(swapped)).body.data).toEqual({ from: pair.a })
    expect(await floor()).toMatchObject({ [pair.a]: pair.other, [pair.b]: pair.one })
    expect((await place(swapped)).status).toBe(409)
    expect(await floor('2026-08-01')).toMatchObject({ [pair.a]: pair.one, [pair.b]: pair.other })
    await place({ studentId: pair.one, bedId: pair.a, swapWith: pair.other })
    const since = await rowsOf(sql`select from dormitory_stay where student_id in (${pair.one}, ${pair.other})
      and until is null and since = ${today()}::date`)
    expect([await floor(), since]).toMatchObject([{ [pair.a]: pair.one, [pair.b]: pair.other }, []])
    await place(swapped)
    await place({ studentId: pair.one, bedId: null, swapWith: null })
    expect((await floor())[pair.b]).toBeUndefined()
    const master = (await server.signIn('dormmaster', demoPassword)).body.access_token
    const own = (await server.ask('GET', 'dormitory/bedBoard/houses', { token: master })).body.data
    expect(own.length).toBeLessThan(houses.length)
    const strange = houses.find(
      ({ id }: { id: string }) => !own.some((each: { id: string }) => each.id === id),
    )
    const [bed] = await rowsOf<{ id: string }>(
      sql`select id from dormitory_bed where building_id = ${strange.id} limit 1`,
    )
    const reach = { token: master, json: { studentId: pair.other, bedId: bed?.id, swapWith: null } }
    expect((await server.ask('POST', 'dormitory/bedBoard/place', reach)).status).toBe(403)
  })

  it('a master of a room or floor is so while they sleep there, and again where the move is taken back', async () => {
    const [own] = await rowsOf<{
      duty: string
      on: string
      studentId: string
      bedId: string
      other: string
    }>(sql`select r.id as duty, o.id as "on", r.student_id as "studentId", b.id as "bedId",
        (select x.id from dormitory_bed x join dormitory_room m on m.id = x.room_id
          where x.building_id = b.building_id and m.floor <> a.floor and x.state = 'free' limit 1) as other
      from dormitory_room_master r join dormitory_bed b on b.student_id = r.student_id and b.room_id = r.room_id
      join dormitory_room a on a.id = b.room_id
      join dormitory_floor_master o on o.student_id = r.student_id and o.until is null
      where r.tenant_id = ${tenantId} and r.until is null
        and (select since from dormitory_stay k where k.bed_id = b.id and k.until is null) < ${today()}::date limit 1`)
    if (!own?.other) throw new Error('no master can move')
    const { studentId, bedId, other } = own
    const untils = () =>
      rowsOf(sql`select until::text from dormitory_room_master where id = ${own.duty}
        union all select until::text from dormitory_floor_master where id = ${own.on}`)
    await act((unit) => move(unit, { studentId, bedId: other }))
    expect(await untils()).toEqual([{ until: today() }, { until: today() }])
    await act((unit) => move(unit, { studentId, bedId }))
    expect(await untils()).toEqual([{ until: null }, { until: null }])
    await act((unit) => moveOut(unit, { studentId, reason: 'checkout' }))
    expect(await untils()).toEqual([{ until: today() }, { until: today() }])
    const told = async (bed: string) => {
      const all = await rowsOf<{ verbs: string[] }>(sql`select array_agg(c.verb order by c.serial) as verbs
        from security_change_record c where c.tenant_id = ${tenantId} and c.resource = 'dormitory.stay'
          and c.row_id in (select k.id::text from dormitory_stay k where k.student_id = ${studentId} and k.bed_id = ${bed}
            union select a.row_id from security_change_record a where a.tenant_id = ${tenantId} and a.verb = 'add'
              and a.changes like ${`%${studentId}%`} and a.changes like ${`%${bed}%`})
        group by c.row_id`)
      return all.map(({ verbs }) => verbs)
    }
    // Each has its line, also of a stay without a night, of which nothing else is left.
    expect(await told(bedId)).toEqual([['moveOut', 'update', 'moveOut']])
    expect(await told(other)).toEqual([['add', 'moveOut']])
  })

  it('the board finds first whom a name names just so, then by the beginning, and says where there are more', async () => {
    const token = (await server.signIn('admin', demoPassword)).body.access_token
    const houses = (await server.ask('GET', 'dormitory/bedBoard/houses', { token })).body.data
    const waiting = async (house: string, keyword = '') => {
      const query = `buildingId=${house}&keyword=${encodeURIComponent(keyword)}`
      return (await server.ask('GET', `dormitory/bedBoard/waiting?${query}`, { token })).body
        .data as readonly { id: string; name: string }[]
    }
    const known = table(student, app().db, tenantId)
    for (const { id: house } of houses) {
      const [one, two, three] = await waiting(house)
      if (!one || !two || !three) continue
      await known.update({ id: one.id }, { name: '安王安' })
      await known.update({ id: two.id }, { name: '王安石' })
      await known.update({ id: three.id }, { name: '王安' })
      expect((await waiting(house, '王安')).map(({ name }) => name)).toEqual(['王安', '王安石', '安王安'])
      return
    }
    throw new Error('Three wait for no house.')
  })

  it('a class is put into the free beds of a house at once, all or nobody, and taken back', async () => {
    const token = (await server.signIn('admin', demoPassword)).body.access_token
    const asked = async (path: string) =>
      (await server.ask('GET', `dormitory/bedBoard/${path}`, { token })).body.data
    const sent = (path: string, placings: object, by = token) =>
      server.ask('POST', `dormitory/bedBoard/${path}`, { token: by, json: { placings } })
    for (const { id: house } of await asked('houses')) {
      const [most] = (await asked(`classes?buildingId=${house}`)).toSorted(
        (one: { count: number }, other: { count: number }) => other.count - one.count,
      )
      const beds = await rowsOf<{
        id: string
      }>(sql`select id from dormitory_bed b where building_id = ${house}
        and state = 'free' order by name limit 2`)
      if (!most || most.count < 2 || beds.length < 2) continue
      const theirs = await asked(`waiting?buildingId=${house}&classId=${most.classId}`)
      expect(theirs).toHaveLength(most.count)
      const [one, two] = theirs as readonly { id: string }[]
      const placings = [
        { studentId: one?.id, bedId: beds[0]?.id },
        { studentId: two?.id, bedId: beds[1]?.id },
      ]
      const open = () =>
        rowsOf(sql`select from dormitory_stay where student_id in (${one?.id}, ${two?.id}) and until is null`)
      const crowded = [placings[0], { ...placings[1], bedId: beds[0]?.id }]
      const twice = [placings[0], { ...placings[1], studentId: one?.id }]
      expect([(await sent('placeAll', crowded)).status, (await sent('placeAll', twice)).status]).toEqual([
        409, 400,
      ])
      expect(await open()).toHaveLength(0)
      const counsellor = (await server.signIn('counsellor', demoPassword)).body.access_token
      expect((await sent('placeAll', placings, counsellor)).status).toBe(403)
      expect((await sent('placeAll', placings)).body.data).toEqual({ count: 2 })
      expect(await open()).toHaveLength(2)
      expect((await sent('takeBackAll', placings, counsellor)).status).toBe(403)
      expect((await sent('takeBackAll', placings)).body.data).toEqual({ count: 2 })
      expect([await open(), (await sent('takeBackAll', placings)).body.data]).toEqual([[], { count: 0 }])
      return
    }
    throw new Error('No class waits for a house with free beds.')
  })

  it('the charge of the running term follows the bed, and its amount the level while nothing is paid', async () => {
    const [pair] = await rowsOf<{ one: string; other: string; room: string; half: string }>(sql`
      select a.student_id as one, b.student_id as other, b.room_id as room, (l.fee / 200.0)::numeric(9, 2)::text as half
      from dormitory_bed a join dormitory_room m on m.id = a.room_id join dormitory_room_level l on l.id = m.level_id
      join dormitory_bed b on b.building_id = a.building_id and b.room_id <> a.room_id
      join dormitory_room n on n.id = b.room_id and n.department_id is not distinct from m.department_id
      join base_student s on s.id = a.student_id join base_student t on t.id = b.student_id
      where a.tenant_id = ${tenantId} and t.gender = s.gender and s.department_id = t.department_id
        and a.mark is null and b.mark is null and s.student_state = '01' and t.student_state = '01' limit 1`)
    if (!pair) throw new Error('No two live in one house.')
    const otherHalf = '1234.00'
    await table(roomLevel, app().db, tenantId).insert({
      code: 'T',
      name: '套间',
      fee: '2468.00',
      enabled: true,
    })
    await rowsOf(sql`update dormitory_room set level_id = (select id from dormitory_room_level where code = 'T')
      where id = ${pair.room} returning 1`)
    const token = (await server.signIn('admin', demoPassword)).body.access_token
    const day = today()
    const [term] = await rowsOf<{
      id: string
    }>(sql`select id from base_school_calendar where tenant_id = ${tenantId}
      and ${day}::date - start_date between 0 and 7 * weeks - 1`)
    await rowsOf(sql`delete from dormitory_arrears where term_id = ${term?.id}
      and student_id in (${pair.one}, ${pair.other}) returning 1`)
    const charged = async (studentId: string) =>
      (
        await server.ask('POST', 'dormitory/arrears/add', {
          token,
          json: { studentId, termId: term?.id, dueOn: day },
        })
      ).body.data
    const [mine, theirs] = [await charged(pair.one), await charged(pair.other)]
    expect([mine.due, theirs.due]).toEqual([pair.half, otherHalf])
    const paid = { id: theirs.id, amount: '1.00', receiptNo: 'S1' }
    expect((await server.ask('POST', 'dormitory/arrears/pay', { token, json: paid })).status).toBe(200)
    await act((unit) => swap(unit, { studentIds: [pair.one, pair.other] }))
    const now = (id: string) =>
      table(arrears, app().db, tenantId).get({ id }, ['due', 'owed', 'bedId', 'state'])
    expect(await now(mine.id)).toMatchObject({
      due: otherHalf,
      owed: otherHalf,
      bedId: theirs.bedId,
    })
    expect(await now(theirs.id)).toMatchObject({ due: otherHalf, bedId: theirs.bedId, state: 'part' })
  })

  it('beds are proposed for a cohort, amended by hand, given as a whole or not at all, and taken back', async () => {
    const token = (await server.signIn('admin', demoPassword)).body.access_token
    const call = async (path: string, json?: object) => {
      const { status, body } = await server.ask(json ? 'POST' : 'GET', `dormitory/${path}`, {
        token,
        ...(json && { json }),
      })
      return { status, msg: body.msg, data: body.data }
    }
    const [{ grade } = { grade: 0 }] = await rowsOf<{ grade: number }>(
      sql`select max(grade)::int as grade from base_student where tenant_id = ${tenantId}`,
    )
    const { id } = (await call('bedPresort/add', { name: '新生预分', grade, together: true })).data
    const asked = { id }
    expect((await call('bedPresort/compute', asked)).status).toBe(200)
    const lines = async () =>
      (await call(`bedPresortLine/page?current=1&size=200&proposalId=${id}`)).data.records as {
        id: string
        studentId: string
        bedId: string | null
        state: string
        locked: boolean
        lacking: string | null
        because: string | null
      }[]
    const all = await lines()
    const [one, other] = all.filter(({ bedId }) => bedId)
    if (!one || !other) throw new Error('nobody was placed')
    expect(all.every(({ bedId, because, lacking }) => (bedId ? because : lacking))).toBe(true)
    const moved = (lineId: string, bedId: string | null) => call('bedPresortLine/move', { id: lineId, bedId })
    expect((await moved(one.id, other.bedId)).msg).toBe('该床位已安排给方案中的其他人')
    const wrong = await rowsOf<{ id: string }>(sql`select b.id from dormitory_bed b
      join base_building g on g.id = b.building_id join base_student s on s.id = ${one.studentId}
      where b.tenant_id = ${tenantId} and b.state = 'free' and (g.residents = 'men') <> (s.gender = '1') limit 1`)
    expect((await moved(one.id, wrong[0]?.id ?? '')).msg).toMatch(/只住/)
    expect((await call('bedPresortLine/leaveOut', { id: one.id })).status).toBe(200)
    expect((await call('bedPresort/compute', asked)).status).toBe(200)
    expect((await lines()).find((line) => line.id === one.id)).toMatchObject({
      state: 'leftOut',
      bedId: null,
    })
    // Somebody else takes a bed of the plan meanwhile.
    const fresh = (await lines()).find(({ bedId }) => bedId)
    const { studentId = '', bedId = '' } = fresh ?? {}
    await act((unit) => moveIn(unit, entering(studentId, bedId ?? '')))
    const stays = () => rowsOf(sql`select id from dormitory_stay where tenant_id = ${tenantId} order by id`)
    const before = await stays()
    expect((await call('bedPresort/apply', { ...asked, way: 'all' })).msg).toMatch(/1 人不符合规则，未执行/)
    expect(await stays()).toEqual(before)
    expect((await call('bedPresort/apply', { ...asked, way: 'fitting' })).status).toBe(200)
    const given = (await lines()).filter(({ state }) => state === 'applied')
    expect(given.length).toBeGreaterThan(5)
    expect((await stays()).length - before.length).toBe(given.length)
    expect((await lines()).filter(({ state }) => state === 'refused')).toHaveLength(1)
    expect(await broken()).toEqual([])
    expect((await moved(given[0]?.id ?? '', wrong[0]?.id ?? '')).status).toBe(409)
    expect((await call('bedPresort/takeBack', asked)).status).toBe(200)
    expect([await stays(), await broken()]).toEqual([before, []])
    const master = (await server.signIn('dormmaster', demoPassword)).body.access_token
    const strange = await server.ask('POST', 'dormitory/bedPresort/takeBack', { token: master, json: asked })
    expect(strange.status).toBe(403)
  })

  it('other systems ask for houses, floors, rooms and who sleeps in them under the known names', async () => {
    const token = (await server.signIn('admin', demoPassword)).body.access_token
    const get = async (path: string) => (await server.ask('GET', `base/${path}`, { token })).body.data
    const [campus] = await get('school/getDormTree?floor=1')
    expect(campus.children[0].children).toHaveLength(6)
    expect((await get('school/getDormTree?root=1'))[0].children).toHaveLength(1)
    const [dorm] = await get('school/getDorm?isEnabled=1')
    const floors = await get(`school/getFloor?dormId=${dorm.id}`)
    const rooms = await get(`school/getRoom?floorId=${floors[0].id}&isEnabled=1`)
    expect([floors.length, rooms.length]).toEqual([6, 2])
    expect(await get(`school/getRoomFullName?ids=${rooms[0].id}`)).toEqual([
      expect.objectContaining(rooms[0]),
    ])
    expect((await get('school/getDormRoomTree'))[0].children[0].children[0].children).toHaveLength(2)
    const [lived] = await rowsOf<{ id: string; n: number }>(sql`select room_id as id, count(*)::int as n
      from dormitory_bed where tenant_id = ${tenantId} and student_id is not null group by room_id limit 1`)
    expect(await get(`school/getRoomStu?roomId=${lived?.id}`)).toHaveLength(lived?.n ?? 0)
    const [who] = await rowsOf<{ id: string }>(sql`select id from "system_user" where tenant_id = ${tenantId}
      and account = 'counsellor'`)
    const of = await get(`dormitoryRegister/getFdyStuRoomSelect?userId=${who?.id}&size=200`)
    expect(of.length).toBeGreaterThan(0)
  })

  it('a counsellor is led to the rooms of the own students by their floors, and to no others', async () => {
    const token = (await server.signIn('counsellor', demoPassword)).body.access_token
    const get = async (path: string) => (await server.ask('GET', `base/school/${path}`, { token })).body.data
    interface Node {
      readonly id: string
      readonly kind: string
      readonly children: readonly Node[]
    }
    const within = (nodes: readonly Node[], kind: string): readonly Node[] =>
      nodes.flatMap((node) => [...(node.kind === kind ? [node] : []), ...within(node.children, kind)])
    const tree = await get('getDormRoomTree')
    const rooms = (await get('getRoom?size=500')).map(({ id }: { id: string }) => id)
    expect(rooms.length).toBeGreaterThan(0)
    expect(
      within(tree, 'room')
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(rooms.toSorted())
    expect(within(tree, 'floor').every(({ children }) => children.length > 0)).toBe(true)
    const houses = within(await get('getDormTree?floor=1'), 'dorm')
    expect([houses.length > 0, houses.flatMap(({ children }) => children)]).toEqual([true, []])
  })
})
