import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { building } from '#domain/base/building.ts'
import type { OwnVisits } from '#domain/dormitory/visit/calls.ts'
import { table } from '#server/core/database/table.ts'
import { oneEngine } from '#tests/support/database.ts'
import { dormitoryCollege } from '#tests/support/dormitory-college.ts'
import { sessionsOn } from '#tests/support/session.ts'

describe.each(oneEngine)('a visit of a counsellor to a house, on %s', (engine) => {
  const server = sessionsOn(engine)
  const { asks, keepers, house, ids, lodged } = dormitoryCollege(server)
  const here = { longitude: 113.1228, latitude: 23.0092, accuracy: 20 }
  type Ask = typeof asks.counsellor
  const own = async (who: Ask = asks.counsellor) => (await who('dormitory/visit/own')).data as OwnVisits
  const arrive = async (where: object = {}, who: Ask = asks.counsellor) =>
    who('dormitory/visit/arrive', {
      ...{ buildingId: house.id, ...here, challenge: (await own(who)).challenge },
      ...where,
    })
  const finish = (
    id: string,
    answers: object = { findings: '走访三间寝室，一切正常' },
    who: Ask = asks.counsellor,
  ) => who('dormitory/visit/finish', { id, ...answers })
  const visits = async (who: Ask) => (await who('dormitory/visit/page?size=50&current=1')).data.records

  beforeAll(async () => {
    await table(building, server.app().db, server.tenantId).update(
      { id: house.id },
      { longitude: here.longitude, latitude: here.latitude },
    )
    const { teacherId } = await own()
    await sql`update base_teacher set department_id = (select department_id from base_teacher where id = ${ids.headId})
      where id = ${teacherId}`.execute(server.app().db)
    await lodged(ids.studentId, house.beds[0] ?? '')
    await lodged(ids.mateId, house.beds[1] ?? '')
  })

  it('is offered where students of one’s own classes live, and nowhere else', async () => {
    expect(await own()).toMatchObject({
      ...{ done: 0, due: 2, radius: 200 },
      houses: [{ id: house.id, name: 'G1 栋', students: 2, rooms: 1, lastOn: null }],
    })
    expect((await own(asks.stranger)).houses).toEqual([])
    expect(JSON.stringify(await own())).not.toMatch(/113\.|23\.0/)
    for (const who of [asks.student, asks.department, keepers.dormmaster])
      expect((await who('dormitory/visit/own')).status).toBe(403)
    expect((await arrive({}, asks.stranger)).msg).toBe('该楼栋没有您所带班级的学生')
    expect((await arrive({ buildingId: house.otherId })).status).toBe(409)
  })

  it('begins at the house and not from afar, one at a time, and by the page of that day', async () => {
    expect((await arrive({ accuracy: 900 })).msg).toBe('定位误差过大，请到窗边或室外重试')
    expect((await arrive({ latitude: 23.0192 })).msg).toBe('距G1 栋约 1112 米，须在 200 米以内签到')
    expect((await arrive({ challenge: 'x' })).msg).toBe('签到页面已过期，请刷新后重试')
    expect((await arrive({ latitude: 91 })).status).toBe(400)
    const { challenge } = await own(asks.stranger)
    expect((await arrive({ challenge })).status).toBe(409)
    const at = { ...here, latitude: 23.0098, challenge: (await own()).challenge, buildingId: house.id }
    const both = await Promise.all([1, 2].map(() => asks.counsellor('dormitory/visit/arrive', at)))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await visits(asks.counsellor))[0]).toMatchObject({ state: 'present', distance: 67, doubt: null })
  })

  it('ends with what was found there, said by who was there', async () => {
    const [{ id }] = await visits(asks.counsellor)
    expect((await finish(id, { findings: ' ' })).status).toBe(400)
    expect((await finish(id, undefined, asks.stranger)).status).toBe(404)
    expect((await finish(id, undefined, asks.department)).status).toBe(403)
    server.pass(45 * 60)
    expect((await finish(id)).status).toBe(200)
    const [row] = await visits(asks.counsellor)
    expect(row).toMatchObject({ state: 'done', minutes: 45, findings: '走访三间寝室，一切正常' })
    expect(row).not.toHaveProperty('mark')
    expect((await finish(id)).status).toBe(409)
    expect((await own()).done).toBe(1)
  })

  it('is seen by the department, the keeper of the house and no other; a position given twice is flagged', async () => {
    const same = { latitude: 23.0098 }
    expect((await arrive(same)).status).toBe(200)
    expect((await visits(asks.admin))[0]).toMatchObject({ doubt: 'repeated' })
    for (const [who, count] of [
      [asks.department, 2],
      [keepers.dormmaster, 2],
      [keepers.otherMaster, 0],
      [asks.stranger, 0],
    ] as const)
      expect(await visits(who)).toHaveLength(count)
    // On one day it counts once.
    expect((await own()).done).toBe(1)
  })

  it('is void with a reason, and counts no more', async () => {
    for (const { id } of await visits(asks.admin)) {
      expect((await asks.department('dormitory/visit/void', { id, reason: '误签' })).status).toBe(403)
      expect((await asks.admin('dormitory/visit/void', { id })).status).toBe(400)
      expect((await asks.admin('dormitory/visit/void', { id, reason: '误签' })).status).toBe(200)
    }
    expect(await own()).toMatchObject({ done: 0, houses: [{ lastOn: null }] })
  })
})
