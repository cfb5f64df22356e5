import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { schoolCalendar } from '#domain/base/school-calendar.ts'
import { checkOutReason } from '#domain/dormitory/check-out/reason.ts'
import { roomLevel } from '#domain/dormitory/house/room-level.ts'
import { daysAfter } from '#domain/kernel/days.ts'
import { keepDeadlines } from '#server/engine/flow/deadlines.ts'
import { oneEngine } from '#tests/support/database.ts'
import { dormitoryCollege } from '#tests/support/dormitory-college.ts'
import { sessionsOn } from '#tests/support/session.ts'

describe.each(oneEngine)('check-outs on %s', (engine) => {
  const server = sessionsOn(engine)
  const { asks, keepers, house, ids, keep, lodged, today, approvedBy } = dormitoryCollege(server)
  const call = (name: string) => `dormitory/checkout/${name}`
  let reasonId = ''

  beforeAll(async () => {
    const reason = { code: 'out', name: '走读', endReason: 'outside', sort: 1, enabled: true }
    reasonId = await keep(checkOutReason, reason)
    await lodged(ids.studentId, house.beds[0] ?? '')
  })
  const sent = async (who = asks.student) => {
    const leavesOn = daysAfter(today(), 2)
    const { data } = await who(call('add'), { reasonId, leavesOn, note: '租住校外' })
    return { id: data.id as string, ...(await who(call('submit'), { id: data.id })) }
  }

  it('end the stay once the property was checked, by the keeper of the house, and what was owed is paid', async () => {
    expect((await sent(asks.classmate)).msg).toBe('您当前没有入住床位，无须退宿')
    await lodged(ids.mateId, house.beds[1] ?? '')
    const { id } = await sent()
    expect((await sent()).msg).toBe('您有正在办理的退宿申请')
    const items = 'key,bed'
    expect((await keepers.dormmaster(call('release'), { id, items })).status).toBe(409)
    await approvedBy('counsellor', 'admin')
    for (const who of [keepers.otherMaster, asks.stranger, asks.classmate])
      expect([403, 404]).toContain((await who(call('release'), { id, items })).status)
    expect((await asks.student(call('release'), { id, items })).status).toBe(403)
    const damage = { id, items, damage: '抽屉损坏', compensation: '80.00' }
    const free = await keepers.dormmaster(call('charge'), { ...damage, compensation: '0.00' })
    expect([free.status, free.msg]).toEqual([400, '赔偿金额（元）不能小于 0.01'])
    expect((await keepers.dormmaster(call('charge'), damage)).status).toBe(200)
    const stay = async () =>
      (
        await sql<{ until: string | null; ended: string | null }>`select until::text, end_reason as ended
          from dormitory_stay where tenant_id = ${server.tenantId} and student_id = ${ids.studentId}`.execute(
          server.app().db,
        )
      ).rows
    expect((await keepers.dormmaster(call('release'), { id, items })).status).toBe(409)
    expect(await stay()).toEqual([{ until: null, ended: null }])
    expect((await keepers.dormmaster(call('settle'), { id, receiptNo: 'SJ1' })).status).toBe(200)
    expect(await stay()).toEqual([{ until: today(), ended: 'outside' }])
    expect((await keepers.dormmaster(call('settle'), { id, receiptNo: 'SJ1' })).status).toBe(409)
    const { data } = await asks.student(call(`getOne?id=${id}`))
    expect(data).toMatchObject({ state: 'left', compensation: '80.00', bedId: house.beds[0] })
  })

  it('what is owed for a bed follows its level, is paid in parts, never beyond, and urged once a day', async () => {
    const term = { academicYear: '2031-2032', term: '1', startDate: '2031-09-01', weeks: 20 }
    const termId = await keep(schoolCalendar, { name: '2031-2032学年第一学期', ...term })
    const levelId = await keep(roomLevel, { code: 'A', name: '标准 A', fee: 140_000, enabled: true })
    await sql`update dormitory_room set level_id = ${levelId} where tenant_id = ${server.tenantId}
      and building_id = ${house.id}`.execute(server.app().db)
    const call = (name: string, json: object) => keepers.dormmaster(`dormitory/arrears/${name}`, json)
    const added = { studentId: ids.mateId, termId, dueOn: '2031-10-01' }
    const { data, msg } = await asks.admin('dormitory/arrears/add', added)
    expect({ msg, ...data }).toMatchObject({
      due: '700.00',
      owed: '700.00',
      state: 'owing',
      bedId: house.beds[1],
    })
    const paid = (amount: string) => call('pay', { id: data.id, amount, receiptNo: 'ZS1' })
    expect((await paid('700.01')).msg).toBe('缴费金额应大于 0，且不超过欠费 700.00 元')
    expect((await paid('300.00')).data.row).toMatchObject({ owed: '400.00', state: 'part' })
    const readBefore = { id: data.id, revision: data.revision, ...added, due: '700.00', note: '核对' }
    expect((await asks.admin('dormitory/arrears/update', readBefore)).status).toBe(409)
    expect((await call('urge', { id: data.id })).status).toBe(200)
    expect((await call('urge', { id: data.id })).msg).toBe('24 小时内已催缴过')
    expect((await paid('400.00')).data.row).toMatchObject({ paid: '700.00', owed: '0.00', state: 'paid' })
    expect((await paid('1.00')).status).toBe(409)
    expect((await keepers.otherMaster('dormitory/arrears/urge', { id: data.id })).status).toBe(404)
  })

  it('come to their end where the stay ended in another way before', async () => {
    const { id } = await sent(asks.classmate)
    await approvedBy('counsellor', 'admin')
    const damage = { id, items: 'key', damage: '抽屉损坏', compensation: '80.00' }
    expect((await keepers.dormmaster(call('charge'), damage)).status).toBe(200)
    const stays = await asks.admin(`dormitory/stay/page?params.studentId=${ids.mateId}`)
    const moved = { id: stays.data.records[0].id, until: today(), endReason: 'graduation' }
    expect((await asks.admin('dormitory/stay/moveOut', moved)).status).toBe(200)
    expect((await keepers.dormmaster(call('settle'), { id, receiptNo: 'SJ2' })).status).toBe(200)
    const { data } = await asks.admin(call(`getOne?id=${id}`))
    expect(data).toMatchObject({ state: 'left', receiptNo: 'SJ2' })
  })

  it('are settled where the student was given another bed since, who stays in that', async () => {
    const back = {
      studentId: ids.mateId,
      bedId: house.beds[3],
      since: today(),
      reason: 'return',
      source: 'assigned',
    }
    expect((await asks.admin('dormitory/stay/add', back)).status).toBe(200)
    const { id } = await sent(asks.classmate)
    await approvedBy('counsellor', 'admin')
    const damage = { id, items: 'key', damage: '抽屉损坏', compensation: '80.00' }
    expect((await keepers.dormmaster(call('charge'), damage)).status).toBe(200)
    const open = async () =>
      (await asks.admin(`dormitory/stay/page?params.studentId=${ids.mateId}`)).data.records.find(
        ({ until }: { until: string | null }) => until === null,
      )
    const moved = { id: (await open()).id, bedId: house.beds[2], on: today() }
    expect((await asks.admin('dormitory/stay/move', moved)).status).toBe(200)
    expect((await keepers.dormmaster(call('settle'), { id, receiptNo: 'SJ3' })).status).toBe(200)
    expect((await asks.admin(call(`getOne?id=${id}`))).data).toMatchObject({ state: 'left' })
    expect((await open()).bedId).toBe(house.beds[2])
  })

  it('living outside is asked for a year at a time, and the next year goes on from the last', async () => {
    const outside = (name: string) => `dormitory/outside/${name}`
    const asked = (since: string, until: string, more: object = {}) =>
      asks.student(outside('add'), {
        ...{ since, until, reason: '家在本市', address: '学府路 1 号', guardianName: '马先生' },
        ...{ guardianAgrees: true, ...more },
      })
    expect((await asked('2026-12-01', '2028-01-01')).msg).toBe('走读结束应晚于开始，且一次最多一年')
    const { data } = await asked('2026-12-01', '2027-08-31')
    expect((await asks.student(outside('submit'), { id: data.id })).status).toBe(200)
    expect((await asks.stranger(outside(`getOne?id=${data.id}`))).status).toBe(404)
    await approvedBy('counsellor', 'department', 'admin')
    expect((await asked('2027-08-01', '2028-07-01')).msg).toBe('已有 2026-12-01 至 2027-08-31 的走读')
    expect((await asked('2027-09-01', '2028-07-01')).data.renewsId).toBe(data.id)
    server.pass(300 * 86_400)
    await keepDeadlines(server.app(), server.tenantId)
    expect((await asks.admin(outside(`getOne?id=${data.id}`))).data.state).toBe('expired')
  })
})
