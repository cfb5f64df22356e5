import { sql } from 'kysely'
import { resourceNamed } from '#domain/index.ts'
import type { Grant } from '#domain/kernel/grant.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { giving } from '#domain/security/giving.ts'
import { personOf } from '#server/core/actor/person-of.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { stamps } from '#server/core/stamps.ts'
import { loadDemo } from '#server/demo/load.ts'
import { readerOf } from '#server/engine/rows/reading.ts'
import { addUser } from '#server/identity/session/add-user.ts'
import { password } from '#tests/support/session.ts'
import type { Known, Versioned } from './known.ts'

/** Each kind of delegate: the grants of the role that permits the giving, and what is opened to it. */
export const delegates = {
  department: { grants: ['departments'], opens: undefined },
  grade: { grants: ['classes'], opens: 'grade' },
  class: { grants: ['classes'], opens: 'class_id' },
  building: { grants: ['buildings'], opens: 'building_id' },
  self: { grants: ['self'], opens: undefined },
} as const satisfies Record<string, { readonly grants: readonly Grant[]; readonly opens: string | undefined }>

export type Delegate = keyof typeof delegates

const seen = [
  'base.student:view',
  'base.teacher:view',
  'base.class:view',
  'dormitory.room:view',
  'system.user:view',
]

