import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { daysAfter } from '#domain/kernel/days.ts'
import { keepDeadlines } from '#server/engine/flow/deadlines.ts'
import { oneEngine } from '#tests/support/database.ts'
import { dormitoryCollege } from '#tests/support/dormitory-college.ts'
import { sessionsOn } from '#tests/support/session.ts'

describe.each(oneEngine)('holiday stays on %s', (engine) => {
  const server = sessionsOn(engine)
  const { asks, keepers, house, today, approvedBy, waiting } = dormitoryCollege(server)
  const call = (name: string) => `dormitory/stayApplication/${name}`
  const settings = async (more: object) => {
    const { data } = await asks.admin('dormitory/staySettings/getOne')
    const days = { startsOn: daysAfter(today(), 10), endsOn: daysAfter(today(), 40), holiday: '寒假' }
    return asks.admin('dormitory/staySettings/update', {
      ...{ id: data.id, revision: data.revision, ...days },
      ...{ opensOn: today(), closesOn: daysAfter(today(), 9), ownBed: true, ...more },
    })
  }
  const drafted = (who = asks.student, from = 10, to = 40, more: object = {}) =>
    who(call('add'), {
      ...{ reason: '1', detail: '在企业实习', emergencyName: '马先生', emergencyPhone: '13900001111' },
      ...{ startsOn: daysAfter(today(), from), endsOn: daysAfter(today(), to) },
      ...{ guardianInformed: true, promise: true, ...more },
    })
  const sent = async (who = asks.student) => {
    const { data, msg } = await drafted(who)
    expect([msg, (await who(call('submit'), { id: data.id })).status]).toEqual(['操作成功', 200])
    return data.id as string
  }
  const kept = async (id: string) => (await asks.admin(call(`getOne?id=${id}`))).data

  it('are asked for in the days of the settings, within the holiday, with the promise, and never twice', async () => {
    expect((await settings({})).status).toBe(200)
    expect((await drafted(asks.student, 5)).msg).toContain('“寒假”为')
    expect((await drafted(asks.student, 10, 40, { promise: false })).msg).toBe('请先作出安全承诺')
    await settings({ opensOn: daysAfter(today(), 2) })
    expect((await drafted()).msg).toContain('留校申请时间为')
    await settings({})
    const [one, other] = [await drafted(), await drafted(asks.student, 12, 20)]
    const both = await Promise.all(
      [one, other].map(({ data }) => asks.student(call('submit'), { id: data.id })),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])
    const [first] = await waiting('counsellor')
    const refusal = { id: first?.id, task: first?.task, verb: 'reject', comment: '重复' }
    expect((await asks.counsellor('workflow/case/act', refusal)).status).toBe(200)
  })

  it('go through counsellor and college, and are nobody else’s to see or decide', async () => {
    const id = await sent()
    const [task] = await waiting('counsellor')
    const approve = { id: task?.id, task: task?.task, verb: 'approve' }
    for (const who of [asks.stranger, asks.classmate, keepers.dormmaster, keepers.otherMaster]) {
      expect((await who('workflow/case/act', approve)).status).toBe(404)
      expect((await who(call(`getOne?id=${id}`))).status).toBe(404)
    }
    expect((await asks.classmate(call('withdraw'), { id })).status).toBe(404)
    expect((await keepers.dormmaster(call('arrange'), { id, buildingId: house.id })).status).toBe(404)
    await approvedBy('counsellor')
    expect((await asks.counsellor('workflow/case/act', approve)).status).toBe(409)
    expect((await kept(id)).state).toBe('reviewing')
    await approvedBy('department')
    expect((await kept(id)).state).toBe('approved')
    expect((await asks.student(call('arrange'), { id, buildingId: house.id })).status).toBe(403)
    await asks.student(call('giveUp'), { id })
    expect((await kept(id)).state).toBe('givenUp')
  })

  it('are given a bed for the time: of two who are given one at once, one has it', async () => {
    const ids = [await sent(), await sent(asks.classmate)]
    await approvedBy('counsellor', 'counsellor', 'department', 'department')
    // Of a holiday that lies ahead it is said before it begins how many wait for a bed.
    const { data: figures } = await asks.admin('dormitory/stayStats/figures')
    const totals = figures.sets.find(({ by }: { by: readonly string[] }) => by.length === 0)
    expect(totals.rows[0].figures[figures.measures.indexOf('waiting')]).toBe(2)
    const bedId = house.beds[0]
    const asked = (id: string, more: object) =>
      asks.admin(call('arrange'), { id, buildingId: house.id, ...more })
    expect((await asked(ids[0] ?? '', { bedId: house.otherBed })).msg).toBe(
      '该床位不在所选楼栋，或在这段时间已有人使用',
    )
    const both = await Promise.all(ids.map((id) => asked(id, { bedId })))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])
    const [winner, loser] = both[0]?.status === 200 ? ids : ids.toReversed()
    expect(await kept(winner ?? '')).toMatchObject({ state: 'arranged', bedId, buildingId: house.id })
    expect((await asked(loser ?? '', {})).status).toBe(200)
    expect((await kept(loser ?? '')).bedId).toBe(house.beds[1])
    await asks.admin(call('release'), { id: loser })
    await sql`update dormitory_stay_application set home_building_id = ${house.id} where id = ${loser}`.execute(
      server.app().db,
    )
    const elsewhere = { id: loser, buildingId: house.otherId }
    expect((await keepers.dormmaster(call('arrange'), elsewhere)).status).toBe(403)
    expect((await keepers.dormmaster(call('arrange'), { id: loser, buildingId: house.id })).status).toBe(200)
    expect((await keepers.dormmaster(call(`getOne?id=${winner}`))).status).toBe(200)
    expect((await keepers.otherMaster(call('finish'), { id: winner })).status).toBe(404)
    await asks.admin(call('release'), { id: winner })
    expect(await kept(winner ?? '')).toMatchObject({ state: 'approved', bedId: null, buildingId: null })
    await sql`update base_building set residents = 'women' where id = ${house.otherId}`.execute(
      server.app().db,
    )
    expect((await asked(winner ?? '', { buildingId: house.otherId })).msg).toBe(
      '该楼的住宿对象与学生的性别不符',
    )
    server.pass(42 * 86_400)
    expect(await keepDeadlines(server.app(), server.tenantId)).toEqual({ done: 2 })
    expect((await kept(winner ?? '')).state).toBe('over')
  })
})
