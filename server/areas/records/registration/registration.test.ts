import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { schoolCalendar } from '#domain/base/school-calendar.ts'
import { feeBody } from '#domain/fee/body.ts'
import { feeProject } from '#domain/fee/project.ts'
import { studentFee } from '#domain/fee/student-fee.ts'
import { daysAfter } from '#domain/kernel/days.ts'
import { table } from '#server/core/database/table.ts'
import { keepDeadlines } from '#server/engine/flow/deadlines.ts'
import { oneEngine } from '#tests/support/database.ts'
import { leaveCollege } from '#tests/support/leave-college.ts'
import { sessionsOn } from '#tests/support/session.ts'
import { remindOfRegistration, tendRegistration } from './tend.ts'

describe.each(oneEngine)('registration of a term on %s', (engine) => {
  const server = sessionsOn(engine)
  const { asks, ids, keep, decide, today } = leaveCollege(server)
  const call = (name: string) => `records/registration/${name}`
  let batchId = ''
  let feeId = ''

  type Line = Readonly<Record<string, string | null>> & { readonly id: string }
  const lines = async (who = asks.counsellor): Promise<readonly Line[]> =>
    (await who(call(`page?params.batchId=${batchId}&size=50`))).data.records
  const lineOf = async (studentId: string) =>
    (await lines()).find((line) => line.studentId === studentId) ?? ({} as Line)
  const act = async (name: string, studentId: string, answers: object = {}, who = asks.counsellor) =>
    who(call(name), { id: (await lineOf(studentId)).id, ...answers })
  const set = async (more: object) =>
    asks.admin('records/reportSetting/update', {
      ...(await asks.admin('records/reportSetting/getOne')).data,
      ...more,
    })
  const messages = async (who = asks.student) =>
    JSON.stringify((await who('base/message/mine')).data?.records ?? [])

  beforeAll(async () => {
    const { db } = server.app()
    const term = await table(schoolCalendar, db, server.tenantId).get({ academicYear: '2026-2027' }, ['id'])
    const bodyId = await keep(feeBody, { code: 'XX', name: '学校', kind: 'school', enabled: true })
    const projectId = await keep(feeProject, {
      ...{ code: 'XF', name: '学费', kind: '01', bodyId, prepaid: false, refundable: true },
      ...{ sort: 1, enabled: true },
    })
    feeId = await keep(studentFee, {
      ...{ name: '学费', studentId: ids.studentId, projectId, academicYear: '2026-2027', due: 500_000 },
      ...{ dueOn: today(), owed: 500_000, state: 'due' },
    })
    const asked = { name: '本学期报到注册', calendarId: term?.id, note: '带学生证' }
    const late = { reportFrom: today(), reportTo: daysAfter(today(), -1) }
    const add = (more: object) => asks.admin('records/registrationBatch/add', { ...asked, ...more })
    expect((await add(late)).status).toBe(400)
    expect((await asks.counsellor('records/registrationBatch/add', asked)).status).toBe(403)
    const window = {
      reportFrom: today(),
      reportTo: daysAfter(today(), 2),
      registerTo: daysAfter(today(), 10),
    }
    const { data, msg } = await add(window)
    expect(msg).toBe('操作成功')
    batchId = data.id
    expect((await asks.student(call('own/studentReport/page?section=待办理'))).data.total).toBe(0)
    expect((await asks.admin('records/registrationBatch/open', { id: batchId })).msg).toBe('操作成功')
    expect((await asks.admin('records/registrationBatch/open', { id: batchId })).status).toBe(409)
  })

  it('has a line for each student in scope, which nobody of another class reaches', async () => {
    expect((await lines()).map(({ studentId }) => studentId).sort()).toEqual(
      [ids.studentId, ids.mateId].sort(),
    )
    expect(await lines(asks.stranger)).toEqual([])
    const { id } = await lineOf(ids.studentId)
    expect((await asks.stranger(call('report'), { id })).status).toBe(404)
    expect((await asks.stranger(call(`getOne?id=${id}`))).status).toBe(404)
    expect((await asks.student(call('register'), { id })).status).toBe(403)
    expect((await asks.classmate(call('arrive'), { id, arrivedOn: today(), place: '宿舍' })).status).toBe(404)
    const { data } = await asks.counsellor(call('counts'))
    expect(data).toMatchObject({ batchId, counts: { waiting: 2, registered: 0 }, owing: 1 })
    expect((await asks.student(call('counts'))).status).toBe(403)
    expect((await asks.stranger(call('counts'))).data).toMatchObject({ batchId: null, batches: [] })
  })

  it('is reported by the student and registered once tuition is paid or put off', async () => {
    const mine = await asks.student(call('own/studentReport/page?section=待办理'))
    expect(mine.data.records).toMatchObject([{ state: 'waiting', lacks: 'arrival,tuition', owed: '5000.00' }])
    expect((await act('register', ids.studentId)).status).toBe(409)
    const future = { arrivedOn: daysAfter(today(), 1), place: '宿舍' }
    expect((await act('arrive', ids.studentId, future, asks.student)).msg).toBe('到校日期不能晚于今天')
    const arrived = await act('arrive', ids.studentId, { ...future, arrivedOn: today() }, asks.student)
    expect(arrived.msg).toBe('操作成功')
    expect((await act('arrive', ids.studentId, { ...future, arrivedOn: today() }, asks.student)).status).toBe(
      409,
    )
    expect(await lineOf(ids.studentId)).toMatchObject({ state: 'reported', lacks: 'tuition', place: '宿舍' })
    expect((await act('register', ids.studentId)).msg).toBe('学费还欠 5000.00 元，请先缴清或办理缓缴')
    await set({ registrar: 'college', arrears: 'warn' })
    expect((await act('register', ids.studentId)).msg).toBe('学校规定由院系办理注册，请联系院系教学秘书')
    expect((await act('register', ids.studentId, {}, asks.department)).msg).toBe('操作成功')
    expect(await lineOf(ids.studentId)).toMatchObject({ state: 'registered', lacks: null })
    const undone = await act('cancelRegister', ids.studentId, { because: '误注册' })
    expect(undone.msg).toBe('操作成功')
    await set({ registrar: 'counsellor', arrears: 'bar' })
    await table(studentFee, server.app().db, server.tenantId).update({ id: feeId }, { state: 'deferred' })
    expect((await act('register', ids.studentId)).msg).toBe('操作成功')
    expect((await act('register', ids.studentId)).status).toBe(409)
    expect((await act('urge', ids.studentId)).status).toBe(409)
  })

  it('that were reported together are taken back at once, where nothing has come upon them since', async () => {
    const { id } = await lineOf(ids.mateId)
    const both = { rows: { ids: [id, (await lineOf(ids.studentId)).id] } }
    const acted = (await asks.counsellor(call('batch/report'), both)).data as { message?: string }[]
    expect(acted.filter(({ message }) => message === undefined)).toHaveLength(1)
    const tasks = (await asks.counsellor('resource/task/mine')).data as { label: string; result: object }[]
    const kept = tasks.find(({ label }) => label.startsWith('批量报到'))
    expect(kept).toMatchObject({ result: { call: 'takeBackAll', undone: false } })
    const batch = (kept?.result as { batch: string } | undefined)?.batch
    expect((await asks.department(call('takeBackAll'), { batch })).status).toBe(404)
    const undone = await asks.counsellor(call('takeBackAll'), { batch })
    expect(undone.data).toEqual({ undone: 1, refused: 0, refusals: [] })
    expect(await lineOf(ids.mateId)).toMatchObject({ state: 'waiting', reportedAt: null })
    const again = await asks.counsellor(call('takeBackAll'), { batch })
    expect(again.data).toMatchObject({ undone: 0, refused: 1 })
  })

  it('is put off by an approval until its day, then overdue, and brought to the college after two weeks', async () => {
    const asked = { until: daysAfter(today(), 20), reason: '03', note: '骨折休养' }
    const deferral = (name: string, json: object, who = asks.classmate) =>
      who(`records/registrationDeferral/${name}`, json)
    expect((await deferral('add', asked, asks.student)).msg).toBe('您没有待注册的学期，无需申请暂缓')
    expect((await deferral('add', { ...asked, until: daysAfter(today(), 300) })).status).toBe(400)
    const { data, msg } = await deferral('add', asked)
    expect(msg).toBe('操作成功')
    expect((await deferral('submit', { id: data.id })).msg).toBe('操作成功')
    expect((await deferral('submit', { id: data.id })).status).toBe(409)
    for (const who of ['counsellor', 'department'] as const)
      expect((await decide(who, 'approve')).status).toBe(200)
    expect(await lineOf(ids.mateId)).toMatchObject({
      state: 'deferred',
      deferReason: '03',
      until: asked.until,
    })
    expect((await act('report', ids.mateId)).msg).toBe('操作成功')
    expect((await act('report', ids.mateId)).msg).toBe('该学生已报到')
    server.pass(12 * 86_400)
    await keepDeadlines(server.app(), server.tenantId)
    expect((await lineOf(ids.mateId)).state).toBe('deferred')
    server.pass(10 * 86_400)
    await keepDeadlines(server.app(), server.tenantId)
    expect((await lineOf(ids.mateId)).state).toBe('overdue')
    const work = async () => remindOfRegistration(server.app(), server.tenantId)
    expect(await work()).toEqual({ reminded: 0, warned: 0 })
    server.pass(14 * 86_400)
    expect(await work()).toEqual({ reminded: 0, warned: 1 })
    expect(await work()).toEqual({ reminded: 0, warned: 0 })
    const { rows } = await sql<{ people: number }>`select people from system_send_log
      where tenant_id = ${server.tenantId} and event = 'registration-overdue'`.execute(server.app().db)
    // The counsellor of the class and the administrator of its department.
    expect(rows).toEqual([{ people: 2 }])
    const state = await sql<{ state: string }>`select student_state as state from base_student
      where id = ${ids.mateId}`.execute(server.app().db)
    expect(state.rows).toEqual([{ state: '01' }])
    expect((await act('register', ids.mateId)).msg).toBe('操作成功')
  })

  it('adds who joins while it runs, reminds them every few days, and lets them go when they leave', async () => {
    await sql`update base_student set student_state = '02' where id = ${ids.mateId}`.execute(server.app().db)
    await sql`delete from records_registration where student_id = ${ids.mateId}`.execute(server.app().db)
    const tend = async () => tendRegistration(server.app(), server.tenantId)
    await tend()
    expect(await lines()).toHaveLength(1)
    await sql`update base_student set student_state = '05' where id = ${ids.mateId}`.execute(server.app().db)
    await tend()
    expect(await lineOf(ids.mateId)).toMatchObject({ state: 'waiting', lacks: 'arrival' })
    const work = async () => remindOfRegistration(server.app(), server.tenantId)
    expect(await work()).toMatchObject({ reminded: 1 })
    expect(await work()).toMatchObject({ reminded: 0 })
    expect(await messages(asks.classmate)).toContain('请尽快报到：本学期报到注册')
    server.pass(3 * 86_400)
    expect(await work()).toMatchObject({ reminded: 1 })
    await sql`update base_student set student_state = '03' where id = ${ids.mateId}`.execute(server.app().db)
    await tend()
    expect(await lines()).toHaveLength(1)
  })
})