/** A small college of two departments, with a delegate of each kind, a colleague of theirs and a neighbour. */
export async function givingCollege(app: AppContext, tenantId: string, permissions: readonly string[]) {
  const { db } = app
  type Row = Readonly<Record<string, string>>
  const run = async (query: ReturnType<typeof sql>) => (await query.execute(db)).rows as Row[]
  const idOf = async (query: ReturnType<typeof sql>) => String((await run(query))[0]?.id)
  await loadDemo(app, { size: 'small', tenantId })

  const own = await idOf(
    sql`select department_id as id from base_class where tenant_id = ${tenantId} limit 1`,
  )
  const other = await idOf(sql`select department_id as id from base_teacher where tenant_id = ${tenantId}
    and department_id <> ${own} and department_id not in (select department_id from base_class) limit 1`)
  const ownClass = await idOf(
    sql`select id from base_class where tenant_id = ${tenantId} order by code limit 1`,
  )
  const like = async (table: string, change: object) => {
    const id = crypto.randomUUID()
    await run(sql`insert into ${sql.table(table)} select (jsonb_populate_record(t,
      ${JSON.stringify({ ...change, id })}::jsonb)).* from ${sql.table(table)} t where t.tenant_id = ${tenantId} limit 1`)
    return id
  }
  const ownGradeMajor = await idOf(sql`select grade_major_id as id from base_class where id = ${ownClass}`)
  const ownMajor = await idOf(sql`select major_id as id from base_class where id = ${ownClass}`)
  const theirs = { department_id: other, code: 'foreign', name: '外系' }
  const major = await like('base_major', theirs)
  const gradeMajor = await like('base_grade_major', { ...theirs, major_id: major, grade: 2020 })
  const foreign = await like('base_class', { ...theirs, grade_major_id: gradeMajor, grade: 2020 })
  await run(sql`update base_student set class_id = ${foreign}, department_id = ${other}, grade = 2020 where id in (
    select id from base_student where tenant_id = ${tenantId} order by student_no desc limit 9)`)
  const [building, elsewhere] = (
    await run(sql`select id from base_building where tenant_id = ${tenantId} and id in (
      select building_id from dormitory_room) order by code limit 2`)
  ).map(({ id }) => id) as [string, string]

  const role = async (code: string, grants: readonly Grant[], may: readonly string[]) => {
    const row = { ...stamps(tenantId), code, name: code, grants: grants.join(), sort: 90 }
    await db.insertInto('system_role').values(row).execute()
    await run(sql`insert into system_role_menu (tenant_id, id, role_id, menu_id, granted)
      select m.tenant_id, gen_random_uuid(), ${row.id}, m.id, true from system_menu m
      where m.tenant_id = ${tenantId} and m.permission = any(${may}::text[])`)
    return row.id
  }
  const hold = (userId: string, roleId: string) =>
    db
      .insertInto('system_user_role')
      .values({ ...stamps(tenantId), user_id: userId, role_id: roleId })
      .execute()
  const taken: string[] = []
  const person = async (account: string, departmentId: string, roleIds: readonly string[]) => {
    const teacherId = await idOf(sql`select id from base_teacher where tenant_id = ${tenantId}
      and department_id = ${departmentId} and not id = any(${taken}::uuid[]) order by staff_no limit 1`)
    taken.push(teacherId)
    const id = await addUser(app, tenantId, {
      ...{ account, name: account, kind: 'teacher', password, roles: ['employer'], teacherId },
    })
    await run(sql`delete from system_user_role where user_id = ${id}`)
    for (const roleId of roleIds) await hold(id, roleId)
    return { id, teacherId }
  }

  const everywhere = await role('everywhere', ['all'], ['base.campus:view'])
  const looking = await role('looking', ['departments', 'classes', 'buildings', 'students', 'self'], seen)
  // More teachers than the small college has in one department.
  await run(sql`update base_teacher set department_id = ${own} where id in (
    select id from base_teacher where tenant_id = ${tenantId} and department_id <> ${other} limit 20)`)
  const admin = await addUser(app, tenantId, {
    account: 'root',
    name: '管理员',
    kind: 'other',
    password,
    roles: ['admin'],
  })
  const neighbour = await person('neighbour', other, [looking])
  const colleague = await person('colleague', own, [looking])
  const disabled = await person('disabled', other, [looking])
  await run(sql`update "system_user" set enabled = false where id = ${disabled.id}`)
  const opening = {
    grade: await idOf(sql`select grade as id from base_class where id = ${ownClass}`),
    class_id: ownClass,
    building_id: building,
  }
  const people = {} as Record<Delegate, { id: string; teacherId: string; roleId: string }>
  for (const [kind, { grants, opens }] of Object.entries(delegates) as [
    Delegate,
    (typeof delegates)[Delegate],
  ][]) {
    const roleId = await role(`giver-${kind}`, grants, [...permissions, ...seen])
    const one = await person(kind, own, [roleId, everywhere])
    people[kind] = { ...one, roleId }
    if (opens)
      await db
        .insertInto('system_user_authorisation')
        .values({ ...stamps(tenantId), user_id: one.id, [opens]: opening[opens] })
        .execute()
  }
  const auditor = { ...stamps(tenantId), user_id: neighbour.id, duty: '审计', since: '2026-09-01' }
  await db.insertInto('security_audit_personnel').values(auditor).execute()
  const someone = await idOf(sql`select id from base_teacher where tenant_id = ${tenantId}
    and department_id = ${other} and not id = any(${taken}::uuid[]) limit 1`)
  const unlinked = await idOf(sql`select id from base_teacher where tenant_id = ${tenantId}
    and department_id = ${other} and not id = any(${[...taken, someone]}::uuid[]) limit 1`)
  const request = { ...stamps(tenantId), kind: 'teacher', phone: '13900001234', state: 'pending' }
  await run(sql`insert into system_account_request (tenant_id, id, created_by, updated_by, kind, phone, state, name, number)
    select ${tenantId}, ${request.id}, 'x', 'x', 'teacher', '13900001234', 'pending', name, staff_no
    from base_teacher where id = ${someone}`)
  const screen = await idOf(
    sql`select id from system_menu where tenant_id = ${tenantId} and code = 'base/campus'`,
  )
  const menu = await like('system_menu', {
    ...{ code: 'own-button', kind: 'button', permission: 'base.campus:view', parent_id: screen, path: null },
  })
  for (const roleId of [everywhere, ...Object.values(people).map(({ roleId }) => roleId)])
    await db
      .insertInto('system_role_menu')
      .values({ ...stamps(tenantId), role_id: roleId, menu_id: menu, granted: true })
      .execute()

  async function rowsOf(resource: AnyResource) {
    const actor = await personOf(app, tenantId, admin)
    if (!actor) return []
    const table = sql.table(resource.name.replace(/[.-]/g, '_'))
    const within = resource.fields.departmentId ? sql`order by department_id = ${other}` : sql`order by id`
    const outside = resource.fields.departmentId
      ? sql`order by department_id <> ${other}`
      : sql`order by id desc`
    const some = [within, outside].map((order) =>
      idOf(sql`select id from ${table} where tenant_id = ${tenantId} ${order} limit 1`),
    )
    const ids = resource.name === 'system.user' ? [colleague.id, neighbour.id] : await Promise.all(some)
    const found = await Promise.all(
      [...new Set(ids)].map((id) => readerOf(resource).kept({ db, app, actor }, id)),
    )
    return found.flatMap((row) => row ?? [])
  }
  const versioned = async (table: string, ids: readonly string[]) =>
    (await run(
      sql`select id, revision from ${sql.table(table)} where id = any(${ids}::uuid[])`,
    )) as unknown as Versioned[]

  async function heldBy(users: readonly string[]) {
    const held =
      await run(sql`select u.id, u.revision, coalesce(jsonb_agg(ur.role_id) filter (where ur.role_id is not null), '[]')
      as "roleIds" from "system_user" u left join system_user_role ur on ur.user_id = u.id
      where u.id = any(${users}::uuid[]) group by u.id, u.revision`)
    return Object.fromEntries(held.map(({ id, revision, roleIds }) => [id, { revision, roleIds }]))
  }

  /** The college as one delegate finds it. */
  async function knownTo(kind: Delegate): Promise<Known> {
    const me = people[kind]
    const names = [...giving, 'base.class'].filter((name) => resourceNamed(name))
    const rows = Object.fromEntries(
      await Promise.all(
        names.map(async (name) => [name, await rowsOf(resourceNamed(name) as AnyResource)] as const),
      ),
    )
    const self = await versioned('system_user', [me.id])
    const users = [me.id, colleague.id, neighbour.id, admin]
    const [menuRow] = await versioned('system_menu', [menu])
    const [auditing] = await versioned('security_audit_personnel', [auditor.id])
    const students = await run(sql`(select id from base_student where class_id = ${ownClass} limit 1)
      union all (select id from base_student where class_id = ${foreign} limit 1)`)
    return {
      rows: {
        ...rows,
        'system.user': [...(rows['system.user'] ?? []), ...(self as never[])],
        'base.teacher': [
          ...(rows['base.teacher'] ?? []),
          ...((await versioned('base_teacher', [me.teacherId])) as never[]),
        ],
      },
      candidates: {
        'base.department': [other, own],
        'base.class': [foreign, ownClass],
        'base.building': [elsewhere, building],
        'base.student': students.map(({ id }) => id as string),
        'base.teacher': [me.teacherId, neighbour.teacherId, colleague.teacherId, unlinked],
        'base.major': [major, ownMajor],
        'base.grade-major': [gradeMajor, ownGradeMajor],
        'system.user': users,
      },
      roles: await versioned('system_role', [me.roleId, looking, everywhere]),
      adminRole: await idOf(sql`select id from system_role where tenant_id = ${tenantId} and code = 'admin'`),
      users,
      neighbour: neighbour.id,
      admin,
      disabled: disabled.id,
      held: await heldBy(users),
      menu: menuRow,
      screen,
      buttons: (
        await run(sql`select id from system_menu where tenant_id = ${tenantId}
          and permission in ('base.student:view', 'claim.verification:undo')`)
      ).map(({ id }) => id as string),
      request: request.id,
      auditor: auditing,
    }
  }
  /** The same as it stands after something was written: revisions, and what people hold. */
  async function refreshed(known: Known): Promise<Known> {
    const tables = [...Object.keys(known.rows), 'system.role', 'system.menu', 'security.audit-personnel']
    const each = [...new Set(tables)].map(
      (name) =>
        sql`select id, revision from ${sql.table(name.replace(/[.-]/g, '_'))} where tenant_id = ${tenantId}`,
    )
    const found = await run(sql`${sql.join(each, sql` union all `)}`)
    const revisions = new Map(found.map(({ id, revision }) => [id, Number(revision)]))
    const again = <Row extends Versioned>(row: Row) => {
      const revision = revisions.get(row.id)
      return revision === undefined ? [] : [{ ...row, revision }]
    }
    return {
      ...known,
      rows: Object.fromEntries(Object.entries(known.rows).map(([name, rows]) => [name, rows.flatMap(again)])),
      roles: known.roles.flatMap(again),
      menu: known.menu && again(known.menu)[0],
      auditor: known.auditor && again(known.auditor)[0],
      held: await heldBy(known.users),
    }
  }
  return {
    people,
    /** Those whose reach and sight are looked at: the delegate, those who could receive, and delegates of other kinds. */
    accountsFor: (kind: Delegate) => [
      ...new Set([
        admin,
        neighbour.id,
        colleague.id,
        people[kind].id,
        people.department.id,
        people.building.id,
      ]),
    ],
    knownTo,
    refreshed,
  }
}
