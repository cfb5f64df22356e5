import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { createDemoAccounts, demoPassword } from '#server/demo/accounts.ts'
import { loadDemo } from '#server/demo/load.ts'
import { addUser } from '#server/identity/session/add-user.ts'
import { oneEngine } from '#tests/support/database.ts'
import { sessionsOn } from '#tests/support/session.ts'

type Row = Readonly<Record<string, string>>

describe.each(oneEngine)('whose rows a person reaches, on %s', (engine) => {
  const { ask, signIn, app, tenantId } = sessionsOn(engine)
  const run = async (query: ReturnType<typeof sql>) => (await query.execute(app().db)).rows as Row[]
  const known = { student: '', otherUser: '', ownClass: '', otherClass: '', otherTeacher: '' }

  async function as(account: string) {
    const { body } = await signIn(account, demoPassword)
    return (path: string, json?: object) =>
      ask(json ? 'POST' : 'GET', path, { token: body.access_token, ...(json && { json }) })
  }

  beforeAll(async () => {
    await loadDemo(app(), { size: 'small', tenantId })
    await createDemoAccounts(app(), tenantId)
    const [own] =
      await run(sql`select k.class_id as "classId", k.teacher_id as "teacherId" from base_counsellor k
      join "system_user" u on u.tenant_id = k.tenant_id and u.teacher_id = k.teacher_id
      where k.tenant_id = ${tenantId} and u.account = 'counsellor' and k.until is null limit 1`)
    // Of two classes, the other is handed over to a colleague.
    const [other] = await run(sql`select k.class_id as "classId", (
        select id from base_teacher where tenant_id = ${tenantId} and id <> ${own?.teacherId} limit 1
      ) as "teacherId", (
        select s.id from base_student s where s.tenant_id = ${tenantId} and s.class_id = k.class_id
          and s.id not in (select student_id from "system_user" where tenant_id = ${tenantId} and student_id is not null)
        limit 1
      ) as student
      from base_counsellor k where k.tenant_id = ${tenantId} and k.class_id <> ${own?.classId} limit 1`)
    await run(sql`update base_counsellor set teacher_id = ${other?.teacherId}
      where tenant_id = ${tenantId} and class_id = ${other?.classId}`)
    Object.assign(known, {
      ownClass: own?.classId,
      otherClass: other?.classId,
      otherTeacher: other?.teacherId,
      student: other?.student,
    })
    known.otherUser = await addUser(app(), tenantId, {
      account: 'another-student',
      name: '另一名学生',
      kind: 'student',
      password: demoPassword,
      roles: ['student'],
      studentId: known.student,
    })
  }, 120_000)

  it('A-11 one student reads nothing of another, whichever id is asked for', async () => {
    const me = await as('student')
    expect((await me('base/baseStudentInfo/getStuInfo')).status).toBe(200)
    for (const path of [
      `base/baseStudentInfo/getStuInfo?userId=${known.otherUser}`,
      `base/student/getOne?id=${known.student}`,
      `system/user/getOne?id=${known.otherUser}`,
    ])
      expect([403, 404]).toContain((await me(path)).status)
    for (const path of [
      `base/student/classStudent?classId=${known.otherClass}`,
      `base/student/fdyStudent?fdyId=${known.otherTeacher}`,
    ])
      expect([path, (await me(path)).status]).toEqual([path, 403])
    // Applications of their own refer to students: the picker may be asked, and offers nobody else.
    expect((await me(`base/baseStudentInfo/getSelect?ids=${known.student}`)).body.data ?? []).toEqual([])
  })

  it('A-12 a counsellor reads the students of their own classes and not those of another', async () => {
    const me = await as('counsellor')
    expect(
      (await me(`base/student/classStudent?classId=${known.ownClass}`)).body.data.length,
    ).toBeGreaterThan(5)
    expect((await me(`base/student/classStudent?classId=${known.otherClass}`)).body.data).toEqual([])
    expect((await me(`base/student/fdyStudent?fdyId=${known.otherTeacher}`)).body.data).toEqual([])
    expect((await me(`base/baseStudentInfo/getStuInfo?userId=${known.otherUser}`)).status).toBe(404)
    expect((await me('base/student/update', { id: known.student, revision: 1, name: '改' })).status).toBe(403)
  })

  it('A-15 a dictionary or parameter of one college is no other college’s to change', async () => {
    const admin = await as('admin')
    const elsewhere = crypto.randomUUID()
    const id = crypto.randomUUID()
    await run(sql`insert into system_dictionary (tenant_id, id, code, key, label, sort, enabled)
      values (${elsewhere}, ${id}, 'base.nation', '01', '汉族', 1, true)`)
    await run(sql`insert into system_parameter (tenant_id, id, key, name, "group", kind, value, built_in)
      values (${elsewhere}, ${id}, 'x', 'x', 'x', 'text', 'x', false)`)
    for (const resource of ['dictionary', 'parameter']) {
      const change = { id, revision: 1, label: '改', value: '改' }
      const { status } = await admin(`system/${resource}/update`, change)
      expect([400, 404]).toContain(status)
      expect((await admin(`system/${resource}/getOne?id=${id}`)).status).toBe(404)
    }
    const kept = await run(sql`select d.label, p.value from system_dictionary d, system_parameter p
      where d.tenant_id = ${elsewhere} and p.tenant_id = ${elsewhere}`)
    expect(kept).toEqual([{ label: '汉族', value: 'x' }])
  })
})
