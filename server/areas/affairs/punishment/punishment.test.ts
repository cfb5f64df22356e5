import { beforeAll, describe, expect, it } from 'vitest'
import { daysAfter } from '#domain/kernel/days.ts'
import { violationKind } from '#domain/violation/kind.ts'
import { monthsAfter } from '#domain/violation/terms.ts'
import { keepDeadlines } from '#server/engine/flow/deadlines.ts'
import { oneEngine } from '#tests/support/database.ts'
import { leaveCollege } from '#tests/support/leave-college.ts'
import { sessionsOn } from '#tests/support/session.ts'
import { remindOfRemoval } from './remind.ts'

const dayS = 86_400

describe.each(oneEngine)('punishments on %s', (engine) => {
  const server = sessionsOn(engine)
  const { asks, ids, keep, today, decide } = leaveCollege(server)
  const call = (name: string) => `affairs/punishment/${name}`
  const kept = async (id: string) => (await asks.admin(call(`getOne?id=${id}`))).data
  const violation = { kindId: '', facts: '查寝时不在' }

  beforeAll(async () => {
    const kind = { code: 'late', name: '晚归', category: '8', level: 'verbal', points: 3, mostPoints: 6 }
    const more = { repeatPoints: 2, asksProof: false, sort: 1, enabled: true }
    violation.kindId = await keep(violationKind, { ...kind, ...more })
  })

  const violated = async (studentId: string, happenedAt: string) => {
    const { data, msg } = await asks.counsellor('violation/record/add', {
      ...{ ...violation, studentId, happenedAt },
    })
    expect([msg, (await asks.counsellor('violation/record/notify', { id: data?.id })).status]).toEqual([
      ...['操作成功', 200],
    ])
    return data.id as string
  }
  const proposed = (more: object = {}, who = asks.counsellor) =>
    who(call('add'), {
      ...{ studentId: ids.studentId, category: '1', happenedAt: `${today()} 00:00:01`, kind: 'demerit' },
      ...{ facts: '期中考试中使用手机查阅资料', clause: '《学生违纪处分办法》第十二条', ...more },
    })
  const told = async (more: object = {}) => {
    const { data, msg } = await proposed(more)
    expect([msg, (await asks.counsellor(call('notify'), { id: data?.id })).msg]).toEqual([
      '操作成功',
      '操作成功',
    ])
    return data.id as string
  }
  /** Up to the decision, which waits for its delivery. */
  let number = 0
  const issued = async (more: object = {}) => {
    const id = await told(more)
    expect((await asks.student(call('defend'), { id, statement: '无异议' })).status).toBe(200)
    expect((await asks.counsellor(call('submit'), { id })).msg).toBe('操作成功')
    expect((await decide('department', 'approve')).msg).toBe('操作成功')
    expect((await decide('admin', 'approve')).msg).toBe('操作成功')
    if ((await kept(id)).state === 'reviewing') await decide('leader', 'approve')
    const paper = { documentNo: `校学处〔2026〕${++number}号`, decidedOn: today() }
    expect((await asks.counsellor(call('issue'), { id, ...paper })).status).toBe(403)
    expect((await asks.admin(call('issue'), { id, ...paper })).msg).toBe('操作成功')
    return id
  }
  const signed = async (more: object = {}) => {
    const id = await issued(more)
    expect((await asks.student(call('sign'), { id })).status).toBe(200)
    return id
  }
  const sent = async (noun: string, body: object) => {
    const { data, msg } = await asks.student(`affairs/${noun}/add`, body)
    expect(msg).toBe('操作成功')
    return { id: data.id as string, ...(await asks.student(`affairs/${noun}/submit`, { id: data.id })) }
  }
  const appeal = (punishmentId: string) => sent('punishmentAppeal', { punishmentId, reason: '处分过重' })
  const removal = (punishmentId: string) =>
    sent('punishmentCancel', { punishmentId, report: '已认识错误', merit: false })

  it('are the student’s to see once told, and decided only after they were heard', async () => {
    expect((await proposed({}, asks.student)).status).toBe(403)
    expect((await proposed({ happenedAt: '2099-01-01 00:00:00' })).msg).toBe('发生时间不能晚于现在')
    const { data } = await proposed()
    expect(data).toMatchObject({ state: 'proposed', title: '马语婷 记过', caseNo: null })
    const one = call(`getOne?id=${data.id}`)
    for (const who of [asks.student, asks.stranger]) expect((await who(one)).status).toBe(404)
    expect((await asks.counsellor(call('submit'), { id: data.id })).status).toBe(409)
    expect((await asks.counsellor(call('notify'), { id: data.id })).status).toBe(200)
    expect((await asks.student(one)).data).toMatchObject({ state: 'informed' })
    expect((await asks.classmate(one)).status).toBe(404)
    expect((await asks.counsellor(call('submit'), { id: data.id })).status).toBe(409)
    const words = { id: data.id, statement: '手机未打开' }
    expect((await asks.counsellor(call('defend'), words)).status).toBe(403)
    expect((await asks.classmate(call('defend'), words)).status).toBe(404)
    expect((await asks.student(call('defend'), words)).status).toBe(200)
    expect(await kept(data.id)).toMatchObject({ state: 'heard', statement: '手机未打开' })
    const silent = await told()
    server.pass(6 * dayS)
    await keepDeadlines(server.app(), server.tenantId)
    expect(await kept(silent)).toMatchObject({ state: 'heard', statement: null })
    // What was corrected is told anew.
    expect((await asks.counsellor(call('revise'), { id: silent })).status).toBe(200)
    expect((await asks.student(call(`getOne?id=${silent}`))).status).toBe(404)
    const { revision } = await kept(silent)
    const changed = { id: silent, revision, kind: 'warning' }
    expect((await asks.counsellor(call('update'), changed)).data.title).toBe('马语婷 警告')
  })

  it('name only a violation of the same student', async () => {
    const other = await violated(ids.mateId, `${today()} 00:00:01`)
    expect((await proposed({ violationId: other })).status).toBe(400)
    const own = await violated(ids.studentId, `${today()} 00:00:01`)
    expect((await proposed({ violationId: own })).data.violationId).toBe(own)
  })

  it('take effect with their delivery, by signature, by staff, or by an announcement that has run out', async () => {
    const by = await issued()
    expect(await kept(by)).toMatchObject({ state: 'issued', months: 9, receivedOn: null })
    expect((await asks.classmate(call('sign'), { id: by })).status).toBe(404)
    expect((await asks.student(call('sign'), { id: by })).status).toBe(200)
    expect(await kept(by)).toMatchObject({
      ...{ state: 'effective', method: 'direct', receivedOn: today(), appealUntil: daysAfter(today(), 10) },
      endsOn: monthsAfter(today(), 9),
    })
    const left = await issued({ kind: 'warning' })
    const put = (method: string, receivedOn: string) =>
      asks.counsellor(call('deliver'), { id: left, method, receivedOn, deliveryNote: '拒绝签收，两人见证' })
    expect((await put('public', today())).msg).toContain('公告送达')
    expect((await put('left', daysAfter(today(), 1))).msg).toBe('送达日期应在决定日期和今天之间')
    expect((await put('left', daysAfter(today(), -1))).status).toBe(400)
    expect((await put('left', today())).status).toBe(200)
    expect(await kept(left)).toMatchObject({ state: 'effective', method: 'left', months: 6 })
    expect((await asks.counsellor(call('decision'), { id: left })).data.paper).toMatchObject({
      ...{ title: '学生处分决定书', number: '校学处〔2026〕2号' },
    })
    const away = await issued({ kind: 'expulsion' })
    expect((await asks.admin(call('announce'), { id: away, deliveryNote: '学校官网' })).status).toBe(200)
    server.pass(29 * dayS)
    await keepDeadlines(server.app(), server.tenantId)
    expect((await kept(away)).state).toBe('announced')
    server.pass(3 * dayS)
    await keepDeadlines(server.app(), server.tenantId)
    expect(await kept(away)).toMatchObject({ state: 'effective', method: 'public', endsOn: null })
    expect((await removal(away)).msg).toBe('开除学籍处分不能解除')
  })

  it('are appealed against within ten days of receipt and once, and upheld, changed or revoked', async () => {
    const id = await signed()
    const foreign = await asks.classmate('affairs/punishmentAppeal/add', { punishmentId: id, reason: '无关' })
    expect(foreign.status).toBeGreaterThanOrEqual(400)
    server.pass(10 * dayS)
    const own = { punishmentId: id, reason: '处分过重', outcome: 'revoke' }
    expect((await asks.student('affairs/punishmentAppeal/add', own)).data.outcome).toBeNull()
    expect((await appeal(id)).status).toBe(200)
    expect((await appeal(id)).msg).toBe('这份处分决定已经申诉过')
    expect((await kept(id)).state).toBe('effective')
    expect((await decide('admin', 'approve')).msg).toBe('请填写申诉结论')
    const ruling = (newKind: string) => ({ values: { outcome: 'change', newKind } })
    expect((await decide('admin', 'approve', ruling('probation'))).msg).toBe('变更后的处分应轻于原处分')
    const { receivedOn } = await kept(id)
    expect((await decide('admin', 'approve', ruling('warning'))).msg).toBe('操作成功')
    expect(await kept(id)).toMatchObject({
      ...{ state: 'effective', kind: 'warning', months: 6, endsOn: monthsAfter(receivedOn, 6) },
      title: '马语婷 警告',
    })
    const wrong = await signed()
    expect((await appeal(wrong)).status).toBe(200)
    await decide('admin', 'approve', { values: { outcome: 'revoke' } })
    expect((await kept(wrong)).state).toBe('revoked')
    const upheld = await signed()
    const { id: asked } = await appeal(upheld)
    await decide('admin', 'reject', { comment: '程序正当' })
    expect((await kept(upheld)).state).toBe('effective')
    const { data } = await asks.student(`affairs/punishmentAppeal/getOne?id=${asked}`)
    expect(data).toMatchObject({ state: 'refused', outcome: 'uphold' })
    const late = await signed()
    server.pass(11 * dayS)
    expect((await appeal(late)).msg).toContain('申诉期限已于')
  })

  it('are removed after their term, which a later violation begins anew, by the leaders where they are heavy', async () => {
    server.pass(400 * dayS)
    const id = await signed({ kind: 'probation' })
    const standing = async (who = asks.student) => who(call(`removal?id=${id}`))
    expect((await standing(asks.classmate)).status).toBe(404)
    expect((await standing()).data).toMatchObject({ servedDays: 0, laterViolations: 0, due: false })
    expect((await removal(id)).msg).toContain('起可以申请解除')
    server.pass(100 * dayS)
    await violated(ids.studentId, `${today()} 00:00:01`)
    const { data } = await standing()
    expect(data).toMatchObject({ servedDays: 0, laterViolations: 1, removableOn: monthsAfter(today(), 12) })
    server.pass(290 * dayS)
    expect((await removal(id)).msg).toBe(`${data.removableOn} 起可以申请解除`)
    server.pass(80 * dayS)
    const first = (await remindOfRemoval(server.app(), server.tenantId)) as { reminded: number }
    expect(first.reminded).toBeGreaterThan(0)
    expect(await remindOfRemoval(server.app(), server.tenantId)).toEqual({ reminded: 0 })
    const { id: asked, status } = await removal(id)
    expect(status).toBe(200)
    const { data: request } = await asks.student(`affairs/punishmentCancel/getOne?id=${asked}`)
    expect(request).toMatchObject({ kind: 'probation', laterViolations: 1, servedDays: data.termDays })
    for (const who of ['counsellor', 'department', 'admin', 'leader'] as const)
      expect((await decide(who, 'approve')).msg).toBe('操作成功')
    expect(await kept(id)).toMatchObject({ state: 'removed', removedOn: today() })
  })
})
