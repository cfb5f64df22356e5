import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { violationKind } from '#domain/violation/kind.ts'
import { keepDeadlines } from '#server/engine/flow/deadlines.ts'
import { oneEngine } from '#tests/support/database.ts'
import { leaveCollege } from '#tests/support/leave-college.ts'
import { sessionsOn } from '#tests/support/session.ts'
import { remindOfRelease } from './remind.ts'

const dayS = 86_400

describe.each(oneEngine)('violations on %s', (engine) => {
  const server = sessionsOn(engine)
  const { asks, ids, keep, today, waiting, decide } = leaveCollege(server)
  const kinds = { late: '', fight: '' }
  const call = (name: string) => `violation/record/${name}`

  beforeAll(async () => {
    const kind = { repeatPoints: 2, asksProof: false, sort: 1, enabled: true }
    const late = { code: 'late', name: '晚归', category: '8', level: 'verbal', points: 3, mostPoints: 6 }
    const fight = { code: 'f', name: '打架', category: '3', level: 'serious', points: 20, mostPoints: 50 }
    kinds.late = await keep(violationKind, { ...kind, ...late })
    kinds.fight = await keep(violationKind, { ...kind, ...fight })
  })

  const recorded = (kindId: string, more: object = {}, who = asks.counsellor) =>
    who(call('add'), {
      ...{
        studentId: ids.studentId,
        kindId,
        happenedAt: `${today()} 00:00:01`,
        facts: '查寝时不在',
        ...more,
      },
    })
  const told = async (kindId: string) => {
    const { data, msg } = await recorded(kindId)
    expect([msg, (await asks.counsellor(call('notify'), { id: data?.id })).status]).toEqual(['操作成功', 200])
    return data.id as string
  }
  const received = async (kindId: string) => {
    const id = await told(kindId)
    const { status } = await asks.student(call('acknowledge'), { id, statement: '已知悉' })
    expect(status).toBe(200)
    return id
  }
  const kept = async (id: string) => (await asks.admin(call(`getOne?id=${id}`))).data
  const sent = async (noun: string, body: object, who = asks.student) => {
    const { data, msg } = await who(`violation/${noun}/add`, body)
    expect(msg).toBe('操作成功')
    return { id: data.id as string, ...(await who(`violation/${noun}/submit`, { id: data.id })) }
  }
  const appeal = (recordId: string) => sent('appeal', { recordId, reason: '当晚已请假' })

  it('cost what kind and repetition say, are nobody else’s to see, and the student’s only once told', async () => {
    const { data } = await recorded(kinds.late)
    expect(data).toMatchObject({ points: 3, level: 'verbal', state: 'recorded', repeats: 0 })
    expect((await recorded(kinds.late, { points: 7 })).msg).toContain('一次最多扣 6 分')
    expect((await recorded(kinds.late, { happenedAt: '2099-01-01 00:00:00' })).msg).toBe(
      '发生时间不能晚于现在',
    )
    expect((await recorded(kinds.late, {}, asks.student)).status).toBe(403)
    expect((await recorded(kinds.late, {}, asks.stranger)).status).toBeGreaterThanOrEqual(400)
    const one = call(`getOne?id=${data.id}`)
    for (const who of [asks.student, asks.classmate, asks.stranger]) expect((await who(one)).status).toBe(404)
    expect((await asks.counsellor(call('notify'), { id: data.id })).status).toBe(200)
    expect((await asks.student(one)).data).toMatchObject({ state: 'notified' })
    expect((await asks.classmate(one)).status).toBe(404)
    expect((await asks.counsellor(call('batchRemove'), [data.id])).status).toBe(409)
    expect((await asks.counsellor(call('acknowledge'), { id: data.id })).status).toBe(403)
    expect((await asks.classmate(call('acknowledge'), { id: data.id })).status).toBe(404)
    expect((await asks.student(call('rescind'), { id: data.id })).status).toBe(404)
    expect((await asks.student(call('acknowledge'), { id: data.id })).status).toBe(200)
    expect(await kept(data.id)).toMatchObject({ state: 'effective', receivedOn: today() })
    expect((await recorded(kinds.late)).data).toMatchObject({ repeats: 1, points: 5 })
  })

  it('count as received after some days, and a light one ends by itself', async () => {
    const id = await told(kinds.late)
    server.pass(4 * dayS)
    await keepDeadlines(server.app(), server.tenantId)
    expect(await kept(id)).toMatchObject({ state: 'effective', readAt: null, receivedOn: today() })
    server.pass(40 * dayS)
    await keepDeadlines(server.app(), server.tenantId)
    expect((await kept(id)).state).toBe('expired')
  })

  it('are appealed against in time and once, and changed or rescinded as is decided', async () => {
    const id = await received(kinds.fight)
    const foreign = await asks.classmate('violation/appeal/add', { recordId: id, reason: '与我无关' })
    expect(foreign.status).toBeGreaterThanOrEqual(400)
    const { data } = await asks.student('violation/appeal/add', {
      ...{ recordId: id, reason: '未动手', ruling: 'rescind', newPoints: 0 },
    })
    expect(data).toMatchObject({ ruling: null, newPoints: null })
    const { id: appealId } = data
    expect((await asks.student('violation/appeal/submit', { id: appealId })).status).toBe(200)
    expect((await appeal(id)).msg).toBe('这条违纪已经申诉过')
    expect((await decide('admin', 'approve')).msg).toBe('请填写复查决定')
    const values = { ruling: 'change', newPoints: 8 }
    expect((await decide('admin', 'approve', { values: { ...values, newPoints: 20 } })).status).toBe(409)
    expect((await decide('admin', 'approve', { values })).status).toBe(200)
    expect(await kept(id)).toMatchObject({ state: 'effective', points: 8 })
    const other = await received(kinds.late)
    expect((await appeal(other)).status).toBe(200)
    await decide('admin', 'approve', { values: { ruling: 'rescind' } })
    expect((await kept(other)).state).toBe('rescinded')
    const late = await received(kinds.fight)
    server.pass(11 * dayS)
    expect((await appeal(late)).msg).toBe('申诉期限已过')
  })

  it('are released after good behaviour, which another violation begins anew', async () => {
    await sql`update violation_record set state = 'rescinded' where tenant_id = ${server.tenantId}`.execute(
      server.app().db,
    )
    const id = await received(kinds.fight)
    const release = () => sent('release', { recordId: id, report: '已认识错误', merit: false })
    expect((await release()).msg).toContain('起可以申请解除')
    server.pass(150 * dayS)
    const again = await received(kinds.late)
    server.pass(50 * dayS)
    expect((await release()).msg).toContain('起可以申请解除')
    expect(await remindOfRelease(server.app(), server.tenantId)).toEqual({ reminded: 1 })
    expect(await remindOfRelease(server.app(), server.tenantId)).toEqual({ reminded: 0 })
    server.pass(140 * dayS)
    expect((await release()).status).toBe(200)
    for (const who of ['counsellor', 'department', 'admin'] as const)
      expect((await decide(who, 'approve')).status).toBe(200)
    expect((await kept(id)).state).toBe('released')
    expect((await kept(again)).state).not.toBe('released')
  })

  it('that were told are taken back only by a decision of the college, which the student neither asks for nor sees', async () => {
    const id = await received(kinds.late)
    const body = { recordId: id, reason: '登记对象有误' }
    expect((await asks.student('violation/rescind/add', body)).status).toBe(403)
    const asked = await sent('rescind', body, asks.counsellor)
    expect(asked.status).toBe(200)
    expect((await asks.stranger(`violation/rescind/getOne?id=${asked.id}`)).status).toBe(404)
    expect(
      (await asks.student('workflow/inbox/page?box=mine')).data.records
        .map(({ title }: { title: string }) => title)
        .join(),
    ).not.toContain('撤销')
    expect(await waiting('counsellor')).toEqual([])
    expect((await decide('admin', 'approve')).status).toBe(200)
    expect((await kept(id)).state).toBe('rescinded')
  })
})
