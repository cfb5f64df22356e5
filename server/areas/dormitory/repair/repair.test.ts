import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { building } from '#domain/base/building.ts'
import { campus } from '#domain/base/campus.ts'
import { bed } from '#domain/dormitory/bed.ts'
import { repairArea } from '#domain/dormitory/repair/area.ts'
import type { RepairProposal } from '#domain/dormitory/repair/calls.ts'
import { room } from '#domain/dormitory/room.ts'
import { stay } from '#domain/dormitory/stay.ts'
import type { Figures } from '#domain/kernel/figures.ts'
import type { AnyTable } from '#domain/kernel/table.ts'
import { attachment } from '#domain/resource/attachment.ts'
import type { RoleCode } from '#domain/roles.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { timeOf } from '#server/core/database/moment.ts'
import { table } from '#server/core/database/table.ts'
import { newId } from '#server/core/new-id.ts'
import { keepDeadlines } from '#server/engine/flow/deadlines.ts'
import type { NewUser } from '#server/identity/session/add-user.ts'
import { admit } from '#tests/support/admitted.ts'
import { oneEngine } from '#tests/support/database.ts'
import { teacherOf } from '#tests/support/places.ts'
import { sessionsOn } from '#tests/support/session.ts'
import { installRepair } from './install.ts'

// biome-ignore lint/suspicious/noExplicitAny: what each call answers is for its test to say
type Reply = { readonly status: number; readonly data: any; readonly msg: string }
type Ask = (path: string, json?: object) => Promise<Reply>

