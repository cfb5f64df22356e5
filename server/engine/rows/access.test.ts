import { beforeAll, describe, expect, it } from 'vitest'
import { engines } from '#tests/support/database.ts'
import { type Ask, serverOn } from '#tests/support/server.ts'

const department = (sort: number, parentId?: string) => ({
  code: `D${sort}`,
  name: `系${sort}`,
  kind: '1',
  sort,
  enabled: true,
  parentId,
})
const teacher = (staffNo: string, departmentId: string) => ({
  staffNo,
  name: `教师${staffNo}`,
  gender: '1',
  birthDate: '1980-01-02',
  idType: 'A',
  idNo: `P1234567${staffNo}`,
  mobile: '13812345678',
  post: '1',
  teacherState: '1',
  departmentId,
})
const verbs = ['view', 'add', 'update', 'remove'] as const
const of = (resource: string, ...may: readonly string[]) => may.map((verb) => `${resource}:${verb}`)

describe.each(engines)('access on %s', (engine) => {
  const server = serverOn(engine)
  let college: ReturnType<typeof server.college>
  let admin: Ask
  let [near, far]: string[] = []
  let [mine, theirs]: { id: string; revision: number }[] = []

  const add = async (ask: Ask, call: string, json: object) => {
    const { body } = await ask('POST', `base/${call}/add`, { json })
    expect(body.msg).toBe('操作成功')
    return body.data
  }
  const page = async (ask: Ask, query = '') =>
    (await ask('GET', `base/teacher/page?${query}`)).body.data.records as Record<string, unknown>[]
  /** Who may do these verbs within one department. */
  const within = (...may: readonly string[]) =>
    college.person([{ may: of('base.teacher', ...may), grants: ['departments'] }], {
      departments: [near ?? ''],
    })

  beforeAll(async () => {
    college = server.college()
    admin = college.manager('base.department', 'base.teacher', 'base.campus')
    near = (await add(admin, 'department', department(1))).id
    far = (await add(admin, 'department', department(2))).id
    mine = await add(admin, 'teacher', teacher('01', near ?? ''))
    theirs = await add(admin, 'teacher', teacher('02', far ?? ''))
  })

  it('shows only rows within reach, in pages, lists, choices and one by one', async () => {
    const ask = within('view')
    expect((await page(ask)).map((row) => row.id)).toEqual([mine?.id])
    expect((await ask('GET', 'base/teacher/page')).body.data.total).toBe(1)
    expect((await ask('GET', 'base/teacher/list')).body.data).toHaveLength(1)
    expect((await ask('GET', 'base/teacher/getSelect')).body.data).toHaveLength(1)
    expect((await ask('GET', `base/teacher/getSelect?ids=${theirs?.id}`)).body.data).toEqual([])
    expect((await ask('GET', `base/teacher/getOne?id=${mine?.id}`)).status).toBe(200)
  })

  it('answers a row out of reach as one that does not exist', async () => {
    const ask = within(...verbs)
    const absent = '0198f1a0-0000-7000-8000-000000000009'
    for (const call of ['getOne', 'update', 'remove']) {
      const answers = [theirs?.id, absent].map((id) =>
        call === 'getOne'
          ? ask('GET', `base/teacher/getOne?id=${id}`)
          : call === 'update'
            ? ask('POST', 'base/teacher/update', { json: { id, revision: 1, title: null } })
            : ask('POST', 'base/teacher/remove', { form: { ids: `${id}` } }),
      )
      const [foreign, unknown] = await Promise.all(answers)
      expect([foreign?.status, foreign?.body]).toEqual([404, unknown?.body])
    }
  })

  it('lets nobody write a row out of their own reach, nor point at what lies there', async () => {
    const ask = within(...verbs)
    const added = await ask('POST', 'base/teacher/add', { json: teacher('03', far ?? '') })
    const moved = await ask('POST', 'base/teacher/update', {
      json: { id: mine?.id, revision: 1, departmentId: far },
    })
    // The department of a teacher is a duty: the answer names the field that would give it.
    for (const { status, body } of [added, moved])
      expect([status, Object.keys(body.data.fields)]).toEqual([400, ['departmentId']])
    const pointed = await ask('POST', 'base/teacher/update', {
      json: { id: mine?.id, revision: 1, departmentId: theirs?.id },
    })
    expect([pointed.status, pointed.body.data.fields]).toEqual([400, { departmentId: '所属部门不存在' }])
    expect(await page(admin)).toHaveLength(2)
    const grants = ['departments'] as const
    const head = college.person(
      [
        { may: of('base.department', 'view', 'update'), grants },
        { may: of('base.teacher', 'view'), grants },
      ],
      { departments: [near ?? ''] },
    )
    const json = (leaderId?: string) => ({ json: { id: near, revision: 1, leaderId } })
    expect((await head('POST', 'base/department/update', json(theirs?.id))).status).toBe(400)
    expect((await head('POST', 'base/department/update', json(mine?.id))).status).toBe(200)
  })

  it('goes by the grants of those roles that hold the permission, and says what may be done to each row', async () => {
    const ask = college.person(
      [
        { may: of('base.teacher', 'view') },
        { may: of('base.teacher', 'update'), grants: ['departments'] },
        { may: of('base.teacher', 'remove'), grants: ['self'] },
        { may: of('base.campus', 'view') },
      ],
      { departments: [near ?? ''], self: [theirs?.id ?? ''] },
    )
    expect((await page(ask)).map((row) => row.can)).toEqual([
      ['view', 'update'],
      ['view', 'remove'],
    ])
    const change = (id: string | undefined) =>
      ask('POST', 'base/teacher/update', { json: { id, revision: 1, title: null } })
    expect((await change(theirs?.id)).status).toBe(403)
    expect((await ask('POST', 'base/teacher/remove', { form: { ids: `${mine?.id}` } })).status).toBe(404)
  })

  it('hides personal values, also from guessing, no matter who asks for a list of them', async () => {
    const ask = college.person([{ may: of('base.teacher', 'view') }])
    expect((await page(ask))[0]).toMatchObject({ mobile: '138****5678', idNo: 'P1********' })
    const whole = college.person([{ may: of('base.teacher', 'view', 'reveal') }])
    expect((await page(whole))[0]).toMatchObject({ mobile: '138****5678', idNo: 'P1********' })
    expect((await ask('GET', 'base/teacher/page?ascs=mobile')).status).toBe(400)
    expect((await whole('GET', 'base/teacher/page?ascs=mobile')).status).toBe(400)
  })

  it('shows what was written masked, also to the person who wrote it', async () => {
    const clerk = college.manager('base.teacher')
    const json = { id: theirs?.id, revision: 1, mobile: '13912345678' }
    const { body } = await clerk('POST', 'base/teacher/update', { json })
    expect(body.data).toMatchObject({ mobile: '139****5678', revision: 2 })
    const late = await clerk('POST', 'base/teacher/update', { json })
    expect([late.status, late.body.data.current.mobile]).toEqual([409, '139****5678'])
    const back = await clerk('POST', 'base/teacher/update', {
      json: { ...json, revision: 2, mobile: '139****5670' },
    })
    expect([back.status, Object.keys(back.body.data.fields)]).toEqual([400, ['mobile']])
  })

  it('keeps tenants apart, in every call', async () => {
    const other = server.college()
    const ask = other.manager('base.department', 'base.teacher')
    const own = (await add(ask, 'department', department(1))).id
    expect(await page(ask)).toEqual([])
    expect((await ask('GET', 'base/department/getTree')).body.data).toHaveLength(1)
    expect((await ask('GET', `base/department/getTree?root=${near}`)).body.data).toEqual([])
    expect((await ask('GET', `base/department/getSelect?ids=${near}`)).body.data).toEqual([])
    expect((await ask('GET', `base/teacher/getOne?id=${mine?.id}`)).status).toBe(404)
    const update = { json: { id: mine?.id, revision: 1, name: '改名' } }
    expect((await ask('POST', 'base/teacher/update', update)).status).toBe(404)
    expect((await ask('POST', 'base/department/remove', { form: { ids: `${own},${near}` } })).status).toBe(
      404,
    )
    expect((await ask('GET', 'base/department/list')).body.data).toHaveLength(1)
    const pointing = await ask('POST', 'base/teacher/add', { json: teacher('01', near ?? '') })
    expect([pointing.status, pointing.body.msg]).toEqual([400, '所属部门不存在'])
    const headers = { 'Tenant-Id': college.tenantId }
    expect((await ask('GET', 'base/teacher/list', { headers })).body.data).toEqual([])
    expect((await ask('GET', `base/teacher/list?tenantId=${college.tenantId}`)).status).toBe(400)
  })
})
