import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { student } from '#domain/base/student.ts'
import { fitting, type View } from '#domain/kernel/view.ts'
import { oneEngine } from '#tests/support/database.ts'
import { sessionsOn } from '#tests/support/session.ts'

const screen = 'base/student'
const view: View = {
  columns: [{ name: 'name', width: 180, pinned: 'start' }, { name: 'studentNo' }],
  sort: ['-studentNo', 'name'],
  filters: { search: '李' },
  condition: { any: [{ field: 'name', is: 'contains', value: '李' }] },
  density: 'compact',
  size: 50,
}

describe.each(oneEngine)('views of a list, on %s', (engine) => {
  const { ask, app, person, signIn } = sessionsOn(engine)

  async function somebody(role: Parameters<typeof person>[0]) {
    const account = await person(role)
    const token = (await signIn(account)).body.access_token as string
    const call = (path: string, json?: object) =>
      ask(json ? 'POST' : 'GET', `system/savedView/${path}`, { token, ...(json && { json }) })
    const mine = async () => (await call(`mine?screen=${screen}`)).body.data
    const save = async (name: string, more: object = {}) => {
      const { status, body } = await call('save', { screen, name, view, ...more })
      return status === 200 ? (body.data.id as string) : body.msg
    }
    return { call, mine, save, account, token }
  }
  type Somebody = Awaited<ReturnType<typeof somebody>>
  let admin: Somebody
  let teacher: Somebody
  beforeAll(async () => {
    admin = await somebody('admin')
    teacher = await somebody('teacher')
    await sql`insert into system_role_menu (tenant_id, id, role_id, menu_id, granted)
      select m.tenant_id, gen_random_uuid(), r.id, m.id, true from system_menu m
      join system_role r on r.tenant_id = m.tenant_id and r.code = 'admin'
      where m.permission = 'system.saved-view:share'
      and not exists (select from system_role_menu x where x.tenant_id = m.tenant_id and x.role_id = r.id and x.menu_id = m.id)`.execute(
      app().db,
    )
  })
  const names = async (by: Somebody) => (await by.mine()).views.map(({ name }: { name: string }) => name)

  it('are kept as they were saved, and nobody else has them', async () => {
    const id = await teacher.save('我的学生')
    expect((await teacher.mine()).views).toEqual([
      expect.objectContaining({ id, name: '我的学生', own: true, view }),
    ])
    expect(await names(admin)).not.toContain('我的学生')
    for (const call of ['removeMine', 'shareMine'])
      expect(
        (
          await admin.call(call, {
            id,
            ...(call === 'shareMine' && { everybody: true, roles: [], departments: [] }),
          })
        ).status,
      ).toBe(404)
    expect(await admin.save('我的学生', { id })).not.toBe(id)
    expect((await teacher.mine()).views[0]?.name).toBe('我的学生')
    await teacher.save('改了名', { id, view: { ...view, size: 20 } })
    expect((await teacher.mine()).views).toEqual([expect.objectContaining({ id, name: '改了名' })])
    expect(await teacher.save('改了名')).toBe('已有同名视图')
  })

  it('keep of figures how they are cut, and of which days', async () => {
    const cut = {
      columns: [],
      sort: [],
      filters: { departmentId: 'x' },
      figures: { by: 'classId', across: 'typeId', from: '2026-09-01', to: '2026-09-30', compare: 'before' },
    }
    const id = await teacher.save('九月各班', { view: cut })
    const { views } = await teacher.mine()
    expect(views.find((each: { id: string }) => each.id === id)?.view).toEqual(cut)
    await teacher.call('removeMine', { id })
  })

  it('are shared by anyone who may, to roles or everybody, and taken back', async () => {
    const id = await admin.save('本周关注')
    const share = (to: object) =>
      admin.call('shareMine', { id, everybody: false, roles: [], departments: [], ...to })
    expect(
      (await teacher.call('shareMine', { id, everybody: true, roles: [], departments: [] })).status,
    ).toBe(403)
    await share({ roles: ['teacher'] })
    const seen = (await teacher.mine()).views.find((each: { id: string }) => each.id === id)
    expect(seen).toMatchObject({ own: false, ownerName: '测试', view })
    expect(seen).not.toHaveProperty('shared')
    expect(await teacher.save('本周关注', { id })).not.toBe(id)
    await share({ roles: ['student'] })
    expect(await names(teacher)).not.toContain('本周关注')
    await share({ everybody: true })
    expect(await names(teacher)).toContain('本周关注')
  })

  it('open the screen of the person who chose one, until it is gone', async () => {
    const id = await admin.save('开学名单')
    await admin.call('shareMine', { id, everybody: true, roles: [], departments: [] })
    expect((await teacher.call('setUsual', { screen, viewId: id })).status).toBe(200)
    expect((await teacher.mine()).usual).toBe(id)
    expect((await teacher.call('setUsual', { screen: 'base/teacher', viewId: id })).status).toBe(404)
    await admin.call('removeMine', { id })
    expect((await teacher.mine()).usual).toBeNull()
    await teacher.call('setUsual', { screen, layout: view })
    expect(await teacher.mine()).toMatchObject({ usual: null, layout: view })
    await teacher.call('setUsual', { screen, layout: null })
    expect((await teacher.mine()).layout).toBeNull()
  })

  it('look as the college sets them for a role, until the person arranges them', async () => {
    const wide = {
      columns: [{ name: 'studentNo', width: 160 }, { name: 'nothing' }],
      sort: ['name'],
      filters: {},
    }
    const set = (role: string, next: object | null, who = admin) =>
      ask('POST', 'system/listLayout/update', { token: who.token, json: { screen, role, view: next } })
    expect((await set('teacher', wide, teacher)).status).toBe(403)
    expect((await set('nobody', wide)).status).toBe(400)
    expect((await set('teacher', { ...wide, columns: [{ name: 'nothing' }] })).status).toBe(400)
    expect((await set('everybody', wide)).status).toBe(200)
    const kept = { columns: [{ name: 'studentNo', width: 160 }], sort: [], filters: {} }
    expect([(await admin.mine()).set, (await teacher.mine()).set]).toEqual([kept, kept])
    await set('teacher', { ...wide, columns: [{ name: 'name' }] })
    expect((await teacher.mine()).set.columns).toEqual([{ name: 'name' }])
    expect((await admin.mine()).set).toEqual(kept)
    for (const role of ['teacher', 'everybody']) await set(role, null)
    expect((await teacher.mine()).set).toBeNull()
  })

  it.each([
    { name: '', view },
    { name: 'x'.repeat(41), view },
    { name: 'x', view: { ...view, sort: Array.from({ length: 6 }, () => 'name') } },
    { name: 'x', view: { ...view, columns: [{ name: 'name', width: 1e9 }] } },
    { name: 'x', view: { ...view, condition: { field: 'name', is: 'or 1=1' } } },
    { name: 'x', view: { ...view, script: 'x' } },
    { name: 'x', view: { ...view, figures: { by: 'x'.repeat(101) } } },
    { name: 'x', view, screen: '../etc' },
  ])('are refused when they are none: %o', async (wrong) => {
    expect((await teacher.call('save', { screen, ...wrong })).status).toBe(400)
  })
})

it('a view that names what is gone opens without it', () => {
  const old: View = {
    ...view,
    columns: [{ name: 'gone' }, ...view.columns],
    sort: ['-gone', 'name'],
    filters: { gone: 'x', search: '李' },
    condition: {
      all: [
        { field: 'gone', is: 'filled' },
        { not: { field: 'gone', is: 'filled' } },
        { field: 'name', is: 'filled' },
      ],
    },
  }
  expect(fitting(old, student)).toEqual({
    ...view,
    sort: ['name'],
    condition: { all: [{ field: 'name', is: 'filled' }] },
  })
  const { condition: _, ...without } = view
  expect(fitting({ ...view, condition: { not: { field: 'gone', is: 'filled' } } }, student)).toEqual(without)
})
