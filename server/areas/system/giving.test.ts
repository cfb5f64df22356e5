import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { stamps } from '#server/core/stamps.ts'
import { createDemoAccounts, demoPassword } from '#server/demo/accounts.ts'
import { loadDemo } from '#server/demo/load.ts'
import { addUser } from '#server/identity/session/add-user.ts'
import { oneEngine } from '#tests/support/database.ts'
import { sessionsOn } from '#tests/support/session.ts'

type Row = Readonly<Record<string, string>>

describe.each(oneEngine)('giving no more than one has, on %s', (engine) => {
  const { ask, signIn, app, tenantId } = sessionsOn(engine)
  const run = async (query: ReturnType<typeof sql>) => (await query.execute(app().db)).rows as Row[]
  const one = async (query: ReturnType<typeof sql>) => (await run(query))[0] as Row
  type Caller = Awaited<ReturnType<typeof as>>
  let admin: Caller
  let head: Caller
  let own = { department: '', colleague: '', class: '', building: '' }
  let other = { department: '', class: '', account: '' }
  const roleIds = new Map<string, string>()

  async function as(account: string) {
    const { body } = await signIn(account, demoPassword)
    const call = (path: string, json?: object) =>
      ask(json ? 'POST' : 'GET', path, { token: body.access_token, ...(json && { json }) })
    return { id: body.user_id as string, call }
  }
  const roleId = (code: string) => roleIds.get(code) as string
  async function newRole(code: string, grants: string, permissions: readonly string[]) {
    const role = { ...stamps(tenantId), code, name: code, grants, sort: 90 }
    await app().db.insertInto('system_role').values(role).execute()
    roleIds.set(code, role.id)
    await permit(code, permissions)
    return role.id
  }
  async function permit(code: string, permissions: readonly string[]) {
    await run(sql`insert into system_role_menu (tenant_id, id, role_id, menu_id, granted)
      select m.tenant_id, gen_random_uuid(), ${roleId(code)}, m.id, true from system_menu m
      where m.tenant_id = ${tenantId} and m.permission = any(${permissions}::text[]) on conflict do nothing`)
  }
  const hold = (userId: string, code: string) =>
    app()
      .db.insertInto('system_user_role')
      .values({ ...stamps(tenantId), user_id: userId, role_id: roleId(code) })
      .execute()
  /** Somebody of the own department, or of another one. */
  async function account(name: string, roles: readonly string[], departmentId: string) {
    const id = await addUser(app(), tenantId, {
      ...{ account: name, name, kind: 'other', password: demoPassword, roles: ['employer'], departmentId },
    })
    await run(sql`delete from system_user_role where user_id = ${id}`)
    for (const role of roles) await hold(id, role)
    return id
  }
  const students = async (of: Caller) => {
    const { body } = await of.call('base/student/page?size=1')
    return body.data?.total ?? 0
  }
  const authorise = async (by: Caller, userId: string, change: object) => {
    const known = (await admin.call(`system/userAuthorisation/getOne?userId=${userId}`)).body.data
    const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)
    return by.call('system/userAuthorisation/update', {
      userId,
      revision: known.revision,
      roleIds: known.roleIds,
      departments: ids(known.departments),
      classes: ids(known.classes),
      buildings: ids(known.buildings),
      grades: known.grades,
      ...change,
    })
  }
  const opened = (userId: string) =>
    run(sql`select department_id::text as d, class_id::text as c, building_id::text as b, grade from
      system_user_authorisation where tenant_id = ${tenantId} and user_id = ${userId} order by 1, 2, 3, 4`)

  beforeAll(async () => {
    await loadDemo(app(), { size: 'small', tenantId })
    await createDemoAccounts(app(), tenantId)
    for (const { id, code } of await run(sql`select id, code from system_role where tenant_id = ${tenantId}`))
      roleIds.set(code as string, id as string)
    await permit('department', [
      'system.user-authorisation:view',
      'system.user-authorisation:update',
      'system.user-role:view',
      'system.user-role:update',
      'system.role-menu:view',
      'system.role-menu:update',
      'system.role:view',
      'system.role:update',
      'system.role:add',
      'security.secret-field:view',
      'security.secret-field:update',
      'base.building:view',
      'base.building:update',
      'base.department:view',
      'base.department:update',
      'base.major:update',
    ])
    admin = await as('admin')
    head = await as('department')
    const mine = await one(sql`select t.department_id::text as id from base_teacher t join "system_user" u
      on u.tenant_id = t.tenant_id and u.teacher_id = t.id where u.id = ${head.id}`)
    const [elsewhere] =
      await run(sql`select id::text from base_department where tenant_id = ${tenantId} and id <> ${mine.id}
      and parent_id is null and not exists (select from base_department d where d.parent_id = base_department.id) limit 1`)
    const foreign = crypto.randomUUID()
    await run(sql`insert into base_class select (jsonb_populate_record(c, jsonb_build_object(
        'id', ${foreign}::text, 'code', 'foreign', 'name', '外系班级', 'department_id', ${elsewhere?.id}::text))).*
      from base_class c where c.tenant_id = ${tenantId} limit 1`)
    await run(sql`update base_student set class_id = ${foreign}, department_id = ${elsewhere?.id} where id in (
      select id from base_student where tenant_id = ${tenantId} order by student_no desc limit 5)`)
    await run(sql`insert into base_major select (jsonb_populate_record(m, jsonb_build_object(
        'id', gen_random_uuid()::text, 'code', 'foreign', 'name', '外系专业', 'department_id', ${elsewhere?.id}::text))).*
      from base_major m where m.tenant_id = ${tenantId} limit 1`)
    const theirs = { department: elsewhere?.id, class: foreign }
    const inside = await one(sql`select id::text from base_class where tenant_id = ${tenantId}
      and department_id = ${mine.id} limit 1`)
    const building = await one(sql`select id::text from base_building where tenant_id = ${tenantId} limit 1`)
    own = {
      department: mine.id as string,
      class: inside.id as string,
      building: building.id as string,
      colleague: await account('colleague', ['department'], mine.id as string),
    }
    other = {
      department: theirs.department as string,
      class: theirs.class as string,
      account: await account('neighbour', ['department'], theirs.department as string),
    }
  }, 120_000)

  describe('user authorisation', () => {
    beforeEach(async () => {
      await run(sql`delete from system_user_authorisation where tenant_id = ${tenantId}`)
    })

    it('opens to oneself neither another department, nor a grade, nor a class or building beyond', async () => {
      const before = await students(head)
      expect(before).toBeGreaterThan(0)
      const beyond = {
        departments: [other.department],
        classes: [other.class],
        buildings: [own.building],
        grades: [2026],
      }
      for (const [field, value] of Object.entries(beyond)) {
        const answer = await authorise(head, head.id, { [field]: value })
        expect([field, answer.status, Object.keys(answer.body.data.fields)]).toEqual([field, 400, [field]])
        expect(answer.body.msg).toMatch(/^(部门|班级|楼栋|年级)“.+”超出您自己的数据范围或权限，不能由您开放$/)
      }
      const all = await run(sql`select id::text from base_department where tenant_id = ${tenantId}`)
      const everything = { departments: all.map(({ id }) => id), grades: [2023, 2024, 2025, 2026] }
      expect((await authorise(head, head.id, everything)).status).toBe(400)
      expect(await students(head)).toBe(before)
      expect(await opened(head.id)).toEqual([])
    })

    it('opens to a colleague what is the own department’s, and nothing beyond', async () => {
      expect((await authorise(head, own.colleague, { departments: [other.department] })).status).toBe(400)
      expect((await authorise(head, own.colleague, { grades: [2026] })).status).toBe(400)
      const given = { departments: [own.department], classes: [own.class] }
      expect((await authorise(head, own.colleague, given)).status).toBe(200)
      expect(await opened(own.colleague)).toHaveLength(2)
      expect((await authorise(head, own.colleague, { departments: [], classes: [] })).status).toBe(200)
      expect(await opened(own.colleague)).toEqual([])
    })

    it('does not reach an account of another department, nor the administrator', async () => {
      for (const userId of [other.account, admin.id]) {
        expect((await head.call(`system/userAuthorisation/getOne?userId=${userId}`)).status).toBe(404)
        const answer = await authorise(head, userId, { departments: [own.department] })
        expect([answer.status, answer.body.msg]).toEqual([403, '所选用户不在您的管理范围内'])
        expect((await authorise(head, userId, { roleIds: [] })).status).toBe(403)
        expect(await opened(userId)).toEqual([])
      }
    })

    it('neither shows nor takes away what an administrator opened beyond, and says how much it is', async () => {
      await newRole('surveyor', 'all', ['base.student:view'])
      await hold(own.colleague, 'surveyor')
      const beyond = {
        departments: [other.department],
        classes: [other.class],
        buildings: [own.building],
        grades: [2026],
      }
      expect((await authorise(admin, own.colleague, beyond)).status).toBe(200)
      const before = await opened(own.colleague)
      const seen = (await head.call(`system/userAuthorisation/getOne?userId=${own.colleague}`)).body.data
      expect([seen.departments, seen.classes, seen.buildings, seen.grades]).toEqual([[], [], [], []])
      expect(seen.roleIds).not.toContain(roleId('surveyor'))
      expect(seen.beyond).toMatchObject({ departments: 1, classes: 1, buildings: 1, grades: 1 })
      expect(seen.beyond.roleIds).toBeGreaterThan(0)
      expect(seen.gradesToGive).toEqual([])
      const sent = { roleIds: [], departments: [], classes: [], buildings: [], grades: [] }
      expect((await authorise(head, own.colleague, sent)).status).toBe(200)
      expect(await opened(own.colleague)).toEqual(before)
      const left = await run(
        sql`select role_id::text as id from system_user_role where user_id = ${own.colleague}`,
      )
      expect(left.map(({ id }) => id)).toContain(roleId('surveyor'))
      await run(sql`delete from system_user_role where user_id = ${own.colleague}
        and role_id = ${roleId('surveyor')}`)
    })

    it('opens nothing to somebody who may do there more than the giver', async () => {
      await newRole('unlocker', 'departments', ['claim.verification:undo', 'base.student:view'])
      const stronger = await account('stronger', ['unlocker'], own.department)
      expect((await authorise(head, stronger, { departments: [own.department] })).status).toBe(400)
      expect(await opened(stronger)).toEqual([])
    })

    it('offers only what may be opened', async () => {
      const offered = async (by: Caller, of: string) =>
        (await by.call(`system/userAuthorisation/getSelect?of=${of}`)).body.data.map(({ id }: Row) => id)
      expect(await offered(head, 'departments')).toEqual([own.department])
      expect(await offered(head, 'buildings')).toEqual([])
      const classes = await offered(head, 'classes')
      expect(classes).toContain(own.class)
      expect(classes).not.toContain(other.class)
      expect(await offered(admin, 'departments')).toContain(other.department)
      expect(await offered(admin, 'buildings')).toContain(own.building)
    })

    it('the audit tells by name and id what was given and taken', async () => {
      await authorise(admin, own.colleague, { departments: [other.department], grades: [2025] })
      await authorise(admin, own.colleague, { departments: [], classes: [own.class], grades: [] })
      const kept = await run(sql`select detail, target from security_audit_record
        where tenant_id = ${tenantId} and action = '修改用户授权' order by serial desc limit 2`)
      const [last, first] = kept as [Row, Row]
      expect(first.detail).toMatch(new RegExp(`^授予部门：.+（${other.department}）；授予年级：2025$`))
      expect(last.detail).toMatch(
        new RegExp(`^授予班级：.+（${own.class}）；收回部门：.+（${other.department}）；收回年级：2025$`),
      )
      expect(last.target).toContain(own.colleague)
    })
  })

  describe('roles', () => {
    /** 全部 by a role that may give nothing. */
    beforeAll(async () => {
      await newRole('everywhere', 'all', ['base.campus:view', 'base.campus:update'])
      await hold(head.id, 'everywhere')
    })
    const change = async (role: string, values: object) => {
      const { body } = await admin.call(`system/role/getOne?id=${roleId(role)}`)
      return head.call('system/role/update', { id: roleId(role), revision: body.data.revision, ...values })
    }
    const menuIds = async (permission: string) =>
      (
        await run(
          sql`select id::text from system_menu where tenant_id = ${tenantId} and permission = ${permission}`,
        )
      ).map(({ id }) => id)

    it('a role is not made to reach everything by who holds 全部 in another role only', async () => {
      const before = await students(head)
      expect((await change('department', { grants: 'all' })).status).toBe(409)
      expect((await change('everywhere', { grants: 'departments' })).status).toBe(409)
      const made = { code: 'mine', name: '我的角色', grants: 'all', sort: 99 }
      const answer = await head.call('system/role/add', made)
      expect([answer.status, answer.body.msg]).toEqual([
        409,
        '不能授予超出您自己的数据范围，请联系系统管理员',
      ])
      expect((await head.call('system/role/add', { ...made, grants: 'departments' })).status).toBe(200)
      expect(await students(head)).toBe(before)
    })

    it('a permission held for a department does not go into a role that reaches everything', async () => {
      const before = await students(head)
      const add = await menuIds('base.student:view')
      const answer = await head.call('system/roleMenu/update', {
        roleId: roleId('everywhere'),
        add,
        remove: [],
      })
      expect(answer.status).toBe(409)
      expect(await students(head)).toBe(before)
    })

    it('a role that people elsewhere hold is not changed', async () => {
      const add = await menuIds('base.campus-card:view')
      const answer = await head.call('system/roleMenu/update', {
        roleId: roleId('department'),
        add,
        remove: [],
      })
      expect([answer.status, answer.body.msg]).toEqual([
        409,
        '角色“院系管理员”还有 1 名用户不在您的管理范围内，不能由您修改',
      ])
      const { length } = await run(
        sql`select from system_role_menu where role_id = ${roleId('counsellor')} and granted`,
      )
      const remove = await menuIds('base.student:review')
      await hold(other.account, 'counsellor')
      expect(
        (await head.call('system/roleMenu/update', { roleId: roleId('counsellor'), add: [], remove })).status,
      ).toBe(409)
      expect(
        await run(sql`select from system_role_menu where role_id = ${roleId('counsellor')} and granted`),
      ).toHaveLength(length)
    })

    it('a role of colleagues gets what the giver has, keeps what lies beyond, and is shown without it', async () => {
      await newRole('clerk', 'departments', ['system.parameter:update', 'base.student:view'])
      await account('clerk', ['clerk'], own.department)
      const [add] = [await menuIds('base.campus-card:view')]
      const held = (await head.call(`base/roleMenu/getCheckedKeys?roleId=${roleId('clerk')}`)).body.data
      expect(held.menu).toEqual(await menuIds('base.student:view'))
      expect(held.beyond).toBe(1)
      const answer = await head.call('system/roleMenu/update', { roleId: roleId('clerk'), add, remove: [] })
      expect(answer.status).toBe(200)
      const remove = await menuIds('system.parameter:update')
      expect(
        (await head.call('system/roleMenu/update', { roleId: roleId('clerk'), add: [], remove })).status,
      ).toBe(409)
      const tree = JSON.stringify((await head.call('base/sysMenu/gantTreeMenu')).body.data)
      expect(tree).toContain('"base.student:view"')
      expect(tree).not.toContain('"system.parameter:update"')
    })

    it('is given to and taken from those in reach only, and lists no others', async () => {
      const update = (code: string, add: readonly string[], remove: readonly string[] = []) =>
        head.call('system/roleUser/update', { roleId: roleId(code), add, remove })
      expect((await update('admin', [head.id])).status).toBe(409)
      expect((await update('department', [other.account])).status).toBe(403)
      expect((await update('department', [], [other.account])).status).toBe(403)
      expect((await update('admin', [], [admin.id])).status).toBe(403)
      expect((await update('everywhere', [own.colleague])).status).toBe(409)
      const assistant = await account('assistant', [], own.department)
      expect((await update('department', [assistant])).status).toBe(200)
      const list = async (call: string) =>
        (await head.call(`system/roleUser/${call}?roleId=${roleId('department')}&size=100`)).body.data
      const held = await list('page')
      const ids = held.records.map(({ id }: Row) => id)
      expect(ids).toEqual(expect.arrayContaining([head.id, own.colleague, assistant]))
      expect(ids).not.toContain(other.account)
      expect([held.total, held.beyond]).toEqual([ids.length, 1])
      const candidates = (await list('candidates')).records.map(({ id }: Row) => id)
      expect(candidates).not.toContain(admin.id)
      const elsewhere = await run(sql`select u.id::text from "system_user" u
        left join base_teacher t on t.id = u.teacher_id left join base_student s on s.id = u.student_id
        where u.tenant_id = ${tenantId}
          and coalesce(u.department_id, t.department_id, s.department_id) is distinct from ${own.department}`)
      expect(elsewhere.length).toBeGreaterThan(5)
      expect(elsewhere.filter(({ id }) => candidates.includes(id))).toEqual([])
      expect((await update('department', [], [assistant])).status).toBe(200)
      const { detail } = await one(sql`select detail from security_audit_record where tenant_id = ${tenantId}
        and action = '修改角色用户' order by serial desc limit 1`)
      expect(detail).toBe(`移出：assistant（${assistant}）`)
    })
  })

  it('a field is not shown wider than to the giver, to the own role least of all', async () => {
    await run(sql`delete from system_user_role where user_id = ${other.account}`)
    await run(
      sql`delete from system_user_role where user_id = ${head.id} and role_id = ${roleIds.get('everywhere') ?? null}`,
    )
    const set = (by: Caller, rules: object[]) =>
      by.call('security/secretField/update', {
        roleId: roleId('department'),
        resource: 'base.student',
        rules,
      })
    const rule = (field: string, access: string) => ({ field, access, first: null, last: null })
    for (const field of ['idNo', 'emergencyPhone']) {
      const answer = await set(head, [rule(field, 'read')])
      expect([answer.status, Object.keys(answer.body.data.fields)]).toEqual([400, [field]])
    }
    expect((await set(admin, [rule('address', 'hidden'), rule('email', 'read')])).status).toBe(200)
    const told = (
      await head.call(`security/secretField/getOne?roleId=${roleId('department')}&resource=base.student`)
    ).body.data
    expect(told.rules.map(({ field }: Row) => field)).toEqual(['address', 'email'])
    const wider = await set(head, [rule('email', 'read')])
    expect([wider.status, Object.keys(wider.body.data.fields)]).toEqual([400, ['address']])
    expect((await set(head, [rule('address', 'hidden'), rule('email', 'hidden')])).status).toBe(200)
    await set(admin, [])
  })

  it('an account or a teacher is not moved out of the giver’s reach, nor oneself into another’s', async () => {
    await newRole('mover', 'department,self', ['system.user:view', 'system.user:update', 'base.student:view'])
    const moverId = await account('mover', ['mover'], own.department)
    const mover = await as('mover')
    const before = await students(mover)
    expect(before).toBeGreaterThan(0)
    const { revision } = (await mover.call(`system/user/getOne?id=${moverId}`)).body.data
    const answer = await mover.call('system/user/update', {
      ...{ id: moverId, revision, departmentId: other.department },
    })
    expect([answer.status, Object.keys(answer.body.data.fields)]).toEqual([400, ['departmentId']])
    expect(await students(mover)).toBe(before)
    expect((await mover.call('system/user/update', { id: moverId, revision, name: '改名' })).status).toBe(200)
  })

  it('a duty is given over what is in reach, to somebody in reach', async () => {
    const teachers = await run(sql`select t.id::text, t.department_id::text as department from base_teacher t
      where t.tenant_id = ${tenantId} and t.id not in (
        select teacher_id from "system_user" where tenant_id = ${tenantId} and teacher_id is not null)`)
    const colleague = teachers.find(({ department }) => department === own.department)?.id
    const stranger = teachers.find(({ department }) => department !== own.department)?.id
    const name = (teacherId = '', classId = '') =>
      head.call('base/counsellor/add', { teacherId, classId, since: '2026-09-01' })
    expect((await name(colleague, own.class)).status).toBe(200)
    expect((await name(stranger, own.class)).status).toBe(400)
    expect([400, 403]).toContain((await name(colleague, other.class)).status)
    const { revision } = (await admin.call(`base/building/getOne?id=${own.building}`)).body.data
    const keeper = { id: own.building, revision, keeperId: colleague }
    const answer = await head.call('base/building/update', keeper)
    expect([answer.status, Object.keys(answer.body.data.fields)]).toEqual([400, ['keeperId']])
    const many = { rows: { ids: [own.building] }, changes: { keeperId: colleague }, only: 'good' }
    const batch = await head.call('base/building/batchUpdate', many)
    expect(batch.body.data).toMatchObject({ changed: 0, refused: 1 })
  })

  it('a department or a major does not come under one’s own', async () => {
    const before = await students(head)
    const taken = { parentId: own.department }
    const [unit] = await run(
      sql`select id::text, revision from base_department where id = ${other.department}`,
    )
    const moved = await head.call('base/department/update', { ...unit, ...taken })
    expect([moved.status, Object.keys(moved.body.data.fields)]).toEqual([400, ['parentId']])
    const [major] = await run(sql`select id::text, revision from base_major
      where tenant_id = ${tenantId} and department_id = ${other.department} limit 1`)
    const answer = await head.call('base/major/update', { ...major, departmentId: own.department })
    expect([answer.status, Object.keys(answer.body.data.fields)]).toEqual([400, ['departmentId']])
    expect(await students(head)).toBe(before)
  })
})