describe.each(oneEngine)('repairs on %s', (engine) => {
  const server = sessionsOn(engine)
  const asks = {} as Record<'student' | 'mate' | 'keeper' | 'other' | 'worker' | 'second' | 'admin', Ask>
  const ids = {
    own: '',
    student: '',
    room: '',
    house: '',
    hall: '',
    tap: '',
    normal: '',
    urgent: '',
    area: '',
    spare: '',
    worker: '',
  }

  const keep = async (table: AnyTable, row: object) => {
    const id = newId()
    await insertRows(server.app().db, table, server.tenantId, [{ id, ...row }])
    return id
  }
  async function signedIn(role: RoleCode, more: Partial<NewUser> = {}): Promise<[Ask, string]> {
    const account = await server.person(role, { name: role, ...more })
    const { rows } = await sql<{
      id: string
    }>`select id from "system_user" where tenant_id = ${server.tenantId}
      and account = ${account}`.execute(server.app().db)
    let token: string | undefined
    let since = 0
    const ask: Ask = async (path, json) => {
      if (!token || server.now() - since > 600_000) {
        token = (await server.signIn(account)).body.access_token
        since = server.now()
      }
      const { status, body } = await server.ask(json ? 'POST' : 'GET', `dormitory/${path}`, {
        token: token ?? '',
        ...(json && { json }),
      })
      return { status, data: body.data, msg: body.msg }
    }
    return [ask, rows[0]?.id ?? '']
  }
  const idOf = async (table: string, code: string) => {
    const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)}
      where tenant_id = ${server.tenantId} and code = ${code}`.execute(server.app().db)
    return rows[0]?.id ?? ''
  }

  beforeAll(async () => {
    const { db } = server.app()
    await installRepair(db, server.tenantId)
    const [own, mate] = await admit(db, server.tenantId, [{ name: '马语婷' }, { name: '李雷' }])
    const keeperId = await teacherOf(server.app(), server.tenantId)
    const campusId = await keep(campus, { code: 'N', name: '北校区', enabled: true })
    const place = { campusId, kind: 'dormitory', residents: 'women', floors: 6, enabled: true }
    ids.house = await keep(building, { ...place, code: 'D1', name: '1 栋', keeperId })
    ids.hall = await keep(building, {
      ...place,
      code: 'J1',
      name: '教学楼',
      kind: 'teaching',
      keeperId: null,
    })
    ids.room = await keep(room, {
      name: '1 栋 203',
      no: '203',
      buildingId: ids.house,
      floor: 2,
      capacity: 4,
      state: 'open',
    })
    const bedId = await keep(bed, {
      name: '1 栋 203-1',
      roomId: ids.room,
      buildingId: ids.house,
      no: 1,
      state: 'occupied',
    })
    await keep(stay, {
      ...{ studentId: own?.studentId, bedId, roomId: ids.room, buildingId: ids.house },
      ...{ since: '2026-09-01', reason: 'entry', source: 'assigned' },
    })
    ids.own = own?.studentId ?? ''
    ;[asks.student, ids.student] = await signedIn('student', { studentId: ids.own })
    ;[asks.mate] = await signedIn('student', { studentId: mate?.studentId ?? '' })
    ;[asks.keeper] = await signedIn('dispatcher', { teacherId: keeperId })
    ;[asks.other] = await signedIn('dispatcher', {
      teacherId: await teacherOf(server.app(), server.tenantId),
    })
    ;[asks.admin] = await signedIn('admin')
    const [worker, workerId] = await signedIn('repairer', { name: '王师傅' })
    const [second, secondId] = await signedIn('repairer', { name: '李师傅' })
    Object.assign(asks, { worker, second })
    ids.worker = workerId
    ids.tap = await idOf('dormitory_repair_type', 'tap')
    ids.normal = await idOf('dormitory_repair_urgency', 'normal')
    ids.urgent = await idOf('dormitory_repair_urgency', 'urgent')
    const water = await idOf('dormitory_repair_type', 'water')
    const area = { buildingIds: ids.house, typeIds: water, enabled: true }
    ids.area = await keep(repairArea, { ...area, name: '水', workerId })
    ids.spare = await keep(repairArea, { enabled: true, name: '全部', workerId: secondId })
  })

  const order = (path: string, json?: object, who: Ask = asks.student) => who(`repairOrder/${path}`, json)
  async function filed(more: object = {}, who: Ask = asks.student) {
    return order(
      'add',
      { inPublic: false, typeId: ids.tap, urgencyId: ids.normal, description: '水龙头漏水', ...more },
      who,
    )
  }
  const stateOf = async (id: string) => (await order(`getOne?id=${id}`, undefined, asks.admin)).data
  /** Does each act by whom it names, and says where the order then stands. */
  async function done(id: string, ...acts: readonly (readonly [Ask, string, object?])[]) {
    for (const [who, act, answers] of acts) {
      const { status, msg } = await order(act, { id, ...answers }, who)
      expect([act, status, msg]).toEqual([act, 200, '操作成功'])
    }
    return stateOf(id)
  }
  const given = (areaId = ids.area): readonly [Ask, string, object] => [asks.keeper, 'dispatch', { areaId }]
  const mended = (): readonly (readonly [Ask, string, object?])[] => [
    given(),
    [asks.worker, 'accept'],
    [asks.worker, 'arrive'],
    [asks.worker, 'finish', { result: '已更换阀芯' }],
  ]

  it('go from the report to the rating, each step by its own person, and count their hours', async () => {
    const { data } = await filed()
    expect(data).toMatchObject({
      ...{ state: 'submitted', title: '1 栋 203 水龙头', buildingId: ids.house, roomId: ids.room },
      ...{ studentId: ids.own, number: expect.stringMatching(/^BX\d{12}$/) },
    })
    expect(data.dueAt > data.reportedAt).toBe(true)
    await done(data.id, given())
    server.pass(3600)
    const finished = await done(data.id, ...mended().slice(1))
    expect(finished).toMatchObject({
      state: 'finished',
      respondHours: 1,
      finishHours: 1,
      workerId: ids.worker,
    })
    expect((await done(data.id, [asks.student, 'confirm'])).state).toBe('awaiting')
    const rated = await done(data.id, [asks.student, 'rate', { rating: 5, comment: '很快' }])
    expect(rated).toMatchObject({ state: 'rated', rating: 5, comment: '很快' })
    expect((await order('rate', { id: data.id, rating: 1 })).status).toBe(409)
    expect((await order('rate', { id: data.id, rating: 6 })).status).toBe(400)
  })

  it('are nobody else’s: not a roommate’s to see, another worker’s to take, a stranger dispatcher’s to give', async () => {
    const { data } = await filed()
    const { id } = data
    for (const who of [asks.mate, asks.worker, asks.other]) {
      expect((await order(`getOne?id=${id}`, undefined, who)).status).toBe(404)
      expect(
        (await order('page', undefined, who)).data.records.map((row: { id: string }) => row.id),
      ).not.toContain(id)
    }
    expect((await order('cancel', { id }, asks.mate)).status).toBe(404)
    expect((await order('dispatch', { id, areaId: ids.area }, asks.other)).status).toBe(404)
    expect((await order('dispatch', { id, areaId: ids.area }, asks.student)).status).toBe(403)
    expect((await order('dispatch', { id, areaId: ids.area }, asks.worker)).status).toBe(403)
    expect((await order(`proposals?id=${id}`, undefined, asks.other)).status).toBe(404)
    expect((await order('loads', undefined, asks.worker)).status).toBe(403)
    await done(id, given())
    expect((await order('accept', { id }, asks.second)).status).toBe(404)
    expect((await order('accept', { id }, asks.keeper)).status).toBe(403)
    await done(id, [asks.worker, 'accept'])
    expect((await order('finish', { id, result: '好了' }, asks.worker)).status).toBe(409)
    expect((await order('cancel', { id })).status).toBe(409)
    expect(
      (await order('update', { id, revision: (await stateOf(id)).revision, description: '改' })).status,
    ).toBe(409)
  })

  it('are filed by students for themselves and for their own room alone', async () => {
    const other = await keep(room, {
      name: '1 栋 204',
      no: '204',
      buildingId: ids.house,
      floor: 2,
      capacity: 4,
      state: 'open',
    })
    const { data, status } = await filed({ studentId: ids.own })
    expect([status, data.studentId, data.roomId]).toEqual([200, ids.own, ids.room])
    expect((await filed({ roomId: other })).data?.roomId ?? ids.room).toBe(ids.room)
    expect(await filed({}, asks.mate)).toMatchObject({ status: 400 })
    expect((await filed({ inPublic: true, publicBuildingId: ids.house }, asks.mate)).msg).toBe(
      '请填写具体位置',
    )
    const hall = { inPublic: true, publicBuildingId: ids.hall, place: '大厅' }
    expect((await filed(hall, asks.mate)).msg).toBe('只受理宿舍楼的报修')
    const corridor = await filed({ ...hall, publicBuildingId: ids.house, place: '二楼楼道' }, asks.mate)
    expect(corridor.data).toMatchObject({
      title: '1 栋 二楼楼道 水龙头',
      roomId: null,
      buildingId: ids.house,
    })
    expect((await filed({ visitOn: '2020-01-01' })).msg).toBe('预约日期不能早于今天')
  })

  it('are proposed to who serves the place and the trade, and say why', async () => {
    const { data } = await filed()
    const asked = async () =>
      (await order(`proposals?id=${data.id}`, undefined, asks.keeper)).data as RepairProposal[]
    const [first, second] = await asked()
    expect(first).toMatchObject({
      area: '水',
      worker: '王师傅',
      fits: true,
      fit: { building: 'named', trade: 'named' },
    })
    expect(second).toMatchObject({ area: '全部', fits: true, fit: { building: 'any', trade: 'any' } })
    const back = [asks.worker, 'reject', { reason: '不是水的问题' }] as const
    expect((await done(data.id, given(), back)).state).toBe('returned')
    const [now, last] = await asked()
    expect(now?.area).toBe('全部')
    expect(last).toMatchObject({ fits: false, fit: { rejected: true } })
    await sql`update dormitory_repair_area set enabled = false where id = ${ids.spare}`.execute(
      server.app().db,
    )
    expect((await order('dispatch', { id: data.id, areaId: ids.spare }, asks.keeper)).status).toBe(400)
    await sql`update dormitory_repair_area set enabled = true where id = ${ids.spare}`.execute(
      server.app().db,
    )
  })

  it('are delayed when the dispatcher agrees, and go on where they stood', async () => {
    const { data } = await filed({ urgencyId: ids.urgent })
    const at = (hours: number) => timeOf(new Date(server.now() + hours * 3_600_000))
    await done(data.id, given(), [asks.worker, 'accept'], [asks.worker, 'arrive'])
    const ask = (delayUntil: string) =>
      order('askDelay', { id: data.id, delayUntil, delayReason: '等待配件' }, asks.worker)
    expect((await ask(at(-1))).status).toBe(400)
    expect((await ask(at(24 * 90))).status).toBe(400)
    const until = at(24 * 10)
    expect((await ask(until)).status).toBe(200)
    expect((await order('agreeDelay', { id: data.id }, asks.worker)).status).toBe(403)
    expect(await done(data.id, [asks.keeper, 'agreeDelay'])).toMatchObject({ state: 'arrived', dueAt: until })
  })

  it('come again within the days of their type, by the clock they are confirmed and closed', async () => {
    const { data } = await filed()
    await done(data.id, ...mended(), [asks.student, 'reopen', { reopenReason: '又漏了' }])
    expect(await stateOf(data.id)).toMatchObject({
      state: 'submitted',
      reopened: 1,
      arrivedAt: null,
      finishedAt: null,
    })
    await done(data.id, ...mended())
    server.pass(49 * 3600)
    await keepDeadlines(server.app(), server.tenantId)
    expect((await stateOf(data.id)).state).toBe('awaiting')
    server.pass(20 * 86_400)
    expect((await order('reopen', { id: data.id, reopenReason: '又漏了' })).msg).toBe(
      '已超过返修期限，请重新报修',
    )
    await keepDeadlines(server.app(), server.tenantId)
    expect((await stateOf(data.id)).state).toBe('closed')
  })

  it('take pictures of a size that a phone makes, and no film by that name', async () => {
    const photo = newId()
    const kept = {
      name: '现场.jpg',
      extension: 'jpg',
      contentType: 'image/jpeg',
      bucket: 'private',
      key: 'k',
    }
    await insertRows(server.app().db, attachment, server.tenantId, [
      { id: photo, ...kept, size: 20 * 1024 ** 2 + 1, ownerId: ids.student },
    ])
    const { status, msg } = await filed({ photos: photo })
    expect([status, msg]).toEqual([400, '故障照片中每个文件不能超过 20 MB'])
    await table(attachment, server.app().db, server.tenantId).update({ id: photo }, { size: 20 * 1024 ** 2 })
    expect((await filed({ photos: photo })).status).toBe(200)
  })

  it('go back to the dispatcher where nobody takes them in time, and are marked once they are late', async () => {
    const [untaken, late] = [await filed({ urgencyId: ids.urgent }), await filed({ urgencyId: ids.urgent })]
    await done(untaken.data.id, given())
    await done(late.data.id, given(), [asks.worker, 'accept'])
    expect((await order('lapse', { id: late.data.id }, asks.keeper)).msg).toBe('尚未超过完工期限')
    server.pass(14 * 86_400)
    await keepDeadlines(server.app(), server.tenantId)
    expect(await stateOf(untaken.data.id)).toMatchObject({
      state: 'returned',
      reason: '超过接单期限，自动收回',
    })
    expect(await stateOf(late.data.id)).toMatchObject({ state: 'accepted', overdue: true })
  })

  it('are late too where nobody was given them, and begin by a deadline of their own when they come again', async () => {
    const [unseen, untaken] = [await filed({ urgencyId: ids.urgent }), await filed({ urgencyId: ids.urgent })]
    await done(untaken.data.id, given())
    expect(await stateOf(unseen.data.id)).toMatchObject({ state: 'submitted', overdue: false })
    server.pass(14 * 86_400)
    for (let twice = 0; twice < 2; twice++) await keepDeadlines(server.app(), server.tenantId)
    expect(await stateOf(unseen.data.id)).toMatchObject({ state: 'submitted', overdue: true })
    expect(await stateOf(untaken.data.id)).toMatchObject({ state: 'returned', overdue: true })
    await done(unseen.data.id, ...mended())
    expect(await stateOf(unseen.data.id)).toMatchObject({ overdue: true, overdueTimes: 1 })
    await done(unseen.data.id, [asks.student, 'reopen', { reopenReason: '又漏了' }])
    expect(await stateOf(unseen.data.id)).toMatchObject({
      ...{ state: 'submitted', overdue: false },
      // What was late stays late in the figures, however soon it is mended again.
      overdueTimes: 1,
    })
    await done(unseen.data.id, ...mended())
    expect(await stateOf(unseen.data.id)).toMatchObject({ overdue: false, overdueTimes: 1 })
  })

  it('take the last material once, freeze its price, and give back no more than was taken', async () => {
    const fresh = await asks.admin('repairMaterial/add', {
      code: 'V1',
      name: '阀芯',
      unit: '个',
      price: '12.50',
      enabled: true,
    })
    const materialId = fresh.data.id
    expect((await asks.admin('repairMaterial/stockIn', { id: materialId, quantity: 3 })).status).toBe(200)
    const [one, other] = [await filed(), await filed()]
    for (const { data } of [one, other]) await done(data.id, given(), [asks.worker, 'accept'])
    const take = (id: string, quantity: number) =>
      order('useMaterial', { id, materialId, quantity }, asks.worker)
    const both = await Promise.all([take(one.data.id, 2), take(other.data.id, 2)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const [won = '', lost = ''] =
      both[0]?.status === 200 ? [one.data.id, other.data.id] : [other.data.id, one.data.id]
    expect(await stateOf(lost)).toMatchObject({ materials: null })
    const stockIn = { id: materialId, quantity: 1, unitPrice: '20.00' }
    expect((await asks.admin('repairMaterial/stockIn', stockIn)).status).toBe(200)
    expect(await stateOf(won)).toMatchObject({ materials: '阀芯 ×2', materialCost: '25.00' })
    expect((await order('returnMaterial', { id: won, materialId, quantity: 3 }, asks.worker)).status).toBe(
      409,
    )
    expect((await order('returnMaterial', { id: won, materialId, quantity: 1 }, asks.worker)).status).toBe(
      200,
    )
    expect(await stateOf(won)).toMatchObject({ materials: '阀芯 ×1', materialCost: '12.50' })
    expect(
      (await asks.admin('repairMaterial/stockOut', { id: materialId, quantity: 4, note: '报废' })).status,
    ).toBe(409)
    expect((await asks.admin('repairMaterial/count', { id: materialId, counted: 5 })).status).toBe(200)
    const moves = (await asks.admin(`repairMovement/page?ascs=createdAt&params.materialId=${materialId}`))
      .data.records
    expect(
      moves.map(({ change, balance }: { change: number; balance: number }) => [change, balance]).toSorted(),
    ).toEqual(
      [
        [3, 3],
        [-2, 1],
        [1, 2],
        [1, 3],
        [2, 5],
      ].toSorted(),
    )
    expect((await order('useMaterial', { id: won, materialId, quantity: 1 }, asks.second)).status).toBe(404)
  })

  it('are counted as plain SQL counts them, by type, and within reach alone', async () => {
    const from = timeOf(new Date(server.now() - 60 * 86_400_000)).slice(0, 10)
    const to = timeOf(new Date(server.now())).slice(0, 10)
    const asked = async (who: Ask) => (await who(`repairStats/figures?from=${from}&to=${to}`)).data as Figures
    const of = ({ measures, sets }: Figures, name: string, by: readonly string[], key?: string) =>
      sets
        .find((set) => `${set.by}` === `${by}`)
        ?.rows.find(({ keys }) => key === undefined || keys[0] === key)?.figures[measures.indexOf(name)]
    const answer = await asked(asks.admin)
    const { rows } = await sql<
      Record<string, number> & { id: string }
    >`select type_id as id, count(*)::int as orders,
        avg(respond_hours) as respond, avg(finish_hours) as finish, avg(rating)::float8 as rating,
        100.0 * count(*) filter (where overdue_times >= 1) / count(*) as "lateRate",
        100.0 * count(*) filter (where reopened >= 1) / count(*) as "reworkRate",
        100.0 * count(*) filter (where rating >= 4) / nullif(count(rating), 0) as satisfaction,
        sum(material_cost)::float8 / 100 as cost
      from dormitory_repair_order where tenant_id = ${server.tenantId} and state <> 'cancelled' group by 1`.execute(
      server.app().db,
    )
    expect(rows[0]?.orders).toBeGreaterThan(5)
    for (const { id, ...plain } of rows)
      for (const [name, value] of Object.entries(plain))
        expect([name, of(answer, name, ['typeId'], id)]).toEqual([name, expect.closeTo(Number(value), 6)])
    expect(of(await asked(asks.keeper), 'orders', [])).toBe(of(answer, 'orders', []))
    expect(of(await asked(asks.other), 'orders', []) ?? 0).toBe(0)
  })

  it('answer the tree of kinds in the admissions service too', async () => {
    const token = (await server.signIn(await server.person('student'))).body.access_token
    const { body } = await server.ask(
      'GET',
      `admissions/repairType/getTree?root=${await idOf('dormitory_repair_type', 'water')}`,
      { token },
    )
    expect(body.data.map(({ title }: { title: string }) => title)).toContain('水龙头')
  })
})
