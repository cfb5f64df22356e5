import { describe, expect, it } from 'vitest'
import { oneEngine } from '#tests/support/database.ts'
import { serverOn } from '#tests/support/server.ts'

describe.each(oneEngine)('on %s', (engine) => {
  const server = serverOn(engine)

  /** Two departments with a major each, and a class with a student and a counsellor in the first. */
  async function begun() {
    const college = server.college()
    const names = [
      'campus',
      'department',
      'major',
      'grade-major',
      'class',
      'student',
      'teacher',
      'counsellor',
    ]
    const ask = college.manager(...names.map((name) => `base.${name}`))
    const add = async (call: string, json: object) => {
      const { status, body } = await ask('POST', `base/${call}/add`, { json })
      expect([status, body.msg]).toEqual([200, '操作成功'])
      return body.data
    }
    const department = (code: string) =>
      add('department', { code, name: `院系${code}`, kind: '1', sort: 1, enabled: true })
    const [first, second] = [await department('1'), await department('2')]
    const major = (code: string, departmentId: string) =>
      add('major', {
        code,
        name: `专业${code}`,
        departmentId,
        trainLevel: '4',
        schoolingLength: 3,
        enabled: true,
      })
    const [one, other] = [await major('01', first.id), await major('02', second.id)]
    const entered = await add('gradeMajor', { grade: 2026, majorId: one.id })
    const group = await add('class', { code: 'K1', name: '一班', gradeMajorId: entered.id, graduated: false })
    const person = {
      name: '张三',
      gender: '1',
      birthDate: '1880-01-01',
      idType: '1',
      idNo: '440524188001010014',
    }
    const student = await add('student', {
      studentNo: '1',
      ...person,
      classId: group.id,
      studentType: '1',
      entryDate: '2026-09-01',
      attendMode: '2',
      studentState: '01',
    })
    const teacher = await add('teacher', {
      staffNo: '1',
      ...person,
      departmentId: first.id,
      post: '2',
      teacherState: '1',
    })
    const duty = await add('counsellor', { teacherId: teacher.id, classId: group.id, since: '2026-09-01' })
    const again = async (call: string, { id }: { id: string }) =>
      (await ask('GET', `base/${call}/getOne?id=${id}`)).body.data
    return { ask, first, second, one, other, entered, group, student, duty, again }
  }

  it('names a grade major, and passes department, major and grade down to everybody', async () => {
    const { first, one, entered, group, student, duty } = await begun()
    expect(entered).toMatchObject({ name: '2026级专业01', departmentId: first.id })
    expect(group).toMatchObject({ grade: 2026, majorId: one.id, departmentId: first.id })
    expect(student).toMatchObject({ grade: 2026, majorId: one.id, departmentId: first.id })
    expect(duty.departmentId).toBe(first.id)
  })

  it('takes everybody along when a class goes to another major', async () => {
    const { ask, second, other, group, student, duty, again } = await begun()
    const elsewhere = (await ask('POST', 'base/gradeMajor/add', { json: { grade: 2025, majorId: other.id } }))
      .body.data
    const { id, revision } = group
    const { status } = await ask('POST', 'base/class/update', {
      json: { id, revision, gradeMajorId: elsewhere.id },
    })
    expect(status).toBe(200)
    expect(await again('student', student)).toMatchObject({
      grade: 2025,
      majorId: other.id,
      departmentId: second.id,
    })
    expect(await again('counsellor', duty)).toMatchObject({ departmentId: second.id })
  })

  it('takes everybody along when a major goes to another department, and keeps the name they entered with', async () => {
    const { ask, second, one, entered, student, again } = await begun()
    const { id, revision } = one
    const json = { id, revision, departmentId: second.id, name: '新名' }
    expect((await ask('POST', 'base/major/update', { json })).status).toBe(200)
    expect(await again('student', student)).toMatchObject({ departmentId: second.id })
    expect(await again('gradeMajor', entered)).toMatchObject({
      departmentId: second.id,
      name: '2026级专业01',
    })
  })

  it('refuses an ID number that says otherwise than the form', async () => {
    const { ask, student } = await begun()
    const { id, revision } = student
    const wrong = await ask('POST', 'base/student/update', { json: { id, revision, gender: '2' } })
    expect([wrong.status, wrong.body.data.fields]).toEqual([400, { gender: '性别与身份证号码不一致' }])
    const number = await ask('POST', 'base/student/update', {
      json: { id, revision, idNo: '440524188001010015' },
    })
    expect(number.body.data.fields.idNo).toBe('居民身份证号码应为 18 位，且校验码正确')
  })
})
