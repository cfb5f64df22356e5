import { beforeAll, describe, expect, it } from 'vitest'
import { room } from '#domain/dormitory/room.ts'
import { daysAfter } from '#domain/kernel/days.ts'
import { table } from '#server/core/database/table.ts'
import { keepDeadlines } from '#server/engine/flow/deadlines.ts'
import { oneEngine } from '#tests/support/database.ts'
import { dormitoryCollege } from '#tests/support/dormitory-college.ts'
import { sessionsOn } from '#tests/support/session.ts'

describe.each(oneEngine)('checks of rooms on %s', (engine) => {
  const server = sessionsOn(engine)
  const { asks, keepers, house, ids, lodged, today } = dormitoryCollege(server)
  let roomId = ''
  const points = { ground: 3, beds: 4, desks: 3, tidiness: 2, bathroom: 10, balcony: null }
  const check = (day: string, more: object = {}, who = keepers.dormmaster) =>
    who('dormitory/roomHealth/add', { roomId, day, ...points, ...more })
  const open = async (who = keepers.dormmaster) =>
    (await who('dormitory/unqualified/page?size=20')).data.records as Readonly<Record<string, string>>[]

  beforeAll(async () => {
    const rooms = table(room, server.app().db, server.tenantId)
    roomId = (await rooms.get({ buildingId: house.id }, ['id']))?.id ?? ''
    await lodged(ids.studentId, house.beds[0] ?? '')
  })

  it('score a room by what it has, and one that failed is open until it is checked again in order', async () => {
    const other = await check(today(), {}, keepers.otherMaster)
    expect([403, 404, 400]).toContain(other.status)
    expect((await check(daysAfter(today(), 1))).msg).toBe('检查日期不能晚于今天')
    const first = daysAfter(today(), -5)
    expect((await check(first)).status).toBe(200)
    expect((await check(first)).status).not.toBe(200)
    const sheet = (await keepers.dormmaster('dormitory/roomHealth/page')).data.records[0]
    // The room has no bathroom of its own: its points count for nothing.
    expect(sheet).toMatchObject({ score: 31, grade: 'failed', bathroom: null })

    expect(await open(keepers.otherMaster)).toEqual([])
    expect(await open()).toMatchObject([{ state: 'open', dueOn: daysAfter(first, 3), source: 'health' }])
    await keepDeadlines(server.app(), server.tenantId)
    expect(await open()).toMatchObject([{ state: 'overdue' }])
    const [{ id } = { id: '' }] = await open()
    const fail = (dueOn: string, who = keepers.dormmaster) =>
      who('dormitory/unqualified/fail', { id, recheckNote: '未整改', dueOn })
    expect((await fail(today())).status).toBe(400)
    expect((await fail(daysAfter(today(), 2), asks.counsellor)).status).toBe(403)
    expect((await fail(daysAfter(today(), 2))).status).toBe(200)
    expect(await open()).toMatchObject([{ state: 'open', fails: 1 }])

    const clean = { ground: 9, beds: 9, desks: 9, tidiness: 9 }
    expect((await check(today(), clean)).status).toBe(200)
    expect(await open()).toMatchObject([{ state: 'passed' }])
  })

  it('take back what a corrected sheet had found, and say it of the day that it was', async () => {
    const [day, earlier] = [daysAfter(today(), -1), daysAfter(today(), -3)]
    const findings = async () =>
      (await open())
        .filter(({ foundOn = '' }) => [day, earlier].includes(foundOn))
        .map(({ foundOn, finding, state }) => [foundOn, finding, state])
    const { id } = (await check(day, { ground: 2, beds: 2, desks: 2, tidiness: 2, remark: '有垃圾' })).data
    expect(await findings()).toEqual([[day, '卫生得分 20 分。有垃圾', 'open']])
    const correct = async (change: object) => {
      const { data } = await keepers.dormmaster(`dormitory/roomHealth/getOne?id=${id}`)
      const { status } = await keepers.dormmaster('dormitory/roomHealth/update', { ...data, ...change })
      expect(status).toBe(200)
    }
    await correct({ remark: '床铺凌乱' })
    expect(await findings()).toEqual([[day, '卫生得分 20 分。床铺凌乱', 'open']])
    await correct({ day: earlier })
    expect(await findings()).toEqual([[earlier, '卫生得分 20 分。床铺凌乱', 'open']])
    await correct({ ground: 10, beds: 10, desks: 10, tidiness: 10 })
    expect(await findings()).toEqual([])
  })

  it('keep a finding that another look into the room says too', async () => {
    const day = today()
    const look = { kind: 'spot', day, buildingId: house.id, roomId, result: 'failed', findings: '门锁损坏' }
    const add = async () => (await keepers.dormmaster('dormitory/inspection/add', look)).data.id
    const ids = [await add(), await add()]
    const left: unknown[] = []
    for (const id of ids) {
      const { data } = await keepers.dormmaster(`dormitory/inspection/getOne?id=${id}`)
      await keepers.dormmaster('dormitory/inspection/update', {
        ...data,
        result: 'passed',
        day: daysAfter(day, -2),
      })
      left.push((await open()).filter(({ source }) => source === 'inspection').length)
    }
    expect(left).toEqual([1, 0])
  })

  it('tell student and counsellor of a violation, and of its end', async () => {
    const told = async (who = asks.student) =>
      ((await who('base/message/mine?size=50')).data.records as { title: string }[]).map(({ title }) => title)
    const entered = { studentId: ids.studentId, kind: 'appliance', points: 5, detail: '使用电热锅' }
    const happenedAt = `${daysAfter(today(), -1)} 22:00:00`
    const add = (who: typeof asks.student) => who('dormitory/violation/add', { ...entered, happenedAt })
    expect((await add(asks.student)).status).toBe(403)
    const { status, data } = await add(keepers.dormmaster)
    expect(status).toBe(200)
    expect(
      (await keepers.otherMaster('dormitory/violation/revoke', { id: data.id, reason: 'x' })).status,
    ).toBe(404)
    expect(
      (await asks.counsellor('dormitory/violation/revoke', { id: data.id, reason: '误登' })).status,
    ).toBe(200)
    for (const who of [asks.student, asks.counsellor])
      expect((await told(who)).filter((title) => title.includes('宿舍违纪'))).toHaveLength(2)
  })
})
