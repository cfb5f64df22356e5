import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { building } from '#domain/base/building.ts'
import { bed } from '#domain/dormitory/bed.ts'
import { doorAccess } from '#domain/dormitory/door-access.ts'
import type { OwnSign } from '#domain/dormitory/sign/calls.ts'
import { signRounds } from '#domain/dormitory/sign/rounds.ts'
import { daysAfter } from '#domain/kernel/days.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { timeOf } from '#server/core/database/moment.ts'
import { table } from '#server/core/database/table.ts'
import { newId } from '#server/core/new-id.ts'
import { tendRounds } from '#server/engine/rounds/tend.ts'
import { oneEngine } from '#tests/support/database.ts'
import { dormitoryCollege } from '#tests/support/dormitory-college.ts'
import { sessionsOn } from '#tests/support/session.ts'
import { signByPassing } from './passes.ts'
import { signList } from './server.ts'

describe.each(oneEngine)('signing in at night on %s', (engine) => {
  const server = sessionsOn(engine)
  const { asks, keepers, house, ids, lodged, today } = dormitoryCollege(server)
  const at = (minutes: number) => timeOf(new Date(server.now() + minutes * 60_000))
  const here = { longitude: 113.1228, latitude: 23.0092, accuracy: 20 }
  const planned = (more: object = {}) => ({
    ...{ name: '晚间签到', opensAt: at(-10), closesAt: at(60), buildings: house.id },
    ...{ ways: 'position', radius: 200, onTimeMinutes: 30, ...more },
  })
  const opened = async (more: object = {}, who = keepers.dormmaster) => {
    const { data, msg } = await who('dormitory/signRound/add', planned(more))
    expect(msg).toBe('操作成功')
    expect((await who('dormitory/signRound/open', { id: data.id })).msg).toBe('操作成功')
    return data.id as string
  }
  const turns = async (roundId: string, who = keepers.dormmaster) =>
    (await who(`dormitory/signTurn/page?params.roundId=${roundId}&size=50`)).data.records as Readonly<
      Record<string, string>
    >[]
  const turnOf = async (roundId: string, studentId: string) =>
    (await turns(roundId)).find((turn) => turn.studentId === studentId)
  const challenge = async (id: string | undefined, who = asks.student) =>
    ((await who('dormitory/signTurn/own')).data as readonly OwnSign[]).find((own) => own.id === id)?.challenge
  const sign = async (id: string | undefined, where: object = here, who = asks.student) =>
    who('dormitory/signTurn/finish', { id, challenge: await challenge(id, who), ...where })
  const tend = () =>
    tendRounds(
      signRounds,
      server.app().served.get(signRounds.round.name) as never,
      signList,
    )(server.app(), server.tenantId)

  beforeAll(async () => {
    await table(building, server.app().db, server.tenantId).update(
      { id: house.id },
      { longitude: here.longitude, latitude: here.latitude },
    )
    await lodged(ids.studentId, house.beds[0] ?? '')
    await lodged(ids.mateId, house.beds[1] ?? '')
  })

  it('is asked by a keeper of whom they answer for, and of nobody else', async () => {
    const add = (who: typeof asks.admin, more: object) => who('dormitory/signRound/add', planned(more))
    for (const more of [
      { buildings: null },
      { buildings: house.otherId },
      { buildings: null, classes: house.id },
    ])
      expect((await add(keepers.dormmaster, more)).status).toBe(400)
    expect((await add(keepers.dormmaster, { radius: null })).status).toBe(400)
    expect((await add(asks.student, {})).status).toBe(403)
    const { data } = await add(keepers.dormmaster, {})
    const wider = { ...data, buildings: `${house.id},${house.otherId}` }
    expect((await keepers.dormmaster('dormitory/signRound/update', wider)).status).toBe(400)
    expect((await keepers.otherMaster('dormitory/signRound/open', { id: data.id })).status).toBe(404)
    expect((await add(asks.admin, { buildings: null })).status).toBe(200)
  })

  it('is done by the student who is there, late after its minutes, and by nobody from afar', async () => {
    const id = await opened()
    const known = await turns(id)
    expect(known.map(({ studentId }) => studentId).toSorted()).toEqual([ids.studentId, ids.mateId].toSorted())
    expect(await turns(id, keepers.otherMaster)).toEqual([])
    const own = (await asks.student('dormitory/signTurn/own')).data
    expect(own[0]).toMatchObject({ name: '晚间签到', standing: 'waiting', result: 'missed', room: 'G1 101' })
    const turn = await turnOf(id, ids.studentId)
    expect(turn).toMatchObject({ result: 'missed', buildingId: house.id, day: at(-10).slice(0, 10) })
    expect((await sign(turn?.id, here, asks.classmate)).status).toBe(404)
    expect((await sign(turn?.id, {})).status).toBe(400)
    expect((await sign(turn?.id, { ...here, accuracy: 900 })).msg).toBe('定位误差过大，请到窗边或室外重试')
    expect((await sign(turn?.id, { ...here, latitude: 23.0192 })).msg).toBe(
      '距所住楼栋约 1112 米，须在 200 米以内签到',
    )
    expect((await sign(turn?.id, { ...here, latitude: 23.0102 })).status).toBe(200)
    expect(await turnOf(id, ids.studentId)).toMatchObject({
      ...{ result: 'signed', state: 'done', way: 'position', distance: 111 },
    })
    server.pass(21 * 60)
    const mate = await turnOf(id, ids.mateId)
    expect((await sign(mate?.id, here, asks.classmate)).status).toBe(200)
    expect(await turnOf(id, ids.mateId)).toMatchObject({ result: 'late' })
  })

  it('A-61: takes no word of a script for where a phone is, and flags a position that no phone gives twice', async () => {
    const id = await opened()
    const own = await turnOf(id, ids.studentId)
    const finish = (body: object) => asks.student('dormitory/signTurn/finish', { id: own?.id, ...body })
    const expired = '签到页面已过期，请刷新后重试'
    expect((await finish(here)).msg).toBe(expired)
    const mate = await turnOf(id, ids.mateId)
    expect((await finish({ ...here, challenge: await challenge(mate?.id, asks.classmate) })).msg).toBe(
      expired,
    )
    const far = { ...here, latitude: 24, challenge: await challenge(own?.id) }
    expect((await finish({ ...far, distance: 0 })).status).toBe(400)
    expect((await finish({ ...far, id: mate?.id })).status).toBe(404)
    // Not where anybody has stood in these tests.
    const desk = { ...here, longitude: 113.122811, latitude: 23.009207 }
    expect((await sign(own?.id, desk)).status).toBe(200)
    expect((await sign(mate?.id, desk, asks.classmate)).status).toBe(200)
    expect([await turnOf(id, ids.studentId), await turnOf(id, ids.mateId)]).toMatchObject([
      { doubt: null, distance: 1 },
      { doubt: 'shared', result: 'signed' },
    ])
    expect(await turnOf(id, ids.studentId)).not.toHaveProperty('mark')
    const alone = { ...here, longitude: 113.122822 }
    const nights = [await opened(), await opened()]
    for (const night of nights) await sign((await turnOf(night, ids.studentId))?.id, alone)
    expect(await turnOf(nights[0] ?? '', ids.studentId)).toMatchObject({ doubt: null })
    expect(await turnOf(nights[1] ?? '', ids.studentId)).toMatchObject({ doubt: 'repeated' })
  })

  it('A-62, A-63: tells a student nothing of where the house is, and opens by the clock of the server', async () => {
    const { data } = await keepers.dormmaster(
      'dormitory/signRound/add',
      planned({ opensAt: at(30), closesAt: at(90) }),
    )
    expect((await keepers.dormmaster('dormitory/signRound/plan', { id: data.id })).status).toBe(200)
    expect((await asks.student('dormitory/signRound/open', { id: data.id })).status).toBe(403)
    const own = (await asks.student('dormitory/signTurn/own')).data as readonly OwnSign[]
    expect(JSON.stringify(own)).not.toMatch(/longitude|latitude|113\.|23\.0/)
    expect((await asks.student(`base/building/getOne?id=${house.id}`)).status).toBe(403)
    await tend()
    expect(await turns(data.id)).toEqual([])
    server.pass(31 * 60)
    await tend()
    expect(await turns(data.id)).toHaveLength(2)
  })

  it('is done for a student with a reason, seen at the roll-call without one, and can be taken back', async () => {
    const id = await opened({ ways: 'roll', radius: null })
    const turn = await turnOf(id, ids.studentId)
    const mate = await turnOf(id, ids.mateId)
    expect((await sign(turn?.id)).msg).toBe('本次由宿管员现场点名，不能自行签到')
    const vouch = (answers: object, who = keepers.dormmaster, of = turn?.id) =>
      who('dormitory/signTurn/vouch', { id: of, ...answers })
    expect((await vouch({ ground: 'seen' }, asks.student)).status).toBe(403)
    expect((await vouch({ ground: 'seen' }, keepers.otherMaster)).status).toBe(404)
    expect((await vouch({ ground: 'phone' })).status).toBe(400)
    expect((await vouch({ ground: 'seen' })).status).toBe(200)
    expect(await turnOf(id, ids.studentId)).toMatchObject({ result: 'signed', ground: 'seen', way: 'roll' })
    expect((await vouch({ ground: 'duty', reason: '参加比赛' }, asks.counsellor, mate?.id)).status).toBe(200)
    expect(await turnOf(id, ids.mateId)).toMatchObject({ result: 'proxy', reason: '参加比赛', way: null })
    await keepers.dormmaster('dormitory/signTurn/reopen', { id: mate?.id })
    expect(await turnOf(id, ids.mateId)).toMatchObject({ result: 'missed', state: 'waiting', ground: null })
    const { data } = await asks.department(`dormitory/signTurn/progress?roundId=${id}`)
    expect(data.groups).toMatchObject([{ due: 2, done: 1, waiting: 1, departmentId: expect.any(String) }])
  })

  const labels = async (ids: readonly string[], who = keepers.dormmaster) =>
    who('dormitory/bed/labels', { rows: { ids } })
  const codeAt = async (bedId: string | undefined) => {
    const { data } = await labels([bedId ?? ''])
    return new URL(data[0].path, 'http://portal').searchParams.get('code') ?? ''
  }

  it('is done by the code of the bed one sleeps in, and by that of no other', async () => {
    const id = await opened({ ways: 'bed,roll', radius: null })
    const [own, mate] = [await turnOf(id, ids.studentId), await turnOf(id, ids.mateId)]
    const byBed = async (bedCode: string) =>
      asks.student('dormitory/signTurn/finish', { id: own?.id, bedCode, challenge: await challenge(own?.id) })
    expect((await sign(own?.id)).msg).toBe('本次签到请扫描自己床位上的二维码')
    const others = await codeAt(house.beds[1])
    expect((await byBed(others)).msg).toBe('这是其他床位的二维码，请扫描自己床位上的二维码')
    const old = await codeAt(house.beds[0])
    const invalid = '床位码无效或已更换，请联系宿管员'
    expect((await byBed(`${old.slice(0, 36)}${others.slice(36)}`)).msg).toBe(invalid)
    expect((await byBed(house.beds[0] ?? '')).msg).toBe(invalid)
    expect((await keepers.dormmaster('dormitory/bed/renewCode', { id: house.beds[0] })).status).toBe(200)
    expect((await byBed(old)).msg).toBe(invalid)
    const fresh = await codeAt(house.beds[0])
    const bare = { id: own?.id, bedCode: fresh }
    expect((await asks.student('dormitory/signTurn/finish', bare)).msg).toBe('签到页面已过期，请刷新后重试')
    expect((await byBed(fresh)).status).toBe(200)
    expect(await turnOf(id, ids.studentId)).toMatchObject({ result: 'signed', way: 'bed', distance: null })

    const near = await opened()
    const turn = (await turnOf(near, ids.mateId))?.id
    const told = { id: turn, bedCode: others, challenge: await challenge(turn, asks.classmate) }
    expect((await asks.classmate('dormitory/signTurn/finish', told)).msg).toBe('本次签到不能扫描床位码')
    expect(mate).toBeDefined()
  })

  it('has its codes printed by who keeps the house, and by nobody else', async () => {
    expect((await labels([house.beds[0] ?? ''], asks.student)).status).toBe(403)
    expect((await labels([house.beds[0] ?? ''], asks.counsellor)).status).toBe(403)
    expect((await labels([house.beds[0] ?? ''], keepers.otherMaster)).status).toBe(404)
    const { data } = await keepers.dormmaster('dormitory/bed/labels', { rows: { matching: { filters: {} } } })
    expect(data.map(({ name }: { name: string }) => name)).toEqual([
      'G1 101-1',
      'G1 101-2',
      'G1 101-3',
      'G1 101-4',
    ])
    const renew = { id: house.beds[0] }
    expect((await keepers.otherMaster('dormitory/bed/renewCode', renew)).status).toBe(404)
  })

  it('is done by coming in through the door of one’s own house, where the round takes that', async () => {
    const passed = (studentId: string, minutes: number, more: object = {}) =>
      insertRows(server.app().db, doorAccess, server.tenantId, [
        {
          ...{ id: newId(), studentId, buildingId: house.id, direction: 'in', result: 'passed', way: 'card' },
          ...{ happenedAt: `${at(minutes)}+08`, eventId: newId(), ...more },
        },
      ])
    const count = () => signByPassing(server.app(), server.tenantId)
    await passed(ids.studentId, -5)
    const plain = await opened()
    expect(await count()).toBe(0)
    expect(await turnOf(plain, ids.studentId)).toMatchObject({ result: 'missed' })

    const id = await opened({ ways: 'gate', radius: null })
    const mine = await turnOf(id, ids.studentId)
    expect((await sign(mine?.id)).msg).toBe('本次签到以门禁通行为准，不能自行签到')
    await passed(ids.mateId, -20)
    await passed(ids.mateId, -4, { direction: 'out' })
    await passed(ids.mateId, -3, { result: 'refused' })
    await passed(ids.mateId, -2, { buildingId: house.otherId })
    expect(await count()).toBe(1)
    expect(await turnOf(id, ids.studentId)).toMatchObject({
      ...{ state: 'done', result: 'signed', way: 'gate', finishedAt: at(-5) },
    })
    expect(await turnOf(id, ids.mateId)).toMatchObject({ state: 'waiting', result: 'missed' })
    server.pass(25 * 60)
    await passed(ids.mateId, 0)
    // Told after the round was closed.
    await keepers.dormmaster('dormitory/signRound/close', { id })
    expect([await count(), await count()]).toEqual([1, 0])
    expect(await turnOf(id, ids.mateId)).toMatchObject({ result: 'late', way: 'gate', finishedAt: at(0) })
  })

  it('lets go of who is on leave that night, and of nobody whose leave ends before', async () => {
    const leave = async (studentId: string, endsAt: string) => {
      const { rows } = await sql<{
        id: string
      }>`insert into leave_application (tenant_id, id, student_id, type_id,
          title, number, reason, starts_on, ends_on, leaves_campus, state, starts_at, ends_at)
        values (${server.tenantId}, gen_random_uuid(), ${studentId}, ${ids.personal}, '请假', ${studentId.slice(-12)},
          '回家', ${today()}, ${today()}, true, 'away', ${`${at(-600)}+08`}, ${`${endsAt}+08`}) returning id`.execute(
        server.app().db,
      )
      return rows[0]?.id
    }
    await leave(ids.studentId, at(120))
    await leave(ids.mateId, at(30))
    const id = await opened()
    expect(await turnOf(id, ids.studentId)).toMatchObject({ state: 'exempt', result: 'leave' })
    expect(await turnOf(id, ids.mateId)).toMatchObject({ state: 'waiting', result: 'missed' })
    await sql`delete from leave_application where tenant_id = ${server.tenantId}`.execute(server.app().db)
  })

  it('is held again every day until its last, and follows who moves in or out', async () => {
    const until = daysAfter(today(), 2)
    expect(
      (await keepers.dormmaster('dormitory/signRound/add', planned({ repeatsUntil: daysAfter(today(), -1) })))
        .status,
    ).toBe(400)
    const name = '每晚签到'
    const opensAt = at(-10)
    await opened({ name, opensAt, closesAt: at(60), repeatsUntil: until })
    const page = async () =>
      (await keepers.dormmaster(`dormitory/signRound/page?params.name=${encodeURIComponent(name)}&size=50`))
        .data.records as Readonly<Record<string, string>>[]
    const states = async () => (await page()).map(({ state }) => state).toSorted()
    expect(await states()).toEqual(['open', 'planned'])
    const next = (await page()).find(({ state }) => state === 'planned')
    expect(next).toMatchObject({
      opensAt: `${daysAfter(opensAt.slice(0, 10), 1)}${opensAt.slice(10)}`,
      ways: 'position',
    })
    await tend()
    expect(await states()).toEqual(['open', 'planned'])

    const free = table(bed, server.app().db, server.tenantId)
    await free.update({ id: house.beds[1] ?? '' }, { studentId: null, state: 'free' })
    server.pass(24 * 3600)
    await tend()
    expect(await states()).toEqual(['closed', 'open', 'planned'])
    expect((await turns(String(next?.id))).map(({ studentId }) => studentId)).toEqual([ids.studentId])
    server.pass(24 * 3600)
    await tend()
    // The last day has no next one.
    expect(await states()).toEqual(['closed', 'closed', 'open'])
    const list = await keepers.dormmaster('dormitory/signTurn/page?size=50')
    const days = (list.data.records as readonly { readonly day: string }[]).map(({ day }) => day)
    expect(new Set(days).size).toBeGreaterThan(1)
    expect(days, 'the latest evening first').toEqual(days.toSorted().toReversed())
  })
})
