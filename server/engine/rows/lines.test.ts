import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { role } from '#domain/system/role.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { stamps } from '#server/core/stamps.ts'
import { engines } from '#tests/support/database.ts'
import { serverOn } from '#tests/support/server.ts'

const teacher = (staffNo: string, departmentId: string) => ({
  staffNo,
  name: '王芳',
  gender: '2',
  birthDate: '1980-01-02',
  idType: 'A',
  idNo: `P12345${staffNo}`,
  post: '1',
  teacherState: '1',
  departmentId,
})
const studied = { since: '1998-09-01', until: '2002-06-30', school: '江南大学', education: '21' }

describe.each(engines)('the lines of a row, on %s', (engine) => {
  const server = serverOn(engine)
  let ask: ReturnType<ReturnType<typeof server.college>['manager']>
  let college: ReturnType<typeof server.college>
  let departmentId: string
  let count = 0

  beforeAll(async () => {
    college = server.college()
    ask = college.manager('base.department', 'base.teacher')
    const department = { code: 'D', name: '系', kind: '1', sort: 1, enabled: true }
    departmentId = (await ask('POST', 'base/department/add', { json: department })).body.data.id
  })
  const add = (education?: readonly object[]) => {
    count += 1
    const json = { ...teacher(`${10 + count}`, departmentId), ...(education && { lines: { education } }) }
    return ask('POST', 'base/teacher/add', { json })
  }
  const update = (row: { id: string; revision: number }, changes: object) =>
    ask('POST', 'base/teacher/update', { json: { id: row.id, revision: row.revision, ...changes } })

  it('are kept with it: added, changed, removed, each by its id and revision', async () => {
    const { data } = (await add([studied, { ...studied, school: '东海大学', until: null }])).body
    const [first, second] = data.lines.education
    expect([first.school, second.school, second.until]).toEqual(['江南大学', '东海大学', null])
    expect(first).toMatchObject({ teacherId: data.id, revision: 1 })
    const education = [
      { id: second.id, revision: 1, until: '2005-06-30' },
      { ...studied, school: '西山大学' },
    ]
    const changed = (await update(data, { lines: { education } })).body.data
    expect(changed.lines.education).toMatchObject([
      { id: second.id, revision: 2, until: '2005-06-30', school: '东海大学' },
      { school: '西山大学', revision: 1 },
    ])
    expect(changed.revision).toBe(2)
    const { body } = await ask('GET', `base/teacher/getOne?id=${data.id}`)
    expect(body.data.lines).toEqual(changed.lines)
    const untouched = (await update(changed, { title: null })).body.data
    expect(untouched.lines).toEqual(changed.lines)
  })

  it('come back with a row as it was read, which changes nothing but what differs', async () => {
    const { data } = (await add([studied])).body
    expect(data.idNo).toContain('****')
    const saved = await ask('POST', 'base/teacher/update', {
      json: { ...data, name: '王芬', createdBy: 'x' },
    })
    expect([saved.status, { ...saved.body.data, lines: null }]).toEqual([
      200,
      { ...data, name: '王芬', revision: 2, updatedAt: expect.any(String), lines: null },
    ])
    const { rows } = await sql<{ idNo: string }>`select id_no as "idNo" from base_teacher
      where id = ${data.id}`.execute(server.app().db)
    expect(rows[0]?.idNo).not.toContain('*')
    expect((await ask('POST', 'base/teacher/update', { json: data })).status).toBe(409)

    const { revision: _, ...unversioned } = data
    const last = await ask('POST', 'base/teacher/update', { json: { ...unversioned, name: '王英' } })
    expect(last.body.data).toMatchObject({
      name: '王英',
      revision: 3,
      lines: { education: [{ revision: 1 }] },
    })
    const { body } = await ask('GET', `base/teacher/history?id=${data.id}`)
    expect(body.data[0]).toMatchObject({ reason: '保存时没有附带版本号，以最后保存的内容为准' })
    expect(body.data[1].reason).toBeNull()

    const again = { ...data, staffNo: '99', idNo: 'P1234599', mobile: null }
    const copy = (await ask('POST', 'base/teacher/add', { json: again })).body.data
    expect([copy.id === data.id, copy.revision, copy.lines.education.length]).toEqual([false, 1, 1])
  })

  it('are all kept or none, and the fault names its line', async () => {
    const { status, body } = await add([studied, { ...studied, until: '1990-01-01' }])
    expect([status, body.data.fields]).toEqual([400, { 'lines.education.1.until': '毕业日期应晚于入学日期' }])
    const row = (await add([studied])).body.data
    const [line] = row.lines.education
    const wrong = await update(row, {
      name: '不会保存',
      lines: { education: [{ id: line.id, revision: 1, until: '1990-01-01' }, studied] },
    })
    expect([wrong.status, wrong.body.msg, Object.keys(wrong.body.data.fields)]).toEqual([
      400,
      '教育经历第 1 条：毕业日期应晚于入学日期',
      ['lines.education.0.until'],
    ])
    expect((await ask('GET', `base/teacher/getOne?id=${row.id}`)).body.data).toEqual(row)
  })

  it('are written by the rights to their own fields, as a row is', async () => {
    const { db } = server.app()
    const { tenantId } = college
    const roleId = crypto.randomUUID()
    await insertRows(db, role, tenantId, [
      { id: roleId, code: 'role-0', name: '受限', grants: 'all', sort: 1 },
    ])
    const row = (await add([studied])).body.data
    const [line] = row.lines.education
    const rule = { role_id: roleId, resource: 'base.teacher-education', field: 'school', access: 'masked' }
    await db
      .insertInto('security_secret_field')
      .values({ ...stamps(tenantId), ...rule, first: 1, last: 0 })
      .execute()
    const education = [{ id: line.id, revision: 1, school: '东****' }]
    const clerk = college.manager('base.department', 'base.teacher')
    const json = { id: row.id, revision: row.revision, lines: { education } }
    const { status, body } = await clerk('POST', 'base/teacher/update', { json })
    await sql`delete from security_secret_field where tenant_id = ${tenantId}`.execute(db)
    expect([status, body.data.fields]).toEqual([400, { 'lines.education.0.school': '请填写完整的毕业院校' }])
    expect((await ask('GET', `base/teacher/getOne?id=${row.id}`)).body.data).toEqual(row)
  })

  it('cannot be taken from another row, and go with their own', async () => {
    const mine = (await add([studied])).body.data
    const other = (await add([studied])).body.data
    const stolen = await update(mine, {
      lines: { education: [{ id: other.lines.education[0].id, revision: 1, school: '偷' }] },
    })
    expect(stolen.status).toBe(409)
    expect((await ask('POST', 'base/teacher/remove', { form: { ids: mine.id } })).status).toBe(200)
    expect((await ask('GET', `base/teacher/getOne?id=${other.id}`)).body.data.lines.education).toHaveLength(1)
    const another = server.college().manager('base.department', 'base.teacher')
    expect((await another('GET', `base/teacher/getOne?id=${other.id}`)).status).toBe(404)
  })

  it('of two who change them at once, the later is told, and sees both', async () => {
    const row = (await add([studied])).body.data
    const change = (school: string) =>
      update(row, {
        lines: {
          education: [{ ...row.lines.education[0], teacherId: undefined, school }].map(
            ({ id, revision }) => ({ id, revision, school }),
          ),
        },
      })
    const both = await Promise.all([change('甲大学'), change('乙大学')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const lost = both.find(({ status }) => status === 409)
    const won = both.find(({ status }) => status === 200)
    expect(lost?.body.data.current.lines).toEqual(won?.body.data.lines)
  })

  it('what a row no longer asks for is emptied, and what follows is computed', async () => {
    const keeper = college.manager('base.campus', 'base.building', 'base.school-calendar')
    const campus = { code: 'C', name: '校区', enabled: true }
    const campusId = (await keeper('POST', 'base/campus/add', { json: campus })).body.data.id
    const hall = {
      code: 'H',
      name: '一号楼',
      campusId,
      kind: 'dormitory',
      residents: 'men',
      floors: 6,
      enabled: true,
    }
    const row = (await keeper('POST', 'base/building/add', { json: hall })).body.data
    const json = { id: row.id, revision: 1, kind: 'teaching' }
    expect((await keeper('POST', 'base/building/update', { json })).body.data).toMatchObject({
      residents: null,
    })
    const term = { academicYear: '2026-2027', term: '1', startDate: '2026-09-07', weeks: 18 }
    const made = (await keeper('POST', 'base/schoolCalendar/add', { json: term })).body.data
    expect(made.name).toBe('2026-2027学年第一学期')
    const renamed = { id: made.id, revision: 1, term: '2' }
    expect((await keeper('POST', 'base/schoolCalendar/update', { json: renamed })).body.data.name).toBe(
      '2026-2027学年第二学期',
    )
  })
})
