import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadDemo } from '#server/demo/load.ts'
import { oneEngine } from '#tests/support/database.ts'
import type { Ask } from '#tests/support/server.ts'
import { serverOn } from '#tests/support/server.ts'

interface Item {
  readonly id: string
  readonly name: string
  readonly value: string
}
describe.each(oneEngine)('on %s', (engine) => {
  const server = serverOn(engine)
  const college = server.college()
  const ask = college.manager('base.venue', 'base.class', 'base.teacher', 'base.student')

  const get = async (path: string, by: Ask = ask): Promise<Item[]> =>
    (await by('GET', `base/${path}`)).body.data
  const one = async <Found extends object>(query: string) =>
    (await sql.raw<Found>(query.replace('$tenant', `'${college.tenantId}'`)).execute(server.app().db))
      .rows[0] as Found

  beforeAll(() => loadDemo(server.app(), { size: 'small', tenantId: college.tenantId }))

  describe('the organisation', () => {
    it('chooses departments by kind', async () => {
      expect((await get('department/getSelect?deptType=1')).map(({ name }) => name)).toEqual(['信息工程学院'])
      expect(await get('department/getTree?flag=1')).toHaveLength(3)
    })

    it('chooses majors by the year in which they enrolled', async () => {
      expect(await get('major/getMajorSelect?grade=2026&flag=1')).toHaveLength(6)
      expect(await get('major/getMajorSelect?grade=2019')).toEqual([])
    })

    it('chooses classes by grade and major, and venues by floor', async () => {
      expect(await get('stuClass/getClassSelect?grade=2026&flag=1')).toHaveLength(6)
      const [major] = await get('major/getMajorSelect')
      expect(await get(`stuClass/getClassSelect?majorId=${major?.id}`)).toHaveLength(2)
      expect((await get('venue/getSelect?floor=6&size=200')).every(({ name }) => name.includes('60'))).toBe(
        true,
      )
    })
  })

  describe('the people', () => {
    it('chooses teachers by number, name and duty', async () => {
      const { staff_no, name } = await one<{ staff_no: string; name: string }>(
        'select staff_no, name from base_teacher where tenant_id = $tenant order by staff_no limit 1',
      )
      expect((await get(`teacher/getSelect?gh=${staff_no}`)).map((item) => item.name)).toEqual([name])
      expect(await get('teacher/getFdySelect')).toHaveLength(1)
      expect(await get('teacher/getFdyCategorySelect?fdyCategory=2')).toEqual([])
      expect(await get('teacher/getFdyBzrSelect')).toHaveLength(13)
    })

    it('lists the students of a class, and those of a counsellor', async () => {
      const [group] = await get('stuClass/getClassSelect?grade=2026')
      expect(await get(`student/classStudent?classId=${group?.id}`)).toHaveLength(21)
      const [counsellor] = await get('teacher/getFdySelect')
      expect(await get(`student/fdyStudent?fdyId=${counsellor?.id}`)).toHaveLength(240)
      expect((await ask('GET', 'base/student/classStudent')).status).toBe(400)
    })

    it('shows each only what their roles reach', async () => {
      const [group] = await get('stuClass/getClassSelect?grade=2026')
      const student = (await get(`student/classStudent?classId=${group?.id}`))[0]
      const may = ['base.student:view', 'base.class:view']
      const self = college.person([{ may, grants: ['self'] }], { self: [student?.id ?? ''] })
      expect(await get(`student/classStudent?classId=${group?.id}`, self)).toHaveLength(1)
      expect(await get('baseStudentInfo/getSelect?grade=2026', self)).toHaveLength(1)
      const leader = college.person([{ may, grants: ['classes'] }], { classes: [group?.id ?? ''] })
      expect(await get('stuClass/getClassSelect', leader)).toHaveLength(1)
      expect(await get(`student/classStudent?classId=${group?.id}`, leader)).toHaveLength(21)
    })

    it('gives a student their own record, its number masked, and nobody else’s', async () => {
      const student = (await get('baseStudentInfo/getSelect?xh=2026'))[0]
      const self = college.person([{ may: [], grants: ['self'] }], { self: [student?.id ?? ''] })
      await sql`insert into "system_user" (tenant_id, id, account, name, kind, student_id, enabled)
      values (${college.tenantId}, ${self.actor.id}, 'who', 'who', 'student', ${student?.id}, true)`.execute(
        server.app().db,
      )
      const { body } = await self('GET', 'base/baseStudentInfo/getStuInfo')
      expect(body.data).toMatchObject({ id: student?.id, name: student?.name })
      expect(body.data.idNo).toMatch(/^10\*+$/)
      const asked = `base/baseStudentInfo/getStuInfo?userId=${self.actor.id}`
      const other = (may: string[]) => college.person([{ may, grants: ['self'] }])
      expect((await other(['base.student:view'])('GET', asked)).status).toBe(404)
      expect((await other([])('GET', asked)).status).toBe(403)
    })
  })

  it('walks down the cantons, by id or by code', async () => {
    const provinces = await get('canton/getProvince')
    expect(provinces.map(({ name }) => name)).toContain('广东省')
    const byId = await get(`canton/getCity?province=${provinces.find(({ name }) => name === '广东省')?.id}`)
    expect(await get('canton/getCity?province=440000')).toEqual(byId)
    expect((await get('canton/getArea?city=440100')).map(({ name }) => name)).toEqual([
      '天河区',
      '白云区',
      '增城区',
    ])
    expect(await get('canton/getAreaList')).toHaveLength(provinces.length)
  })
})
