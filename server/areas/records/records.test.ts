import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { isDue, type RoundAudience } from '#domain/kits/rounds/rules.ts'
import { infoRounds } from '#domain/records/info-rounds.ts'
import { timeOf } from '#server/core/database/moment.ts'
import { createDemoAccounts, demoPassword } from '#server/demo/accounts.ts'
import { loadDemo } from '#server/demo/load.ts'
import { audienceOf } from '#server/engine/rounds/audience.ts'
import { tendRounds } from '#server/engine/rounds/tend.ts'
import { oneEngine } from '#tests/support/database.ts'
import { giver, pdf } from '#tests/support/files.ts'
import { sessionsOn } from '#tests/support/session.ts'

describe.each(oneEngine)('the student information round, on %s', (engine) => {
  const server = sessionsOn(engine)
  const { app, tenantId, pass } = server
  const give = giver(server.hono)
  // biome-ignore lint/suspicious/noExplicitAny: whatever the call answers
  type Ask = (path: string, json?: object) => Promise<{ status: number; data: any; msg: string }>
  const tokens = {} as Record<string, string>
  const asks = {} as Record<'student' | 'newstudent' | 'counsellor' | 'department' | 'admin' | 'teacher', Ask>
  const at = (hours: number) => timeOf(new Date(server.now() + hours * 3_600_000))
  const groups = 'identity,roll,contact,family'

  async function signIn(account: keyof typeof asks) {
    const { body } = await server.signIn(account, demoPassword)
    tokens[account] = body.access_token
    asks[account] = async (path, json) => {
      const answer = await server.ask(json ? 'POST' : 'GET', path, {
        token: body.access_token,
        ...(json && { json }),
      })
      return { status: answer.status, data: answer.body.data, msg: answer.body.msg }
    }
  }

  beforeAll(async () => {
    await loadDemo(app(), { size: 'small', tenantId })
    await createDemoAccounts(app(), tenantId)
    // Of a small college one counsellor has all classes: here only that of the student.
    await sql`delete from base_counsellor where tenant_id = ${tenantId} and class_id <> (select s.class_id
      from base_student s join "system_user" u on u.tenant_id = s.tenant_id and u.student_id = s.id
      where u.tenant_id = ${tenantId} and u.account = 'student')`.execute(app().db)
    await later(0)
  }, 240_000)

  /** Sessions end with the hours. */
  async function later(hours: number) {
    pass(hours * 3600 + 60)
    for (const account of ['student', 'newstudent', 'counsellor', 'department', 'admin', 'teacher'] as const)
      await signIn(account)
  }

  const planned = (more: object = {}) => ({
    ...{ name: '秋季信息核对', opensAt: at(-1), closesAt: at(72), groups, note: '逐项核对' },
    ...more,
  })
  async function opened(more: object = {}) {
    const { data, msg } = await asks.admin('records/infoRound/add', planned(more))
    expect(msg).toBe('操作成功')
    const { status, msg: why } = await asks.admin('records/infoRound/open', { id: data.id })
    expect([status, why]).toEqual([200, '操作成功'])
    return data.id as string
  }
  const myTurn = async (roundId: string) =>
    (await asks.student(`records/infoTurn/page?params.roundId=${roundId}`)).data.records[0]
  const progress = async (who: keyof typeof asks, roundId: string) =>
    (await asks[who](`records/infoTurn/progress?roundId=${roundId}`)).data
  const finish = (id: string, confirmed = groups) =>
    asks.student('records/infoTurn/finish', { id, confirmed })
  const close = (id: string) => asks.admin('records/infoRound/close', { id })
  const told = async (account: keyof typeof asks) =>
    ((await asks[account]('base/message/mine')).data.records as { title: string }[]).map(({ title }) => title)

  it('is for whom the rules say, in the database as in the domain', async () => {
    const { rows } = await sql<{
      id: string
      studentState: string
      grade: number
      departmentId: string
      classId: string
    }>`
      select id, student_state as "studentState", grade, department_id as "departmentId", class_id as "classId"
      from base_student where tenant_id = ${tenantId}`.execute(app().db)
    const [first] = rows
    const open = { departmentId: null, fromGrade: null, toGrade: null, departments: null, classes: null }
    const bounds: Partial<RoundAudience>[] = [
      {},
      { fromGrade: 2026 },
      { toGrade: 2025 },
      { classes: first?.classId ?? null },
      { departmentId: first?.departmentId ?? null, fromGrade: 2025, toGrade: 2025 },
      { departments: crypto.randomUUID() },
    ]
    for (const bound of bounds) {
      const audience = { ...open, ...bound }
      const found = await sql<{ id: string }>`select s.id from base_student s
        where s.tenant_id = ${tenantId} and ${audienceOf(audience)}`.execute(app().db)
      const expected = rows.filter((row) => isDue(audience, row)).map(({ id }) => id)
      expect(found.rows.map(({ id }) => id).toSorted()).toEqual(expected.toSorted())
    }
  })

  it('is opened, asks every student, is confirmed group by group and counted', async () => {
    const id = await opened()
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from base_student
      where tenant_id = ${tenantId} and student_state in ('01', '05')`.execute(app().db)
    const sum = (classes: { due: number }[]) => classes.reduce((total, { due }) => total + due, 0)
    expect(sum((await progress('admin', id)).groups)).toBe(rows[0]?.count)
    expect(await told('student')).toContain('秋季信息核对已开始')
    const todo = ((await asks.student('base/todo/mine')).data as { title: string; href: string }[]).find(
      ({ title }) => title === '秋季信息核对',
    )
    expect(todo?.href).toBe('/records/my-info')
    const turn = await myTurn(id)
    const lacking = await finish(turn.id, 'identity')
    expect([lacking.status, lacking.msg]).toEqual([400, '请先核对学籍信息、联系方式、家庭成员'])
    expect((await finish(turn.id)).status).toBe(200)
    expect(await myTurn(id)).toMatchObject({ state: 'done', confirmed: groups })
    expect((await finish(turn.id)).status).toBe(409)
    const seen = await progress('counsellor', id)
    expect(seen.groups.length).toBeGreaterThan(0)
    expect(seen.groups.length).toBeLessThan((await progress('admin', id)).groups.length)
    expect(seen.groups.reduce((done: number, each: { done: number }) => done + each.done, 0)).toBe(1)
    await close(id)
  })

  it('nobody finishes for another, sees the progress of others, or urges without leave', async () => {
    const id = await opened()
    const turn = await myTurn(id)
    expect(
      (await asks.newstudent('records/infoTurn/finish', { id: turn.id, confirmed: groups })).status,
    ).toBe(403)
    expect(
      (await asks.counsellor('records/infoTurn/finish', { id: turn.id, confirmed: groups })).status,
    ).toBe(403)
    expect((await asks.student('records/infoTurn/exempt', { id: turn.id, reason: '自己免' })).status).toBe(
      403,
    )
    expect((await asks.student('records/infoTurn/urgeAll', { roundId: id })).status).toBe(403)
    const own = (await asks.student('records/infoTurn/page')).data.records as { studentId: string }[]
    expect(new Set(own.map(({ studentId }) => studentId)).size).toBe(1)
    expect((await asks.student(`records/infoTurn/progress?roundId=${id}`)).data.groups).toMatchObject([
      { due: 1 },
    ])
    expect((await asks.newstudent('records/infoTurn/progress')).status).toBe(403)
    await close(id)
  })

  it('urges those within reach once a day, and tells how many were left in peace', async () => {
    const id = await opened()
    const [{ groupId, waiting }] = (await progress('counsellor', id)).groups
    const first = await asks.counsellor('records/infoTurn/urgeAll', { roundId: id, groupIds: [groupId] })
    expect(first.data).toEqual({ told: waiting, resting: 0 })
    const again = await asks.counsellor('records/infoTurn/urgeAll', { roundId: id, groupIds: [groupId] })
    expect(again.data).toEqual({ told: 0, resting: waiting })
    const turn = await myTurn(id)
    await asks.counsellor('records/infoTurn/urgeAll', { roundId: id })
    expect((await asks.counsellor('records/infoTurn/urge', { id: turn.id })).msg).toBe('24 小时内已催办过')
    const all = (await progress('admin', id)).groups.reduce(
      (sum: number, each: { waiting: number }) => sum + each.waiting,
      0,
    )
    const others = await asks.admin('records/infoTurn/urgeAll', { roundId: id })
    expect(others.data.told).toBeGreaterThan(0)
    expect(others.data.told + others.data.resting).toBe(all)
    expect(await told('student')).toContain('请尽快办理：秋季信息核对')
    await close(id)
  })

  it('A-63, A-67: closes at its hour; who is late is put off alone, and others may not any more', async () => {
    const id = await opened()
    await later(73)
    const turn = await myTurn(id)
    expect((await finish(turn.id)).msg).toBe('已过截止时间，请联系辅导员延期')
    await tendRounds(infoRounds, app().served.get('records.info-round') as never)(app(), tenantId)
    expect((await asks.admin(`records/infoRound/getOne?id=${id}`)).data.state).toBe('closed')
    const own = (
      (await asks.student('records/myInfo/rounds')).data as { standing: string; id: string }[]
    ).find((each) => each.id === turn.id)
    expect(own).toMatchObject({ standing: 'late', id: turn.id })
    expect((await asks.counsellor('records/infoTurn/extend', { id: turn.id, until: at(-1) })).status).toBe(
      400,
    )
    expect((await asks.counsellor('records/infoTurn/extend', { id: turn.id, until: at(24) })).status).toBe(
      200,
    )
    expect((await finish(turn.id)).status).toBe(200)
    expect((await asks.counsellor('records/infoTurn/reopen', { id: turn.id })).status).toBe(200)
    expect(await myTurn(id)).toMatchObject({ state: 'waiting', finishedAt: null })
    expect((await asks.counsellor('records/infoTurn/exempt', { id: turn.id, reason: '实习' })).status).toBe(
      200,
    )
  })

  it('begins by the clock where it was planned, and follows who joins', async () => {
    const { data } = await asks.admin('records/infoRound/add', planned({ opensAt: at(2), name: '定时' }))
    await asks.admin('records/infoRound/plan', { id: data.id })
    const tend = () =>
      tendRounds(infoRounds, app().served.get('records.info-round') as never)(app(), tenantId)
    await tend()
    expect((await asks.admin(`records/infoRound/getOne?id=${data.id}`)).data.state).toBe('planned')
    await later(2)
    await tend()
    const { rows } = await sql<{ id: string }>`delete from records_info_turn where tenant_id = ${tenantId}
      and round_id = ${data.id} and id = (select id from records_info_turn where round_id = ${data.id} limit 1)
      returning student_id as id`.execute(app().db)
    await tend()
    const back =
      await sql`select from records_info_turn where round_id = ${data.id} and student_id = ${rows[0]?.id}`.execute(
        app().db,
      )
    expect(back.rows).toHaveLength(1)
    expect((await asks.admin('records/infoRound/batchRemove', [data.id])).status).toBe(409)
    await close(data.id)
  })

  it('is opened by a department for its own students alone', async () => {
    const whole = await asks.department('records/infoRound/add', planned({ name: '全校' }))
    expect(whole.status).toBe(403)
    const { rows } = await sql<{ id: string }>`select distinct s.department_id as id from base_student s
      join "system_user" u on u.tenant_id = s.tenant_id and u.account = 'department'
      join base_teacher t on t.tenant_id = u.tenant_id and t.id = u.teacher_id and t.department_id = s.department_id
      where s.tenant_id = ${tenantId}`.execute(app().db)
    const departmentId = rows[0]?.id
    const { data, status } = await asks.department(
      'records/infoRound/add',
      planned({ name: '本院', departmentId }),
    )
    expect(status).toBe(200)
    expect((await asks.department('records/infoRound/open', { id: data.id })).status).toBe(200)
    await close(data.id)
  })

  describe('what the settings open', () => {
    const record = async () => (await asks.student('base/sysUser/myRecord')).data
    const change = async (changes: object) => {
      const { row } = await record()
      return asks.student('base/sysUser/updateMyRecord', { id: row.id, revision: row.revision, ...changes })
    }
    const set = (rules: object[]) => asks.admin('system/ownField/update', { resource: 'base.student', rules })
    const rule = (field: string, access: string, more: object = {}) => ({
      ...{ field, access, during: 'always', proof: false },
      ...more,
    })

    it('is written at once, waits with its proof, or is refused', async () => {
      expect((await set([rule('formerName', 'review', { proof: true }), rule('email', 'read')])).status).toBe(
        200,
      )
      expect((await record()).proofs).toEqual(['formerName'])
      expect((await change({ email: 'a@b.cn' })).status).toBe(400)
      expect((await change({ address: '人民路 1 号' })).status).toBe(200)
      const bare = await change({ formerName: '李小雷' })
      expect([bare.status, bare.msg]).toEqual([400, '修改“曾用名”须上传证明材料'])
      const proof = (await give(tokens.student ?? '', '户口簿.pdf', pdf())).body.data.fileId
      expect((await change({ formerName: '李小雷', proof })).status).toBe(200)
      const [asked] = (await asks.counsellor('system/fieldReview/page?resource=base.student')).data.records
      expect(asked).toMatchObject({ changes: { formerName: [null, '李小雷'] }, proof })
      const files = (who: string) =>
        server.ask('POST', 'resource/attachment/getFiles', { token: tokens[who] ?? '', form: { ids: proof } })
      expect((await files('counsellor')).body.data).toHaveLength(1)
      expect((await files('newstudent')).body.data).toHaveLength(0)
      expect((await asks.counsellor('system/fieldReview/pass', { ids: [asked.id] })).status).toBe(200)
      const { row } = await record()
      expect(row.formerName).toBe('李小雷')
      const history = (await asks.admin(`base/student/history?id=${row.id}`)).data
      expect(JSON.stringify(history)).toContain('李小雷')
    })

    it('opens some only during a round, and asks for what must be filled before it is confirmed', async () => {
      await set([
        rule('address', 'write', { during: 'round' }),
        rule('email', 'required'),
        rule('family', 'read'),
      ])
      expect((await change({ address: '人民路 2 号' })).status).toBe(400)
      expect((await change({ email: null })).status).toBe(400)
      expect((await change({ lines: { family: [] } })).status).toBe(400)
      const family = { name: '李父', relation: '51', guardian: false }
      expect((await asks.student('base/studentFamily/add', family)).msg).toBe('家庭成员当前不开放修改')
      const id = await opened()
      expect((await change({ address: '人民路 2 号' })).status).toBe(200)
      await sql`update base_student set email = null where tenant_id = ${tenantId}`.execute(app().db)
      const turn = await myTurn(id)
      expect((await finish(turn.id)).msg).toBe('请先填写电子邮箱')
      await close(id)
    })

    it('is refused where it opens what is nobody’s own, and by whom it is not set', async () => {
      expect((await set([rule('classId', 'write')])).msg).toBe('“班级”不能设为可修改')
      expect((await set([rule('mobile', 'write', { proof: true })])).status).toBe(400)
      expect((await set([rule('nothing', 'read')])).status).toBe(400)
      const by = await asks.counsellor('system/ownField/update', { resource: 'base.student', rules: [] })
      expect(by.status).toBe(403)
      await set([])
    })

    it('family members are the student’s own, and no other’s', async () => {
      const family = { name: '李父', relation: '51', guardian: false }
      const added = await asks.student('base/studentFamily/add', family)
      expect(added.msg).toBe('操作成功')
      const { row } = await record()
      expect(row.lines.family.map(({ name }: { name: string }) => name)).toContain('李父')
      const { rows } = await sql<{ id: string }>`select id from base_student where tenant_id = ${tenantId}
        and id <> ${row.id} limit 1`.execute(app().db)
      const studentId = rows[0]?.id
      expect((await asks.student('base/studentFamily/add', { ...family, studentId })).status).toBe(400)
      expect((await asks.admin('base/studentFamily/add', family)).msg).toBe('请选择学生')
      expect((await asks.admin('base/studentFamily/add', { ...family, studentId })).status).toBe(200)
      const moved = await asks.admin('base/studentFamily/update', {
        ...{ id: added.data.id, revision: added.data.revision, studentId },
      })
      expect(moved.status).toBe(400)
      expect((await asks.newstudent('base/studentFamily/page')).status).toBe(403)
    })
  })

  describe('labels, mentors, contact data and graduates', () => {
    const day = (days: number) => at(days * 24).slice(0, 10)
    const studentsWhere = async (where: ReturnType<typeof sql>) =>
      (
        await sql<{
          id: string
          mobile: string
          studentState: string
          email: string
        }>`select s.id, s.mobile, s.email,
        s.student_state as "studentState" from base_student s
        where s.tenant_id = ${tenantId} and s.student_state = '01' and ${where} order by s.student_no`.execute(
          app().db,
        )
      ).rows
    /** The student of the account `student`, whose class is the counsellor's. */
    const own = async () =>
      (
        await studentsWhere(
          sql`s.id = (select u.student_id from "system_user" u where u.tenant_id = ${tenantId} and u.account = 'student')`,
        )
      )[0]?.id ?? ''
    const elsewhere = sql`s.department_id <> (select t.department_id from "system_user" u join base_teacher t
      on t.tenant_id = u.tenant_id and t.id = u.teacher_id where u.tenant_id = ${tenantId} and u.account = 'department')`
    // Small colleges teach in one department: one class goes to another.
    beforeAll(async () => {
      const inClass = sql`(select c.id from base_class c where c.tenant_id = ${tenantId} and c.id <> (select s.class_id
        from base_student s join "system_user" u on u.student_id = s.id where u.tenant_id = ${tenantId}
        and u.account = 'student') order by c.code desc limit 1)`
      const other = sql`(select d.id from base_department d where d.tenant_id = ${tenantId} and d.name = '学生工作处')`
      await sql`update base_student set department_id = ${other} where class_id = ${inClass}`.execute(
        app().db,
      )
      await sql`update base_class set department_id = ${other} where id = ${inClass}`.execute(app().db)
      expect(await studentsWhere(elsewhere)).not.toHaveLength(0)
    })
    const mobileOf = async (id = '') => (await studentsWhere(sql`s.id = ${id}`))[0]?.mobile
    const stateOf = async (id: string) =>
      (
        await sql<{
          state: string
        }>`select student_state as state from base_student where id = ${id}`.execute(app().db)
      ).rows[0]?.state
    const seen = async (who: keyof typeof asks) => {
      const { status, data } = await asks[who]('records/studentLabel/page')
      return status === 200 ? data.total : status
    }

    it('a label is seen by those whom it names, and by no others', async () => {
      const studentId = await own()
      const { data: label } = await asks.admin('records/label/add', {
        ...{ name: '重点关注', colour: 'danger', readers: 'classes', enabled: true },
      })
      expect((await asks.admin('base/student/putLabel', { id: studentId, labelId: label.id })).status).toBe(
        200,
      )
      expect([await seen('counsellor'), await seen('department'), await seen('student')]).toEqual([1, 0, 0])
      expect(await seen('newstudent')).toBe(403)
      const again = await asks.counsellor('base/student/putLabel', { id: studentId, labelId: label.id })
      expect([again.status, again.msg]).toEqual([409, '该学生已有此标签'])
      // Nobody learns of a label that is hidden from them: as if there were none.
      const hidden = await asks.department('base/student/putLabel', { id: studentId, labelId: label.id })
      expect([hidden.status, hidden.msg]).toEqual([400, '该标签不在您的可见范围内'])
      const added = await asks.department('records/studentLabel/add', {
        ...{ studentId, labelId: label.id, since: day(0) },
      })
      expect([added.status, added.msg]).toEqual([400, '该标签不在您的可见范围内'])
      const { data: now } = await asks.admin('records/label/update', {
        ...{ id: label.id, revision: label.revision, readers: 'self' },
      })
      expect([await seen('counsellor'), await seen('department'), await seen('student')]).toEqual([0, 0, 1])
      const taken = await asks.counsellor('base/student/takeLabel', { id: studentId, labelId: label.id })
      expect(taken.msg).toBe('该学生没有此标签')
      await asks.admin('records/label/update', { id: label.id, revision: now.revision, readers: null })
      expect([await seen('counsellor'), await seen('student'), await seen('admin')]).toEqual([0, 0, 1])
      expect((await asks.student('base/student/putLabel', { id: studentId, labelId: label.id })).status).toBe(
        403,
      )
      expect((await asks.admin('base/student/takeLabel', { id: studentId, labelId: label.id })).status).toBe(
        200,
      )
      expect(await seen('admin')).toBe(0)
    })

    it('a label is put on many at once, within reach alone, and follows the student into another class', async () => {
      const [stranger] = await studentsWhere(elsewhere)
      const { data: label } = await asks.admin('records/label/add', {
        ...{ name: '团学骨干', colour: 'success', readers: 'departments,classes', enabled: true },
      })
      const { records } = (await asks.counsellor('base/student/page?size=3')).data
      const ids = records.map(({ id }: { id: string }) => id)
      const put = await asks.counsellor('base/student/batch/putLabel', { rows: { ids }, labelId: label.id })
      expect([put.status, put.data.length]).toEqual([200, ids.length])
      expect(await seen('counsellor')).toBe(ids.length)
      const beyond = await asks.department('base/student/putLabel', { id: stranger?.id, labelId: label.id })
      expect(beyond.status).toBe(404)
      const [group] = (
        await sql<{ id: string }>`select c.id from base_class c where c.tenant_id = ${tenantId}
        and c.id <> (select class_id from base_student where id = ${ids[0]}) limit 1`.execute(app().db)
      ).rows
      const row = (await asks.admin(`base/student/getOne?id=${ids[0]}`)).data
      const moved = await asks.admin('base/student/update', {
        ...{ id: row.id, revision: row.revision, classId: group?.id },
      })
      expect(moved.msg).toBe('操作成功')
      expect(await seen('counsellor')).toBe(ids.length - 1)
      await asks.admin('base/student/update', {
        ...{ id: row.id, revision: moved.data.revision, classId: row.classId },
      })
    })

    it('a department changes many of its own students alone, and takes it back', async () => {
      const [stranger] = await studentsWhere(elsewhere)
      const { records } = (await asks.department('base/student/page?size=2')).data
      const ids = records.map(({ id }: { id: string }) => id)
      const changes = { health: '2' }
      const beyond = await asks.department('base/student/batchUpdate', {
        ...{ rows: { ids: [...ids, stranger?.id] }, changes },
      })
      expect(beyond.status).toBe(404)
      const shown = await asks.department('base/student/batchUpdate', {
        rows: { ids },
        changes,
        preview: true,
      })
      expect(shown.data.samples.length).toBe(shown.data.changed)
      const done = await asks.department('base/student/batchUpdate', { rows: { ids }, changes })
      expect([done.data.changed, done.data.undoable]).toEqual([shown.data.changed, true])
      const undone = await asks.department('base/student/undo', { batch: done.data.batch })
      expect(undone.msg).toBe('操作成功')
    })

    it('a student has one mentor at a time, and a mentor as many students as allowed', async () => {
      await sql`delete from base_mentor where tenant_id = ${tenantId}`.execute(app().db)
      const [one, two] = await studentsWhere(sql`true`)
      const { rows } = await sql<{ id: string }>`select id from base_teacher where tenant_id = ${tenantId}
        order by staff_no limit 2`.execute(app().db)
      const [first, second] = rows.map(({ id }) => id)
      const rule = (await asks.admin('records/rosterRule/getOne')).data
      const set = await asks.admin('records/rosterRule/update', { ...rule, mentorCapacity: 1 })
      expect(set.msg).toBe('操作成功')
      const since = day(-30)
      const given = await asks.admin('base/mentor/add', { teacherId: first, studentId: one?.id, since })
      expect(given.msg).toBe('操作成功')
      const twice = await asks.admin('base/mentor/add', {
        teacherId: second,
        studentId: one?.id,
        since: day(-1),
      })
      expect(twice.msg).toContain('该学生在此期间已有导师')
      const full = await asks.admin('base/mentor/add', { teacherId: first, studentId: two?.id, since })
      expect(full.msg).toContain('达到上限')
      const { id } = given.data
      const early = await asks.admin('base/mentor/replace', { id, newTeacherId: second, from: since })
      expect(early.status).toBe(400)
      const changed = await asks.admin('base/mentor/replace', { id, newTeacherId: second, from: day(0) })
      expect(changed.msg).toBe('操作成功')
      const kept = (await asks.admin(`base/mentor/page?params.studentId=${one?.id}`)).data.records
      expect(kept).toMatchObject([
        { teacherId: second, since: day(0), until: null },
        { teacherId: first, since, until: day(-1) },
      ])
      // From today on the first has a place again.
      const later = await asks.admin('base/mentor/add', {
        teacherId: first,
        studentId: two?.id,
        since: day(0),
      })
      expect(later.msg).toBe('操作成功')
    })

    it('contact data that were checked go into the record, and nothing else; taken back, it says what it said', async () => {
      const [one] = await studentsWhere(sql`s.mobile is not null`)
      const [stranger] = await studentsWhere(elsewhere)
      const before = (await asks.admin(`base/student/getOne?id=${one?.id}`)).data
      const sent = { studentId: one?.id, checkedOn: day(0), mobile: '13900001234', name: '别人' }
      expect((await asks.admin('records/contactUpdate/add', { ...sent, mobile: null })).status).toBe(400)
      const { name: _, ...right } = sent
      const added = await asks.admin('records/contactUpdate/add', right)
      expect(added.msg).toBe('操作成功')
      const [now] = await studentsWhere(sql`s.id = ${one?.id}`)
      expect([now?.mobile, now?.email]).toEqual(['13900001234', one?.email])
      const after = (await asks.admin(`base/student/getOne?id=${one?.id}`)).data
      expect([after.name, after.classId]).toEqual([before.name, before.classId])
      expect(JSON.stringify((await asks.admin(`base/student/history?id=${one?.id}`)).data)).toContain(
        '联系方式更新',
      )
      const beyond = await asks.department('records/contactUpdate/add', { ...right, studentId: stranger?.id })
      expect([beyond.status, await mobileOf(stranger?.id)]).toEqual([400, stranger?.mobile])
      expect((await asks.counsellor('records/contactUpdate/page')).status).toBe(403)
      expect((await asks.admin('records/contactUpdate/batchRemove', [added.data.id])).status).toBe(200)
      expect((await studentsWhere(sql`s.id = ${one?.id}`))[0]?.mobile).toBe(one?.mobile)
    })

    it('a graduate leaves the roll; a completion becomes a graduation in time alone; taken back, nothing is left', async () => {
      const [, one, two] = await studentsWhere(sql`true`)
      const left = { gradYear: 2026, conclusion: 'completed', certNo: 'J2026001', certDate: day(-30) }
      const added = await asks.admin('records/graduate/add', { ...left, studentId: one?.id })
      expect(added.msg).toBe('操作成功')
      expect(await stateOf(one?.id ?? '')).toBe('08')
      const old = { ...left, certNo: 'J2020001', certDate: day(-900), studentId: two?.id }
      const { data: late } = await asks.admin('records/graduate/add', old)
      const certificate = { newCertNo: 'B2026001', newCertDate: day(0) }
      const over = await asks.admin('records/graduate/exchange', { id: late.id, ...certificate })
      expect([over.status, over.msg]).toEqual([400, expect.stringContaining('届满')])
      const done = await asks.admin('records/graduate/exchange', { id: added.data.id, ...certificate })
      expect(done.msg).toBe('操作成功')
      expect(await stateOf(one?.id ?? '')).toBe('07')
      const row = (await asks.admin(`records/graduate/getOne?id=${added.data.id}`)).data
      expect(row).toMatchObject({ conclusion: 'graduated', certNo: 'B2026001', formerCertNo: 'J2026001' })
      expect((await asks.counsellor('records/graduate/page')).status).toBe(403)
      await asks.admin('records/graduate/batchRemove', [added.data.id, late.id])
      expect([await stateOf(one?.id ?? ''), await stateOf(two?.id ?? '')]).toEqual(['01', '01'])
      const again = await asks.admin('records/graduate/add', {
        ...left,
        studentId: one?.id,
        certNo: 'J2026001',
      })
      expect(again.msg).toBe('操作成功')
      await asks.admin('records/graduate/batchRemove', [again.data.id])
    })
  })
})
