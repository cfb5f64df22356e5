import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { roomChangePlan } from '#domain/dormitory/room-change/plan.ts'
import { daysAfter } from '#domain/kernel/days.ts'
import { oneEngine } from '#tests/support/database.ts'
import { dormitoryCollege } from '#tests/support/dormitory-college.ts'
import { sessionsOn } from '#tests/support/session.ts'

describe.each(oneEngine)('changes of rooms on %s', (engine) => {
  const server = sessionsOn(engine)
  const { asks, keepers, house, ids, keep, lodged, today, approvedBy, waiting, decide } =
    dormitoryCollege(server)
  const call = (name: string) => `dormitory/roomChange/${name}`
  const plan = { id: '', mateNo: '' }
  const query = async <R>(text: ReturnType<typeof sql<R>>) => (await text.execute(server.app().db)).rows

  beforeAll(async () => {
    plan.id = await keep(roomChangePlan, {
      ...{ name: '秋季调宿', opensOn: daysAfter(today(), -3), closesOn: daysAfter(today(), 60) },
      ...{ swaps: true, enabled: true },
    })
    await lodged(ids.studentId, house.beds[0] ?? '')
    await lodged(ids.mateId, house.otherBed)
    const [mate] = await query(
      sql<{ no: string }>`select student_no as no from base_student where id = ${ids.mateId}`,
    )
    plan.mateNo = mate?.no ?? ''
  })

  const drafted = (more: object = {}, who = asks.student) =>
    who(call('add'), { planId: plan.id, kind: 'move', reason: '作息不同', ...more })
  const swapped = (more: object = {}) =>
    drafted({ kind: 'swap', partnerNo: plan.mateNo, partnerName: '李雷', ...more })
  const sent = async (draft: ReturnType<typeof drafted>, who = asks.student) => {
    const { data } = await draft
    return { id: data.id as string, ...(await who(call('submit'), { id: data.id })) }
  }
  const kept = async (id: string) => (await asks.admin(call(`getOne?id=${id}`))).data
  const stays = (student: string) =>
    query(sql<{ bed: string; open: boolean; reason: string; ended: string | null }>`select bed_id as bed,
      until is null as open, reason, end_reason as ended from dormitory_stay
      where tenant_id = ${server.tenantId} and student_id = ${student} order by since, created_at`)

  it('are swaps that the other one is asked for first, found by number and name together', async () => {
    expect((await sent(swapped({ partnerName: '李某' }))).msg).toBe(
      '没有找到可以互换的同学，请核对学号和姓名',
    )
    const { id, status } = await sent(swapped())
    expect([status, (await kept(id)).state]).toEqual([200, 'agreeing'])
    expect(await kept(id)).toMatchObject({ toBedId: null, feeTo: null })
    expect(await waiting('counsellor')).toEqual([])
    expect((await asks.student(call('agree'), { id })).status).toBe(403)
    expect((await keepers.dormmaster(call('finish'), { id, oldKeyBack: true })).status).toBe(409)
    const { revision } = await kept(id)
    expect((await asks.student(call('update'), { id, revision, reason: '改' })).status).toBe(409)
    expect((await sent(drafted({}, asks.classmate), asks.classmate)).msg).toContain('尚未答复')
    expect((await asks.classmate(call('decline'), { id, because: '不想搬' })).status).toBe(200)
    expect((await kept(id)).state).toBe('declined')
    expect((await asks.student(call('submit'), { id })).status).toBe(409)
    const again = await sent(swapped())
    expect((await asks.student(call('withdraw'), { id: again.id })).status).toBe(200)
    expect(await kept(again.id)).toMatchObject({ state: 'withdrawn', partnerId: null, toBedId: null })
    expect((await asks.classmate(call(`getOne?id=${again.id}`))).status).toBe(404)
  })

  it('pass counsellor, college and dormitory, each in a state of its own, and are the applicant’s', async () => {
    const { id } = await sent(swapped())
    const residents = (who: string) =>
      query(sql`update base_building set residents = ${who} where id = ${house.otherId}`)
    await residents('women')
    const apart = await asks.classmate(call('agree'), { id })
    expect([apart.status, apart.msg, (await kept(id)).state]).toEqual([
      ...[409, expect.stringContaining('只住女生'), 'agreeing'],
    ])
    await residents('men')
    expect((await asks.classmate(call('agree'), { id })).status).toBe(200)
    expect((await kept(id)).toBedId).toBe(house.otherBed)
    const [task] = await waiting('counsellor')
    expect((await asks.stranger(call(`getOne?id=${id}`))).status).toBe(404)
    const act = { id: task?.id, task: task?.task, verb: 'approve' }
    expect((await asks.stranger('workflow/case/act', act)).status).toBe(404)
    for (const who of [asks.student, asks.classmate, keepers.dormmaster, keepers.otherMaster])
      expect((await who('workflow/case/act', act)).status).toBe(409)
    const own = async (who: typeof asks.student) => (await who('workflow/inbox/page?box=mine')).data.total
    expect([await own(asks.student), await own(asks.classmate)]).toEqual([1, 0])
    await approvedBy('counsellor')
    expect((await kept(id)).state).toBe('counsellorPassed')
    expect((await asks.counsellor('workflow/case/act', act)).status).toBe(409)
    await approvedBy('department')
    expect((await kept(id)).state).toBe('collegePassed')
    await approvedBy('admin')
    expect((await kept(id)).state).toBe('approved')
    await residents('women')
    expect((await keepers.dormmaster(call('arrange'), { id })).msg).toContain('只住女生')
    await residents('men')
    const arranged = await keepers.dormmaster(call('arrange'), { id })
    expect([arranged.msg, (await kept(id)).moveBy]).toEqual(['操作成功', daysAfter(today(), 7)])
  })

  it('move both at once, when both have confirmed: the stays of one without the other never change', async () => {
    const [{ id } = { id: '' }] = await query(
      sql<{ id: string }>`select id from dormitory_room_change where tenant_id = ${server.tenantId}
        and state = 'moving'`,
    )
    const finish = () => keepers.dormmaster(call('finish'), { id, oldKeyBack: true, newKeyNo: 'K7' })
    expect((await asks.student(call('confirm'), { id })).status).toBe(200)
    expect((await asks.student(call('confirmSwap'), { id })).status).toBe(403)
    expect((await finish()).msg).toBe('搬迁的学生尚未全部确认')
    expect((await asks.classmate(call('confirmSwap'), { id })).status).toBe(200)
    await sql`update base_building set residents = 'women' where id = ${house.otherId}`.execute(
      server.app().db,
    )
    const refused = await finish()
    expect([refused.status, await stays(ids.studentId), (await stays(ids.mateId)).length]).toEqual([
      409,
      [{ bed: house.beds[0], open: true, reason: 'entry', ended: null }],
      1,
    ])
    await sql`update base_building set residents = 'men' where id = ${house.otherId}`.execute(server.app().db)
    expect((await asks.student(call('finish'), { id, oldKeyBack: true })).status).toBe(403)
    expect((await finish()).status).toBe(200)
    expect((await finish()).status).toBe(409)
    const changed = { reason: 'change', open: true, ended: null }
    expect([(await stays(ids.studentId)).at(-1), (await stays(ids.mateId)).at(-1)]).toEqual([
      { bed: house.otherBed, ...changed },
      { bed: house.beds[0], ...changed },
    ])
    expect((await stays(ids.studentId))[0]).toMatchObject({ open: false, ended: 'change' })
    expect(await kept(id)).toMatchObject({ state: 'done', oldKeyBack: true, newKeyNo: 'K7' })
  })

  it('give one bed to one of two, and only within the houses of who gives it', async () => {
    const both = [await sent(drafted()), await sent(drafted({}, asks.classmate), asks.classmate)]
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    for (const who of ['counsellor', 'department', 'admin'] as const) await approvedBy(who, who)
    const arrange = (at: number, toBedId: string | undefined, who = asks.admin) =>
      who(call('arrange'), { id: both[at]?.id, toBedId })
    expect((await arrange(0, undefined)).msg).toBe('请选择新床位')
    expect((await arrange(0, house.otherBed)).status).toBe(400)
    expect([400, 403, 404]).toContain((await arrange(0, house.beds[2], keepers.otherMaster)).status)
    const replies = await Promise.all([0, 1].map((at) => arrange(at, house.beds[2])))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 400])
    const winner = replies[0]?.status === 200 ? 0 : 1
    const own = winner === 0 ? asks.student : asks.classmate
    await own(call('confirm'), { id: both[winner]?.id })
    expect((await asks.admin(call('finish'), { id: both[winner]?.id, oldKeyBack: false })).status).toBe(200)
    const mine = winner === 0 ? ids.studentId : ids.mateId
    expect((await stays(mine)).at(-1)).toMatchObject({ bed: house.beds[2], open: true })
    const other = both[1 - winner]?.id
    expect((await (winner === 0 ? asks.classmate : asks.student)(call('giveUp'), { id: other })).status).toBe(
      200,
    )
    await decide('counsellor', 'approve')
    expect((await kept(other ?? '')).state).toBe('cancelled')
  })
})
