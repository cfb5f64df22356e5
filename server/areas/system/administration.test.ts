import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { RoleCode } from '#domain/roles.ts'
import { oneEngine } from '#tests/support/database.ts'
import { teacherOf } from '#tests/support/places.ts'
import { sessionsOn } from '#tests/support/session.ts'

describe.each(oneEngine)('administration, on %s', (engine) => {
  const college = sessionsOn(engine)
  let admin: Awaited<ReturnType<typeof signedIn>>

  /** Somebody signed in, who asks with JSON. */
  async function signedIn(role: RoleCode) {
    const account = await college.person(role)
    const { body } = await college.signIn(account)
    const token = body.access_token as string
    return {
      account,
      id: body.user_id as string,
      get: (path: string) => college.ask('GET', path, { token }),
      post: (path: string, json: object) => college.ask('POST', path, { token, json }),
      remove: (ids: string, resource = 'user') =>
        college.ask('POST', `system/${resource}/remove`, { token, form: { ids } }),
    }
  }
  const idIn = async (table: string, code: string) => {
    const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)}
      where tenant_id = ${college.tenantId} and code = ${code}`.execute(college.app().db)
    return rows[0]?.id ?? ''
  }
  const row = async (id: string) => (await admin.get(`system/user/getOne?id=${id}`)).body.data
  const holders = (roleId: string, add: readonly string[], remove: readonly string[] = []) =>
    admin.post('system/roleUser/update', { roleId, add, remove })

  beforeAll(async () => {
    admin = await signedIn('admin')
  })

  it('a role is made, given menus, given to a person, and holds at once (A-03: and is gone at once)', async () => {
    const json = { code: `keeper-${engine}`, name: '校区专员', grants: 'all', sort: 50 }
    const role = (await admin.post('system/role/add', json)).body.data
    expect(role.can).toEqual(['view', 'update', 'remove', 'menus', 'users'])
    const menus = ['base/campus', 'base/campus:base.campus:view']
    const add = await Promise.all(menus.map((code) => idIn('system_menu', code)))
    await admin.post('system/roleMenu/update', { roleId: role.id, add, remove: [] })
    const student = await signedIn('student')
    expect((await student.get('base/campus/page')).status).toBe(403)
    expect((await holders(role.id, [student.id])).status).toBe(200)
    expect((await student.get('base/campus/page')).status).toBe(200)
    const held = await admin.get(`system/roleUser/page?roleId=${role.id}`)
    expect(held.body.data.records).toMatchObject([{ id: student.id, account: student.account }])
    expect((await admin.post('system/role/remove', {})).status).toBe(400)
    await holders(role.id, [], [student.id])
    expect((await student.get('base/campus/page')).status).toBe(403)
  })

  it('a new password is told once, ends every session, and must be changed', async () => {
    const teacher = await signedIn('teacher')
    const { body } = await admin.post('system/user/resetPassword', { id: teacher.id })
    expect(body.data.secret).toMatch(/^\S{14}$/)
    expect(JSON.stringify(body.data.row)).not.toContain(body.data.secret)
    expect((await teacher.get('base/sysMenu/getUserRoutes')).status).toBe(401)
    const again = await college.signIn(teacher.account, body.data.secret)
    expect([again.status, again.body.mustChangePassword]).toEqual([200, true])
  })

  it('a disabled person is out at once, and back when enabled', async () => {
    const teacher = await signedIn('teacher')
    expect((await row(teacher.id)).can).toContain('disable')
    await admin.post('system/user/disable', { id: teacher.id })
    expect((await teacher.get('base/sysMenu/getUserRoutes')).status).toBe(401)
    expect((await row(teacher.id)).can).not.toContain('disable')
    await admin.post('system/user/enable', { id: teacher.id })
    expect((await college.signIn(teacher.account)).status).toBe(200)
  })

  it('an account goes with all that was its own', async () => {
    const student = await signedIn('student')
    await student.post('base/todo/add', { title: '还书' })
    await student.post('base/sysUser/changePassword', {
      oldPassword: 'Campus@2026',
      newPassword: 'Lakeside#74xq',
    })
    expect((await admin.remove(student.id)).body.msg).not.toContain('引用')
    expect((await admin.get(`system/user/getOne?id=${student.id}`)).status).toBe(404)
    expect((await student.get('base/sysUser/getUserInfo')).status).toBe(401)
  })

  it('a phone that an administrator writes down is not a proven one', async () => {
    const student = await signedIn('student')
    await sql`update "system_user" set phone = '13800000001', phone_verified = true
      where id = ${student.id}`.execute(college.app().db)
    const { revision } = await row(student.id)
    await admin.post('system/user/update', { id: student.id, revision, name: '改名' })
    expect((await row(student.id)).phoneVerified).toBe(true)
    await admin.post('system/user/update', { id: student.id, revision: revision + 1, phone: '13800000002' })
    expect((await row(student.id)).phoneVerified).toBe(false)
  })

  it('anyone who is kicked out reads why', async () => {
    const teacher = await signedIn('teacher')
    await admin.post('system/user/endSessions', { id: teacher.id })
    const out = await teacher.get('base/sysMenu/getUserRoutes')
    expect([out.status, out.body.msg]).toEqual([401, '您的登录已被终止：管理员终止了您的登录'])
  })

  it('no secret of an account is in any reply, nor can it be asked by (A-21)', async () => {
    for (const call of ['page', 'list', `getOne?id=${admin.id}`, 'getSelect']) {
      const text = JSON.stringify((await admin.get(`system/user/${call}`)).body)
      expect(text).not.toMatch(/passwordHash|\$argon2|\$test/)
    }
    for (const query of ['params.passwordHash=x', 'ascs=passwordHash'])
      expect((await admin.get(`system/user/page?${query}`)).status).toBe(400)
  })

  it('the last administrator stays, whichever way', async () => {
    const adminRole = await idIn('system_role', 'admin')
    const { rows } = await sql<{ id: string }>`select u.id from "system_user" u
      join system_user_role ur on ur.user_id = u.id and ur.role_id = ${adminRole}
      where u.tenant_id = ${college.tenantId} and u.id <> ${admin.id}`.execute(college.app().db)
    if (rows.length > 0)
      await holders(
        adminRole,
        [],
        rows.map(({ id }) => id),
      )
    const out = await holders(adminRole, [], [admin.id])
    expect([out.status, out.body.msg]).toEqual([409, '至少要保留一名可以登录的系统管理员'])
    expect((await admin.post('system/user/disable', { id: admin.id })).status).toBe(409)
    const given = { userId: admin.id, roleIds: [], departments: [], classes: [], buildings: [], grades: [] }
    const { revision } = await row(admin.id)
    expect((await admin.post('system/userAuthorisation/update', { ...given, revision })).status).toBe(409)
  })

  it('two administrators cannot take each other away at the same moment', async () => {
    const other = await signedIn('admin')
    const adminRole = await idIn('system_role', 'admin')
    const take = (by: typeof admin, id: string) =>
      by.post('system/roleUser/update', { roleId: adminRole, add: [], remove: [id] })
    const answers = await Promise.all([take(admin, other.id), take(other, admin.id)])
    const left = await sql`select from system_user_role ur where tenant_id = ${college.tenantId}
      and role_id = ${adminRole}`.execute(college.app().db)
    expect(left.rows.length).toBe(1)
    // The second is refused as the last one, or comes when it is no administrator any more.
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    if (answers[1]?.status === 200) admin = other
  })

  it('nobody gives what they do not hold, and nobody becomes a greater one by a new password', async () => {
    const adminRole = await idIn('system_role', 'admin')
    const deputy = (
      await admin.post('system/role/add', { code: `deputy-${engine}`, name: '副管', grants: 'all', sort: 60 })
    ).body.data
    const codes = ['role-user:system.user-role:update', 'user-other:system.user:resetPassword']
    const menus = await Promise.all(codes.map((code) => idIn('system_menu', `system/${code}`)))
    const mine = await idIn('system_menu', 'system/role-menu:system.role-menu:update')
    await admin.post('system/roleMenu/update', { roleId: deputy.id, add: [...menus, mine], remove: [] })
    const person = await signedIn('student')
    await holders(deputy.id, [person.id])
    const give = (roleId: string) =>
      person.post('system/roleUser/update', { roleId, add: [person.id], remove: [] })
    expect((await give(adminRole)).status).toBe(409)
    expect((await person.post('system/user/resetPassword', { id: admin.id })).status).toBe(409)
    const building = await idIn('system_menu', 'base/building:base.building:remove')
    const add = [building]
    const more = await person.post('system/roleMenu/update', { roleId: deputy.id, add, remove: [] })
    expect([more.status, more.body.msg]).toEqual([409, '不能授予您自己没有的权限，请联系系统管理员'])
  })

  it('a menu leads to the web or nowhere, and carries no token there (A-47)', async () => {
    const json = (menuLink: string, code: string) => ({
      ...{ terminal: 'web', kind: 'screen', title: '链接', sort: 1, openType: '1' },
      ...{ keepAlive: false, affix: false, hidden: false, menuLink, code },
    })
    const bad = [
      'javascript:alert(1)',
      'data:text/html,x',
      '//evil.cn',
      'https://a.cn/?t=\u0024{token}',
      'https://a.cn/{token}',
      'https://user:pw@a.cn/',
      'ftp://a.cn/',
      'https:\\\\evil.cn',
    ]
    for (const [at, link] of bad.entries())
      expect([link, (await admin.post('system/menu/add', json(link, `bad-${at}`))).status]).toEqual([
        link,
        400,
      ])
    expect((await admin.post('system/menu/add', json('https://www.moe.gov.cn/', 'moe'))).status).toBe(200)
  })

  it('two menus never get one address: the other is named, however the address is written', async () => {
    const screen = (path: string, over: object = {}) => ({
      ...{ terminal: 'web', kind: 'screen', title: '报表', sort: 1, openType: '2', keepAlive: false },
      ...{ affix: false, hidden: false, menuLink: 'https://report.example.edu.cn/', path },
      ...{ code: `own-${crypto.randomUUID().slice(0, 8)}`, ...over },
    })
    const add = async (path: string, over?: object) => {
      const { status, body } = await admin.post('system/menu/add', screen(path, over))
      return status === 200 ? body.data : body.data.fields.path
    }
    const taken = (title: string) => `菜单“${title}”已使用这个地址，请换一个`
    const title = { title: '报表平台' }
    const first = await add('/own/report', title)
    const written = fc.record({
      slashes: fc.constantFrom('', '/', '//'),
      kind: fc.constantFrom('screen', 'directory'),
      hidden: fc.boolean(),
      openType: fc.constantFrom('0', '2'),
    })
    await fc.assert(
      fc.asyncProperty(written, async ({ slashes, ...over }) => {
        expect(await add(`/own/report${slashes}`, over)).toBe(taken('报表平台'))
      }),
      { numRuns: 8 },
    )
    expect(await add('/base/teacher')).toBe(taken('教师'))
    expect(await add('/personalcenter')).toBe('该地址由系统自带的页面使用，请换一个')
    expect(await add('/own/report', { terminal: 'mobile' })).toHaveProperty('id')
    expect(await add('/personal/userschedule', { terminal: 'mobile' })).toHaveProperty('id')
    expect(await add('/own/report', { openType: '1' })).toHaveProperty('id')
    const other = await add('/own/other')
    const change = async ({ id }: { id: string }, over: object) => {
      const { revision } = (await admin.get(`system/menu/getOne?id=${id}`)).body.data
      return admin.post('system/menu/update', { id, revision, ...over })
    }
    const moved = await change(other, { path: '/own/report' })
    expect([moved.status, moved.body.data.fields]).toEqual([400, { path: taken('报表平台') }])

    await sql`update system_menu set path = '/own/report' where id = ${other.id}`.execute(college.app().db)
    expect((await admin.get('system/menu/sharedAddresses')).body.data).toEqual([
      { path: '/own/report', terminal: 'web', titles: expect.arrayContaining(['报表平台', '报表']) },
    ])
    expect((await change(other, { title: '旧报表' })).status).toBe(200)
    expect((await change(other, { path: '/own/old-report' })).status).toBe(200)
    expect((await admin.get('system/menu/sharedAddresses')).body.data).toEqual([])
    for (const { id } of [first, other]) expect((await admin.remove(id, 'menu')).status).toBe(200)
  })

  it('a group of the menu is renamed, moved and filled like any directory, and not removed', async () => {
    const [group, screen, people] = await Promise.all(
      ['base/duties', 'base/teacher', 'base/people'].map((code) => idIn('system_menu', code)),
    )
    const change = async (id = '', over: object = {}) => {
      const { revision } = (await admin.get(`system/menu/getOne?id=${id}`)).body.data
      return (await admin.post('system/menu/update', { id, revision, ...over })).status
    }
    expect(await change(group, { title: '任职', icon: 'users' })).toBe(200)
    expect(await change(group, { code: 'base/other' })).toBe(400)
    expect(await change(screen, { parentId: group })).toBe(200)
    expect(await change(group, { parentId: people })).toBe(200)
    expect((await admin.remove(group ?? '', 'menu')).status).toBe(409)
    const menus = JSON.stringify((await admin.get('base/sysMenu/getUserRoutes')).body.data)
    expect(menus).toContain(`"parentId":"${people}","path":"/base/duties"`)
    expect(menus).toContain(`"parentId":"${group}","path":"/base/teacher"`)
  })

  it('what is opened to one person reaches that person, and ends with it', async () => {
    const other = await signedIn('department')
    const department = crypto.randomUUID()
    const colleague = await teacherOf(college.app(), college.tenantId, department)
    const seen = async () =>
      (await other.get('base/teacher/getSelect')).body.data.map(({ id }: { id: string }) => id)
    expect(await seen()).not.toContain(colleague)
    const given = async (departments: readonly string[]) => {
      const known = (await admin.get(`system/userAuthorisation/getOne?userId=${other.id}`)).body.data
      const { revision, roleIds } = known
      const json = {
        userId: other.id,
        revision,
        roleIds,
        departments,
        classes: [],
        buildings: [],
        grades: [],
      }
      return (await admin.post('system/userAuthorisation/update', json)).status
    }
    expect(await given([department])).toBe(200)
    expect(await seen()).toContain(colleague)
    expect(await given([])).toBe(200)
    expect(await seen()).not.toContain(colleague)
  })

  it('an auditor gets the role, and runs nothing else', async () => {
    const watcher = await signedIn('teacher')
    const json = { userId: watcher.id, duty: '日志审计', since: '2026-09-01' }
    const named = await admin.post('security/auditPersonnel/add', json)
    expect(named.body.msg).toBe('操作成功')
    expect((await watcher.get('security/auditRecord/page')).status).toBe(200)
    const whole = await watcher.get('security/auditRecord/verify')
    expect(whole.body.data.firstBroken).toBeNull()
    expect(whole.body.data.total).toBeGreaterThan(5)
    const both = await holders(await idIn('system_role', 'admin'), [watcher.id])
    expect(both.status).toBe(409)
    expect(both.body.msg).toContain('三员分立')
    const self = await admin.post('security/auditPersonnel/add', { ...json, userId: admin.id })
    expect(self.status).toBe(409)
  })

  it('removed in a batch, an auditor comes back with the role; a role does not, for its menus are gone', async () => {
    const watcher = await signedIn('teacher')
    const json = { userId: watcher.id, duty: '日志审计', since: '2026-09-01' }
    const reads = async () => (await watcher.get('security/auditRecord/page')).status
    const { id } = (await admin.post('security/auditPersonnel/add', json)).body.data
    const gone = (await admin.post('security/auditPersonnel/batchRemove', { rows: { ids: [id] } })).body.data
    expect([gone.undoable, await reads()]).toEqual([true, 403])
    const { batch } = gone
    expect((await admin.post('security/auditPersonnel/restore', { batch })).body.data.undone).toBe(1)
    expect(await reads()).toBe(200)
    const made = { code: `brief-${engine}`, name: '临时角色', grants: 'all', sort: 51 }
    const role = (await admin.post('system/role/add', made)).body.data
    const removed = await admin.post('system/role/batchRemove', { rows: { ids: [role.id] } })
    expect(removed.body.data).toMatchObject({ changed: 1, undoable: false })
    expect((await admin.post('system/role/restore', { batch: removed.body.data.batch })).status).toBe(404)
  })

  it('keeps who did it in the chain', async () => {
    const { rows } = await sql<{ action: string }>`select distinct action from security_audit_record
      where tenant_id = ${college.tenantId}`.execute(college.app().db)
    const actions = rows.map(({ action }) => action)
    for (const action of [
      '新增角色',
      '修改角色菜单',
      '修改角色用户',
      '重置密码用户',
      '修改用户授权',
      '新增菜单',
    ])
      expect(actions).toContain(action)
  })

  it('parameters and the dictionary answer under the names that clients know', async () => {
    const { db } = college.app()
    const { installParameters } = await import('#server/core/parameters.ts')
    await installParameters(db, college.tenantId)
    const asked = await admin.get('base/baseParams/getOne?paramsId=log.api.days')
    expect(asked.body.data).toMatchObject({ key: 'log.api.days', value: '180', builtIn: true })
    const set = await admin.post('base/baseParams/submit', { paramsId: 'log.api.days', value: 'soon' })
    expect(set.status).toBe(400)
    const tree = await admin.get('base/dataDictionary/getTree?dictionaryCode=base.nation&dictionaryType=1')
    expect(tree.status).toBe(200)
    expect((await admin.get('base/sysMenu/gantTreeMenu')).body.data[0]).toMatchObject({ kind: 'directory' })
  })
})
