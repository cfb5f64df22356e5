import { describe, expect, it } from 'vitest'
import { mentor } from '#domain/base/mentor.ts'
import { daysAfter } from '#domain/kernel/days.ts'
import { instantOf } from '#domain/kits/college-clock.ts'
import { user } from '#domain/system/user.ts'
import { entrust } from '#domain/workflow/entrust.ts'
import { timeOf } from '#server/core/database/moment.ts'
import { table } from '#server/core/database/table.ts'
import { newId } from '#server/core/new-id.ts'
import { keepDeadlines } from '#server/engine/flow/deadlines.ts'
import { oneEngine } from '#tests/support/database.ts'
import { leaveCollege } from '#tests/support/leave-college.ts'
import { sessionsOn } from '#tests/support/session.ts'
import { countAbsence } from './absence.ts'
import { tendLeaves } from './tend.ts'

describe.each(oneEngine)('leaves on %s', (engine) => {
  const server = sessionsOn(engine)
  const { asks, ids, today, keep, drafted, sent, waiting, decide, leave, approved } = leaveCollege(server)
  const now = () => timeOf(new Date(server.now()))

  it('count days and lost lessons before they are sent, and go through counsellor, college and student affairs', async () => {
    const { data } = await drafted(1, 4)
    expect(data).toMatchObject({
      days: 4,
      lessons: 8,
      lostLessons: [1, 2, 3, 4].map((after) => `${daysAfter(today(), after)} 第1-2节 电工基础`).join('\n'),
      state: 'draft',
      level: 'affairs',
      title: '马语婷 事假 4 天',
      number: null,
    })
    await asks.student('leave/application/submit', { id: data.id })
    for (const who of ['counsellor', 'department', 'admin'] as const) {
      expect((await leave(data.id)).state).toBe('reviewing')
      expect((await decide(who, 'approve')).status).toBe(200)
    }
    const kept = await leave(data.id)
    expect(kept).toMatchObject({
      state: 'approved',
      decidedIn: expect.any(Number),
      number: expect.stringMatching(/^QJ\d{8}0001$/),
    })
    expect(kept.cancelBy > kept.endsAt).toBe(true)
    await asks.student('leave/application/giveUp', { id: data.id })
    expect((await leave(data.id)).state).toBe('givenUp')
  })

  it('are reckoned while they are filled in, by the thresholds of the college and the timetable', async () => {
    const span = { startsOn: daysAfter(today(), 1), endsOn: daysAfter(today(), 4) }
    const reckoned = (more: Readonly<Record<string, string>> = {}, who: keyof typeof asks = 'student') =>
      asks[who](`leave/reckoning/mine?${new URLSearchParams({ ...span, typeId: ids.personal, ...more })}`)
    const steps = ['辅导员审核', '学院审核', '学生处审核']
    const { data } = await reckoned()
    expect(data).toMatchObject({ days: 4, lessons: 8, level: 'affairs' })
    const titles = (told: { steps: { title: string }[] }) => told.steps.map(({ title }) => title)
    expect(titles(data)).toEqual(steps)
    expect(data.steps[0].people).toEqual(['counsellor'])
    expect(data.lostLessons.split('\n')).toHaveLength(4)
    await keep(mentor, { teacherId: ids.headId, studentId: ids.studentId, since: '2020-01-01' })
    expect(titles((await reckoned({ duringInternship: 'true' })).data)).toEqual(['导师审核', ...steps])

    const own = { typeId: ids.personal, moreThan: 0, leavesCity: false, holidayEve: false, level: 'college' }
    const { data: added } = await asks.admin('leave/threshold/add', { ...own, enabled: true })
    const { data: fewer } = await reckoned()
    expect([fewer.level, titles(fewer)]).toEqual(['college', steps.slice(0, 2)])
    const { id, revision } = added
    await asks.admin('leave/threshold/update', { id, revision, enabled: false })
    expect((await reckoned({}, 'student')).data.level).toBe('affairs')

    const { studentId } = ids
    expect((await reckoned({ studentId }, 'counsellor')).data.days).toBe(4)
    for (const who of ['stranger', 'classmate'] as const)
      expect((await reckoned({ studentId }, who)).data).toBe(null)
    const wrong = ['endsOn=2020-01-01', 'endsOn=2999-01-01', 'endsOn=2026-99-99', 'startsSection=x']
    for (const each of wrong) expect((await reckoned(Object.fromEntries([each.split('=')]))).status).toBe(400)
  })

  it('are decided by whom they were entrusted to, for the departments that were named', async () => {
    const agent = await table(user, server.app().db, server.tenantId).get({ name: 'leader' }, ['id'])
    const { data } = await drafted(80, 1)
    const given = { agentId: agent?.id, since: today(), until: today(), departments: data.departmentId }
    const { data: kept, msg } = await asks.counsellor('workflow/entrust/add', { ...given, enabled: true })
    expect(msg).toBe('操作成功')
    await asks.student('leave/application/submit', { id: data.id })
    expect(await waiting('leader')).toHaveLength(1)
    await asks.student('leave/application/withdraw', { id: data.id })
    const of = table(entrust, server.app().db, server.tenantId)
    await of.update({ id: kept.id }, { departments: newId() }, ['id'])
    await asks.student('leave/application/submit', { id: data.id })
    expect([await waiting('leader'), (await waiting('counsellor')).length]).toEqual([[], 1])
    await asks.student('leave/application/withdraw', { id: data.id })
    await of.update({ id: kept.id }, { enabled: false }, ['id'])
  })

  it('of one day are the counsellor’s to decide, but out of the city the college’s too', async () => {
    await approved(10)
    const id = await sent(12, 1, { leavesCity: true })
    await decide('counsellor', 'approve')
    expect((await leave(id)).state).toBe('reviewing')
    await decide('department', 'reject', { comment: '请改期' })
    expect((await leave(id)).state).toBe('refused')
  })

  it('come back to the student with a reason, are changed and come again', async () => {
    const id = await sent(20, 1)
    const { revision } = await leave(id)
    const change = { id, revision, reason: '家中有事，已说明' }
    expect((await asks.student('leave/application/update', change)).status).toBe(409)
    await decide('counsellor', 'return', { to: 'starter', walk: 'again', comment: '写明原因' })
    const { state, revision: later } = await leave(id)
    expect(state).toBe('sentBack')
    expect((await asks.student('leave/application/update', { ...change, revision: later })).status).toBe(200)
    await asks.student('leave/application/submit', { id })
    await decide('counsellor', 'approve')
    expect((await leave(id)).state).toBe('approved')
  })

  it('keep the rules of their kind, and say which field does not', async () => {
    const refused = async (more: object, from = 30) => {
      const { status, msg } = await drafted(from, 1, more)
      return [status, msg]
    }
    expect(await refused({ typeId: ids.sections })).toEqual([400, '“外出”按节次申请，请填写节次'])
    expect(await refused({ startsSection: 1, endsSection: 2 })).toEqual([
      400,
      '“事假”按整天申请，请不要填写节次',
    ])
    expect(await refused({ endsOn: daysAfter(today(), 90) })).toEqual([
      400,
      '“事假”一次最多 30 天，当前为 61 天',
    ])
    const { data } = await drafted(30, 1, { typeId: ids.sections, startsSection: 2, endsSection: 3 })
    expect(data).toMatchObject({ days: 0.5, lessons: 1, startsAt: `${daysAfter(today(), 30)} 08:55:00` })
    expect(
      await asks.admin('leave/formField/add', {
        typeId: ids.personal,
        field: 'guardianInformed',
        asking: 'required',
        sort: 1,
      }),
    ).toMatchObject({ status: 200 })
    expect(await refused({})).toEqual([400, '请填写已告知家长'])
    const { data: forms } = await asks.student('leave/formDesign/mine')
    expect(forms.find(({ typeId }: { typeId: string }) => typeId === ids.personal)).toEqual({
      ...{ typeId: ids.personal, unit: 'day', asksDestination: false, note: null },
      fields: [{ field: 'guardianInformed', asking: 'required', hint: null, sort: 1 }],
      questions: [],
    })
    expect((await asks.guard('leave/formDesign/mine')).status).toBe(403)
    expect((await drafted(30, 1, { guardianInformed: true })).status).toBe(200)
    const { data: rows } = await asks.admin('leave/formField/page')
    const { id, revision } = rows.records[0]
    await asks.admin('leave/formField/update', { id, revision, asking: 'optional' })
  })

  it('never overlap, even sent at once', async () => {
    const [one, other] = [await drafted(40, 3), await drafted(41, 1)]
    const both = await Promise.all(
      [one, other].map(({ data }) => asks.student('leave/application/submit', { id: data.id })),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect((await drafted(41, 1)).msg).toMatch(/^所选时间与“马语婷 事假 \d 天”重叠$/)
    const [first] = await waiting('counsellor')
    await asks.counsellor('workflow/case/act', {
      id: first?.id,
      task: first?.task,
      verb: 'reject',
      comment: '不予批准',
    })
  })

  it('are nobody else’s: not a classmate’s to file, not another counsellor’s to see or decide', async () => {
    expect((await drafted(50, 1, {}, asks.classmate)).status).toBe(400)
    const id = await sent(50, 1)
    const [task] = await waiting('counsellor')
    const approve = { id: task?.id, task: task?.task, verb: 'approve' }
    for (const who of ['stranger', 'classmate', 'student'] as const) {
      expect((await asks[who]('workflow/case/act', approve)).status).toBe(who === 'student' ? 409 : 404)
      if (who !== 'student') expect((await asks[who](`leave/application/getOne?id=${id}`)).status).toBe(404)
    }
    expect((await asks.stranger('leave/application/page')).data.total).toBe(0)
    expect((await asks.student('leave/application/withdraw', { id })).status).toBe(200)
    expect(await waiting('counsellor')).toEqual([])
  })

  it('are filed by the counsellor in the student’s place', async () => {
    const { data } = await drafted(-3, 1, {}, asks.counsellor)
    expect(data.agentId).toBeTruthy()
    expect((await asks.student('leave/application/submit', { id: data.id })).msg).toBe(
      '请假时间已过，请联系辅导员补办',
    )
    expect((await asks.counsellor('leave/application/submit', { id: data.id })).status).toBe(200)
    expect((await leave(data.id)).state).toBe('reviewing')
    expect(await waiting('counsellor')).toEqual([])
    await decide('admin', 'reject', { comment: '重复' })
    const { data: told } = await asks.student('base/message/mine')
    expect(JSON.stringify(told)).toContain(`${data.title}：已驳回`)
  })

  it('end later by an extension, and are cancelled by the counsellor, who counts the real days', async () => {
    const id = await approved(60)
    const ask = { applicationId: id, endsOn: daysAfter(today(), 60), reason: '病未愈' }
    expect((await asks.student('leave/extension/add', ask)).msg).toBe('续假应晚于原请假的结束时间')
    const { data } = await asks.student('leave/extension/add', { ...ask, endsOn: daysAfter(today(), 61) })
    expect(data).toMatchObject({ days: 1, lessons: 2, state: 'draft' })
    expect((await asks.classmate('leave/extension/submit', { id: data.id })).status).toBe(404)
    expect((await asks.student('leave/extension/submit', { id: data.id })).status).toBe(200)
    await decide('counsellor', 'approve')
    expect(await leave(id)).toMatchObject({
      days: 2,
      lessons: 4,
      endsOn: daysAfter(today(), 61),
      state: 'approved',
    })

    server.pass(60 * 86_400)
    const leaving = { id, leftAt: now() }
    expect((await asks.student('leave/application/depart', leaving)).status).toBe(403)
    expect((await asks.counsellor('leave/application/depart', leaving)).status).toBe(200)
    const back = { id, returnedAt: `${today()} 23:59:59`, cancelNote: '已返校' }
    expect((await asks.student('leave/application/askCancel', back)).msg).toBe('返校时间不能晚于现在')
    await asks.student('leave/application/askCancel', { ...back, returnedAt: `${today()} 00:00:00` })
    const todos = (await asks.counsellor('base/todo/mine')).data as { title: string }[]
    expect(todos.map(({ title }) => title)).toContain('确认销假')
    expect(await asks.counsellor('leave/application/sendBack', { id, because: '请补凭证' })).toMatchObject({
      msg: '操作成功',
    })
    expect((await leave(id)).state).toBe('away')
    await asks.student('leave/application/askCancel', { ...back, returnedAt: `${today()} 00:00:00` })
    await asks.counsellor('leave/application/confirm', { id })
    const kept = await leave(id)
    expect(kept).toMatchObject({ state: 'closed' })
    expect(kept.days).toBeLessThan(2)
  })

  it('are reminded of a day before the deadline to cancel, and overdue once it has passed', async () => {
    const staying = await approved(3, { leavesCampus: false })
    server.pass(3 * 86_400)
    await tendLeaves(server.app(), server.tenantId)
    expect((await leave(staying)).state).toBe('away')
    const reminders = async () =>
      JSON.stringify((await asks.student('base/message/mine')).data).match(/请在 [\d: -]+ 前销假/g) ?? []
    expect(await reminders()).toEqual([])
    const { cancelBy } = await leave(staying)
    server.pass((instantOf(cancelBy).getTime() - server.now()) / 1000 - 3600)
    for (const _ of [1, 2]) await tendLeaves(server.app(), server.tenantId)
    expect(await reminders()).toEqual([`请在 ${cancelBy} 前销假`])
    server.pass(10 * 86_400)
    expect(await keepDeadlines(server.app(), server.tenantId)).toEqual({ done: expect.any(Number) })
    const overdue = await leave(staying)
    expect(overdue).toMatchObject({ state: 'overdue', absenceLevel: expect.any(String) })
    expect(overdue.absentLessons).toBeGreaterThanOrEqual(20)
    server.pass(86_400)
    for (const counted of [1, 0])
      expect(await countAbsence(server.app(), server.tenantId)).toEqual({ counted })
    expect((await leave(staying)).absentLessons).toBe(overdue.absentLessons + 2)
    expect(await keepDeadlines(server.app(), server.tenantId)).toEqual({ done: 0 })
    const { data } = await asks.counsellor('base/message/mine')
    expect(JSON.stringify(data)).toContain('马语婷 事假 1 天：逾期未销假')
    const { status, msg } = await asks.student('leave/extension/add', {
      ...{ applicationId: staying, endsOn: daysAfter(today(), 2), reason: '病未愈' },
    })
    expect([status, msg]).toEqual([409, '只有已批准、尚未销假的请假可以续假'])
  })
})
