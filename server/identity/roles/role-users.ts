import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import { refuse } from '#domain/kernel/refusal.ts'
import { role as roleTable } from '#domain/system/role.ts'
import { holdersChanged, usersAsked } from '#domain/system/roles/asked.ts'
import { type RoleUser, roleUserCalls } from '#domain/system/roles/calls.ts'
import { user } from '#domain/system/user.ts'
import { userRole } from '#domain/system/user-role.ts'
import { page } from '#server/core/answer.ts'
import { answerCall } from '#server/core/answer-call.ts'
import type { Database } from '#server/core/app-context.ts'
import { audit } from '#server/core/audit/audit.ts'
import { addressOf } from '#server/core/client-address.ts'
import { behind, table } from '#server/core/database/table.ts'
import type { PersonalCall, Route } from '#server/core/route.ts'
import type { Unit } from '#server/core/serve.ts'
import { stamps } from '#server/core/stamps.ts'
import { giverOf } from '#server/engine/giving/giver.ts'
import { holdersBeyond, reachesUser } from '#server/engine/giving/receivers.ts'
import { called } from '#server/engine/rows/called.ts'
import { anyOf, containing } from '#server/engine/rows/containing.ts'
import { type FieldVisibility, seesWhole, visibilityOf } from '#server/engine/rows/field-visibility.ts'
import { holds } from '#server/engine/rows/scope.ts'
import { titlesFor } from '#server/engine/rows/titles.ts'
import { calledAll, type Named } from './called.ts'
import { checkReceivers, checkRoles } from './giving.ts'
import { lockAdministrators, someAdministratorLeft } from './last-administrator.ts'
import { checkSeparation } from './separation.ts'

/** The department of an account: its own, its teacher's, or that of its student's class. */
const departmentOf = sql`coalesce(u.department_id, t.department_id, s.department_id)`

const toGive = 'system.user-role:update'

/** Users whom the asker reaches and who hold a role (`held`), or do not. */
const lookFor = (held: boolean) =>
  async function users(
    { roleId, search = '', departmentId, current, size }: z.output<typeof usersAsked>,
    { app, actor, tenantId }: PersonalCall,
  ) {
    const has = sql`exists (select from system_user_role ur
      where ur.tenant_id = u.tenant_id and ur.user_id = u.id and ur.role_id = ${roleId})`
    const visibility = await visibilityOf(app.db, actor, user)
    const giver = await giverOf(app.db, actor, holds(actor, toGive) ? toGive : 'system.user-role:view')
    const conditions: RawBuilder<unknown>[] = [
      sql`u.tenant_id = ${tenantId}`,
      held ? has : sql`not ${has}`,
      reachesUser(giver),
      searched(visibility, search),
      ...(departmentId ? [sql`${departmentOf} = ${departmentId}`] : []),
    ]
    const from = sql`from "system_user" u
      left join ${behind('base_teacher t', 'u.teacher_id')}
      left join ${behind('base_student s', 'u.student_id')}
      where ${sql.join(conditions, sql` and `)}`
    const { rows } = await sql<RoleUser>`
      select u.id, u.account, u.name, u.kind, u.enabled,
        (select d.name from base_department d where d.tenant_id = u.tenant_id and d.id = ${departmentOf})
          as "departmentName"
      ${from} order by u.account limit ${size} offset ${(current - 1) * size}`.execute(app.db)
    const count = await sql<{ total: number }>`select count(*)::int as total ${from}`.execute(app.db)
    const called = await titlesFor({ db: app.db, actor }, user)
    const shown = rows.map((row) => ({ ...row, name: called(row.name) }))
    return {
      ...page(shown, count.rows[0]?.total ?? 0, size, current),
      beyond: held ? await holdersBeyond(app.db, giver, roleId) : 0,
    }
  }

/** By account, and by name where the asker sees names whole. */
const searched = (visibility: FieldVisibility, search: string) =>
  anyOf([containing(sql`u.account`, search), ...(seesWhole(visibility, 'name') ? [called('u', search)] : [])])

async function update(change: z.output<typeof holdersChanged>, { c, app, actor }: PersonalCall) {
  await app.db.transaction().execute(async (db) => {
    await changeHolders({ db, app, actor: { ...actor, address: addressOf(c) } }, toGive, change)
  })
}

export interface Holders {
  readonly roleId: string
  readonly add: readonly string[]
  readonly remove: readonly string[]
}

/**
 * Gives and takes within a transaction, under this permission: nobody gives or takes more than they hold and reach with
 * the roles that permit it, and an administrator is left.
 */
export async function changeHolders(unit: Unit, by: string, { roleId, add, remove }: Holders): Promise<void> {
  const { db, app, actor } = unit
  const { tenantId } = actor
  await checkReceivers(unit, await giverOf(db, actor, by), [...add, ...remove])
  await checkRoles(unit, by, [roleId], [...add, ...remove])
  await lockAdministrators(db, tenantId)
  const role = await nameOf(db, tenantId, 'system_role', [roleId])
  const added = await nameOf(db, tenantId, 'system_user', add)
  const removed = await nameOf(db, tenantId, 'system_user', remove)
  const rows = add.map((id) => ({ ...stamps(tenantId, actor.id), user_id: id, role_id: roleId }))
  if (rows.length > 0)
    await db
      .insertInto('system_user_role')
      .values(rows)
      .onConflict((same) => same.columns(['tenant_id', 'user_id', 'role_id']).doNothing())
      .execute()
  await table(userRole, db, tenantId).remove({ roleId, userId: remove })
  await checkSeparation(db, tenantId, add)
  if (remove.length > 0) await someAdministratorLeft(db, tenantId)
  await audit(db, app, {
    tenantId,
    account: actor.account,
    action: '修改角色用户',
    target: role,
    ...(actor.address && { address: actor.address }),
    detail: [added && `加入：${added}`, removed && `移出：${removed}`].filter(Boolean).join('；'),
  })
}

/** The id of a role, by its code. */
export async function roleOf(db: Database, tenantId: string, code: string): Promise<string> {
  const row = await table(roleTable, db, tenantId).get({ code }, ['id'])
  return row?.id ?? refuse({ type: 'conflict', message: '缺少审计管理员角色，请先在角色中新增' })
}

async function nameOf(db: Database, tenantId: string, table: string, wanted: readonly string[]) {
  const { rows } = await sql<Named>`select id, name from ${sql.table(table)}
    where tenant_id = ${tenantId} and id = any(${wanted}::uuid[])`.execute(db)
  if (rows.length !== new Set(wanted).size) refuse({ type: 'not-found' })
  return calledAll(rows)
}

export const roleUserRoutes: readonly Route[] = [
  answerCall(roleUserCalls.page, usersAsked, lookFor(true)),
  answerCall(roleUserCalls.candidates, usersAsked, lookFor(false)),
  answerCall(roleUserCalls.change, holdersChanged, update),
]
