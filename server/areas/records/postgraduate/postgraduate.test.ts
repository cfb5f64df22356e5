import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { schoolClass } from '#domain/base/class.ts'
import { gradeMajor } from '#domain/base/grade-major.ts'
import { major } from '#domain/base/major.ts'
import { student } from '#domain/base/student.ts'
import { daysAfter } from '#domain/kernel/days.ts'
import { supervisor } from '#domain/records/postgraduate/supervisor.ts'
import { table } from '#server/core/database/table.ts'
import { deriveCopies } from '#server/engine/rows/copies.ts'
import { oneEngine } from '#tests/support/database.ts'
import { leaveCollege } from '#tests/support/leave-college.ts'
import { teacherOf } from '#tests/support/places.ts'
import { sessionsOn } from '#tests/support/session.ts'

describe.each(oneEngine)('postgraduates on %s', (engine) => {
  const server = sessionsOn(engine)
  const { asks, ids, keep, today, decide, waiting, signedIn } = leaveCollege(server)
  const call = (name: string) => `records/postgraduateChange/${name}`
  const mentors = {} as Record<'zhao' | 'qian', { id: string; ask: typeof asks.admin }>
  const made = { recordId: '', doctoralId: '', doctoralClassId: '' }

  const record = async () =>
    (await asks.admin(`records/postgraduate/getOne?id=${made.recordId}`)).data as Record<string, unknown>
  const roll = () =>
    table(student, server.app().db, server.tenantId).get({ id: ids.studentId }, [
      ...(['studentState', 'classId', 'expectedGraduation', 'schoolingLength'] as const),
    ])
  const guided = async (id: string) => (await asks.admin(`records/supervisor/getOne?id=${id}`)).data.guided
  const decided = async (who: typeof asks.admin, verb: string, more: object = {}) => {
    const [first] = (await who('workflow/inbox/page?box=todo')).data.records
    return who('workflow/case/act', { id: first?.id, task: first?.task, verb, ...more })
  }
  const sent = async (more: object) => {
    const { data, msg } = await asks.student(call('add'), {
      ...{ reason: '99', note: '研究方向调整', since: today(), ...more },
    })
    expect([msg, (await asks.student(call('submit'), { id: data?.id })).msg]).toEqual([
      '操作成功',
      '操作成功',
    ])
    return data.id as string
  }
  const state = async (id: string) => (await asks.admin(call(`getOne?id=${id}`))).data.state

  beforeAll(async () => {
    for (const [name, rank] of [
      ['zhao', 'master'],
      ['qian', 'doctor'],
    ] as const) {
      const teacherId = await teacherOf(server.app(), server.tenantId)
      const row = { name, teacherId, rank, discipline: '08', quota: 1, since: '2020-09-01' }
      mentors[name] = { id: await keep(supervisor, row), ask: await signedIn('teacher', { teacherId }) }
    }
    const { db } = server.app()
    const own = await table(student, db, server.tenantId).get({ id: ids.studentId }, [
      ...(['classId', 'departmentId'] as const),
    ])
    const departmentId = own?.departmentId
    made.doctoralId = await keep(major, {
      ...{ code: 'D1', name: '计算机科学与技术（博士）', departmentId, trainLevel: '1', schoolingLength: 5 },
      enabled: true,
    })
    const gradeMajorId = await keep(gradeMajor, { name: '博', grade: 2026, majorId: made.doctoralId })
    made.doctoralClassId = await keep(schoolClass, {
      ...{ code: 'D2601', name: '博 2601', gradeMajorId, graduated: false },
    })
    await table(student, db, server.tenantId).update(
      { id: [ids.studentId, ids.mateId] },
      { expectedGraduation: '2029-06-30', schoolingLength: 3 },
    )
    for (const each of [gradeMajor, schoolClass, student]) {
      const rows = await table(each, db, server.tenantId).list({}, ['id'])
      await deriveCopies(
        { db, tenantId: server.tenantId },
        each,
        rows.map(({ id }) => id),
      )
    }
  })

  it('two who come at once cannot both have the last place of a mentor', async () => {
    const row = { level: 'master', degreeKind: 'academic', studyMode: 'full', discipline: '08' }
    const firstMentorId = mentors.zhao.id
    const answers = await Promise.all(
      [ids.studentId, ids.mateId].map((studentId) =>
        asks.admin('records/postgraduate/add', { ...row, studentId, firstMentorId }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
    expect(answers.find(({ status }) => status === 400)?.msg).toContain('招生名额已满（1 人）')
    await sql`delete from records_postgraduate where tenant_id = ${server.tenantId}`.execute(server.app().db)
    const first = await asks.admin('records/postgraduate/add', {
      ...{ ...row, studentId: ids.studentId, firstMentorId },
    })
    expect(first.msg).toBe('操作成功')
    expect(first.data).toMatchObject({ grade: 2026, studentState: '01', schoolingLength: 3 })
    made.recordId = first.data.id
    expect(await guided(mentors.zhao.id)).toBe(1)
    const doctor = { ...row, level: 'doctor', studentId: ids.mateId, firstMentorId }
    expect((await asks.admin('records/postgraduate/add', doctor)).msg).toBe('博士生的第一导师应为博士生导师')
    const { revision } = await record()
    const moved = { id: made.recordId, revision, firstMentorId: mentors.qian.id }
    expect((await asks.admin('records/postgraduate/update', moved)).msg).toBe(
      '导师变更请通过研究生学籍异动办理',
    )
    expect((await asks.student('records/postgraduate/page')).status).toBe(403)
  })

  it('a mentor who guides somebody is not removed, one without students is', async () => {
    const remove = async (id: string) => {
      const { status, body } = await server.ask('POST', 'records/supervisor/remove', {
        ...{
          token: (await server.signIn(await server.person('admin'))).body.access_token,
          form: { ids: id },
        },
      })
      return status === 200 ? status : body.msg
    }
    expect(await remove(mentors.zhao.id)).toBe('研究生导师已被研究生使用，不能删除')
    expect(await guided(mentors.zhao.id)).toBe(1)
    const teacherId = await teacherOf(server.app(), server.tenantId)
    const row = { name: 'sun', teacherId, rank: 'master', discipline: '08', quota: 1, since: '2020-09-01' }
    const id = await keep(supervisor, row)
    expect(await remove(id)).toBe(200)
    expect((await asks.admin(`records/supervisor/getOne?id=${id}`)).status).toBe(404)
  })

  it('are listed to the mentor who guides them, and to no other', async () => {
    const list = async (who: typeof asks.admin) => (await who('records/postgraduate/page')).data.records
    expect(await list(mentors.zhao.ask)).toMatchObject([{ id: made.recordId, can: ['view'] }])
    expect(await list(mentors.qian.ask)).toEqual([])
  })

  it('ask on their own list, and nobody else does', async () => {
    const wish = { wish: '64', reason: '99', note: '访学', since: today(), until: daysAfter(today(), 90) }
    const school = '友好学校'
    expect((await asks.student('records/change/add', { ...wish, school })).msg).toBe(
      '研究生的异动请在“研究生学籍异动”中办理',
    )
    expect((await asks.classmate(call('add'), { ...wish, school })).msg).toBe(
      '该学生没有研究生信息，请使用“学籍异动”',
    )
    expect((await asks.student(call('add'), { ...wish, wish: '28', school: null })).msg).toContain(
      '请填写转入专业',
    )
  })

  it('a change of mentor ends where the old mentor refuses, and with both takes effect and back', async () => {
    const change = { wish: '71', toMentorId: mentors.qian.id }
    const refused = await sent(change)
    expect((await decided(mentors.zhao.ask, 'reject', { comment: '课题尚未完成' })).status).toBe(200)
    expect(await state(refused)).toBe('refused')
    expect(await record()).toMatchObject({ firstMentorId: mentors.zhao.id })
    const id = await sent(change)
    expect((await waiting('department')).length).toBe(0)
    expect((await decided(mentors.zhao.ask, 'approve')).status).toBe(200)
    expect((await decided(mentors.qian.ask, 'approve')).status).toBe(200)
    expect((await decide('department', 'approve')).status).toBe(200)
    expect((await decide('admin', 'approve')).status).toBe(200)
    expect((await asks.student(call('takeEffect'), { id })).status).toBe(403)
    expect((await asks.admin(call('takeEffect'), { id })).msg).toBe('操作成功')
    expect(await record()).toMatchObject({ firstMentorId: mentors.qian.id })
    expect([await guided(mentors.zhao.id), await guided(mentors.qian.id)]).toEqual([0, 1])
    expect((await asks.admin(call('revert'), { id, because: '误办' })).msg).toBe('操作成功')
    expect(await record()).toMatchObject({ firstMentorId: mentors.zhao.id })
    expect([await guided(mentors.zhao.id), await guided(mentors.qian.id)]).toEqual([1, 0])
  })

  it('a master who goes on to the doctorate changes class, length and mentor, and back', async () => {
    const before = await roll()
    const wish = { wish: '27', reason: '01', note: '硕博连读', since: today(), toMajorId: made.doctoralId }
    expect((await asks.student(call('add'), wish)).msg).toBe('博士生的第一导师应为博士生导师')
    const id = await sent({ ...wish, toMentorId: mentors.qian.id })
    for (const who of [mentors.zhao.ask, mentors.qian.ask, asks.department, asks.admin])
      expect((await decided(who, 'approve')).status).toBe(200)
    expect((await asks.admin(call('takeEffect'), { id })).msg).toBe('请先安排新班级')
    const arranged = { id, docNo: '研〔2026〕1 号', effectiveOn: today(), toClassId: made.doctoralClassId }
    expect((await asks.admin(call('arrange'), arranged)).msg).toBe('操作成功')
    expect((await asks.admin(call('takeEffect'), { id })).msg).toBe('操作成功')
    expect(await roll()).toMatchObject({
      ...{ classId: made.doctoralClassId, expectedGraduation: '2031-06-30', schoolingLength: 5 },
    })
    const after = { level: 'doctor', firstMentorId: mentors.qian.id, majorId: made.doctoralId }
    expect(await record()).toMatchObject({ ...after, schoolingLength: 5 })
    expect((await asks.admin(call('revert'), { id, because: '误办' })).msg).toBe('操作成功')
    expect(await roll()).toEqual(before)
    expect(await record()).toMatchObject({ level: 'master', firstMentorId: mentors.zhao.id })
  })

  it('are guided by mentors of all colleges, of whom a college is offered to change its own alone', async () => {
    const quota = { rank: 'master', discipline: '08', quota: 2, since: '2020-09-01' }
    const path = 'records/supervisor/'
    const added = await asks.department(`${path}add`, { ...quota, teacherId: ids.headId })
    expect(added.msg).toBe('操作成功')
    const other = await teacherOf(server.app(), server.tenantId)
    expect((await asks.department(`${path}add`, { ...quota, teacherId: other })).status).toBe(400)
    const rows = (await asks.department(`${path}page`)).data.records as {
      readonly id: string
      readonly revision: number
      readonly can: readonly string[]
    }[]
    const mine = rows.filter(({ can }) => can.includes('update') || can.includes('remove'))
    expect([rows.length, mine.map(({ id }) => id)]).toEqual([3, [added.data.id]])
    const zhao = rows.find(({ id }) => id === mentors.zhao.id)
    const change = { id: zhao?.id, revision: zhao?.revision, quota: 9 }
    expect((await asks.department(`${path}update`, change)).status).toBe(403)
    expect((await asks.admin(`${path}update`, change)).status).toBe(200)
  })
})
