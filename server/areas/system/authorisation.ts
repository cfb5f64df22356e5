import { sql } from 'kysely'
import type { z } from 'zod'
import { refuse } from '#domain/kernel/refusal.ts'
import { separate } from '#domain/security/three-administrators.ts'
import { authorised, userAsked } from '#domain/system/authorisation/authorised.ts'
import { type Authorisation, authorisationCalls } from '#domain/system/authorisation/calls.ts'
import { user } from '#domain/system/user.ts'
import { userAuthorisation } from '#domain/system/user-authorisation.ts'
import { answerCall } from '#server/core/answer-call.ts'
import { audit } from '#server/core/audit/audit.ts'
import { addressOf } from '#server/core/client-address.ts'
import { behind, nextRevision, table } from '#server/core/database/table.ts'
import type { PersonalCall, Route } from '#server/core/route.ts'
import { stamps } from '#server/core/stamps.ts'
import { titlesFor } from '#server/engine/rows/titles.ts'
import { mayViewAs } from '#server/identity/access/seen-as.ts'
import { changeHolders } from '#server/identity/roles/role-users.ts'

/** The roles of a user, and what is opened to that user alone. */
async function getOne({ userId }: z.output<typeof userAsked>, { app, actor, tenantId }: PersonalCall) {
  const { rows } = await sql<Authorisation>`
    select u.id, u.account, u.name, u.kind, u.revision,
      (select coalesce(jsonb_agg(ur.role_id), '[]') from system_user_role ur
        where ur.tenant_id = u.tenant_id and ur.user_id = u.id) as "roleIds",
      (select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name) order by r.sort), '[]')
        from system_role r where r.tenant_id = u.tenant_id) as roles,
      ${opened('department_id', 'base_department')} as departments,
      ${opened('class_id', 'base_class')} as classes,
      ${opened('building_id', 'base_building')} as buildings,
      (select coalesce(jsonb_agg(a.grade order by a.grade), '[]') from system_user_authorisation a
        where a.tenant_id = u.tenant_id and a.user_id = u.id and a.grade is not null) as grades,
      ${mayViewAs(actor)} and u.enabled and u.id <> ${actor.id} and not exists (
        select from system_user_role ur join ${behind('system_role r', 'ur.role_id')}
        where ur.tenant_id = u.tenant_id and ur.user_id = u.id and r.code = any(${separate}::text[])
      ) as viewable
    from "system_user" u where u.tenant_id = ${tenantId} and u.id = ${userId}`.execute(app.db)
  const found = rows[0] ?? refuse({ type: 'not-found' })
  const called = await titlesFor({ db: app.db, actor }, user)
  return { ...found, name: called(found.name) }
}

const opened = (column: string, table: string) => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'name', o.name) order by o.name), '[]')
  from system_user_authorisation a join ${sql.table(table)} o
    on o.tenant_id = a.tenant_id and o.id = ${sql.ref(`a.${column}`)}
  where a.tenant_id = u.tenant_id and a.user_id = u.id)`

/** Takes away and gives, in one transaction. */
async function update(given: z.output<typeof authorised>, { c, app, actor, tenantId }: PersonalCall) {
  const { userId, revision } = given
  const by = { ...actor, address: addressOf(c) }
  await app.db.transaction().execute(async (db) => {
    const [changed] = await table(user, db, tenantId).update(
      { id: userId, revision },
      { revision: nextRevision },
      ['name'],
    )
    const { name } = changed ?? refuse({ type: 'stale', message: '用户授权已被他人修改，请核对后重试' })
    const held = await db
      .selectFrom('system_user_role')
      .select('role_id')
      .where('tenant_id', '=', tenantId)
      .where('user_id', '=', userId)
      .execute()
    const before = held.map(({ role_id }) => role_id as string)
    // What is taken away first makes room for what is given, as when an auditor becomes an administrator.
    for (const roleId of before.filter((id) => !given.roleIds.includes(id)))
      await changeHolders(db, app, by, { roleId, add: [], remove: [userId] })
    for (const roleId of given.roleIds.filter((id) => !before.includes(id)))
      await changeHolders(db, app, by, { roleId, add: [userId], remove: [] })

    await table(userAuthorisation, db, tenantId).remove({ userId })
    const wanted = [
      ...given.departments.map((id) => ({ department_id: id })),
      ...given.classes.map((id) => ({ class_id: id })),
      ...given.buildings.map((id) => ({ building_id: id })),
      ...given.grades.map((grade) => ({ grade })),
    ].map((one) => ({
      ...stamps(tenantId, actor.id),
      user_id: userId,
      department_id: null,
      class_id: null,
      building_id: null,
      grade: null,
      ...one,
    }))
    if (wanted.length > 0) await db.insertInto('system_user_authorisation').values(wanted).execute()
    await audit(db, app, {
      tenantId,
      account: actor.account,
      action: '修改用户授权',
      target: name,
      address: addressOf(c),
      detail: `部门 ${given.departments.length}，年级 ${given.grades.length}，班级 ${given.classes.length}，楼栋 ${given.buildings.length}`,
    })
  })
  return null
}

export const authorisationRoutes: readonly Route[] = [
  answerCall(authorisationCalls.one, userAsked, getOne),
  answerCall(authorisationCalls.change, authorised, update),
]
