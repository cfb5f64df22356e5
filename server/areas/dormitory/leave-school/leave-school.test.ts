import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { daysAfter } from '#domain/kernel/days.ts'
import { oneEngine } from '#tests/support/database.ts'
import { dormitoryCollege } from '#tests/support/dormitory-college.ts'
import { sessionsOn } from '#tests/support/session.ts'

describe.each(oneEngine)('leaving the house on %s', (engine) => {
  const server = sessionsOn(engine)
  const { asks, keepers, house, ids, lodged, today } = dormitoryCollege(server)
  const call = (name: string) => `dormitory/leaveSchool/${name}`
  const stays = async (studentId: string) =>
    (
      await sql<{ until: string | null; ended: string | null }>`select until::text, end_reason as ended
        from dormitory_stay where tenant_id = ${server.tenantId} and student_id = ${studentId}`.execute(
        server.app().db,
      )
    ).rows
  const entered = (studentId: string, more: object, who = keepers.dormmaster) =>
    who(call('add'), { studentId, leavesOn: today(), ...more })
  const checked = { items: 'key,bed', keyState: 'kept' }

  beforeAll(async () => {
    await lodged(ids.studentId, house.beds[0] ?? '')
    await lodged(ids.mateId, house.beds[1] ?? '')
  })

  it('for a holiday keeps the bed, and one is away once at a time', async () => {
    const returnsOn = daysAfter(today(), 20)
    const asked = { kind: 'holiday', returnsOn }
    expect((await entered(ids.studentId, { kind: 'holiday' })).status).toBe(400)
    expect((await entered(ids.studentId, { kind: 'holiday', returnsOn: today() })).msg).toBe(
      '返校日期应晚于离校日期',
    )
    expect((await entered(ids.studentId, asked, keepers.otherMaster)).status).toBeGreaterThanOrEqual(400)
    expect((await entered(ids.studentId, asked, asks.counsellor)).status).toBe(403)
    const { data } = await entered(ids.studentId, asked)
    expect(data).toMatchObject({ state: 'expected', bedId: house.beds[0], buildingId: house.id })
    expect((await entered(ids.studentId, asked)).msg).toBe('该学生有尚未办结的离校登记')
    const { id } = data
    expect((await keepers.otherMaster(call('leave'), { id, ...checked })).status).toBe(404)
    expect((await keepers.dormmaster(call('leave'), { id, items: 'bed' })).status).toBe(400)
    const left = await keepers.dormmaster(call('leave'), { id, ...checked })
    expect(left.data.row).toMatchObject({ state: 'away', keyState: 'kept', leftAt: expect.any(String) })
    expect(await stays(ids.studentId)).toEqual([{ until: null, ended: null }])
    const { revision } = left.data.row
    const late = { id, revision, studentId: ids.studentId, leavesOn: today(), ...asked }
    expect((await keepers.dormmaster(call('update'), late)).msg).toBe('已经办理的离校不能再修改或删除')
    const back = await keepers.dormmaster(call('comeBack'), { id, keyState: 'lost' })
    expect(back.data.row).toMatchObject({ state: 'back', keyState: 'lost', returnedAt: expect.any(String) })
    expect((await entered(ids.studentId, asked)).status).toBe(200)
  })

  it('for good ends the stay, once the key is back', async () => {
    const { data } = await entered(ids.mateId, { kind: 'graduation' })
    const { id } = data
    expect((await keepers.dormmaster(call('leave'), { id, ...checked })).msg).toBe('不再返校的学生须交回钥匙')
    expect(await stays(ids.mateId)).toEqual([{ until: null, ended: null }])
    const gone = await keepers.dormmaster(call('leave'), { id, ...checked, keyState: 'returned' })
    expect(gone.data.row.state).toBe('gone')
    expect(await stays(ids.mateId)).toEqual([{ until: today(), ended: 'graduation' }])
    expect((await keepers.dormmaster(call('comeBack'), { id, keyState: 'kept' })).status).toBe(409)
    expect((await entered(ids.mateId, { kind: 'withdrawal' })).msg).toBe('该学生当前没有入住床位')
  })
})
