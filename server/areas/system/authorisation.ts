import { sql } from 'kysely'
import type { z } from 'zod'
import { building } from '#domain/base/building.ts'
import { schoolClass } from '#domain/base/class.ts'
import { department } from '#domain/base/department.ts'
import { mostOffered } from '#domain/kernel/offered.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { separate } from '#domain/security/three-administrators.ts'
import { authorised, partsAsked, userAsked } from '#domain/system/authorisation/authorised.ts'
import { type Authorisation, authorisationCalls } from '#domain/system/authorisation/calls.ts'
import { user } from '#domain/system/user.ts'
import { answerCall } from '#server/core/answer-call.ts'
import { audit } from '#server/core/audit/audit.ts'
import { addressOf } from '#server/core/client-address.ts'
import { behind, nextRevision, table } from '#server/core/database/table.ts'
import type { PersonalCall, Route } from '#server/core/route.ts'
import type { Unit } from '#server/core/serve.ts'
import { reachOf } from '#server/engine/giving/giver.ts'
import { reachesUser } from '#server/engine/giving/receivers.ts'
import { selectOf } from '#server/engine/rows/look-up.ts'
import { deskOf } from '#server/engine/rows/picker.ts'
import { type ScopeFilter, scopeFilter } from '#server/engine/rows/scope.ts'
import { titlesFor } from '#server/engine/rows/titles.ts'
import { mayViewAs } from '#server/identity/access/seen-as.ts'
import { checkReceivers, reachesAll } from '#server/identity/roles/giving.ts'
import { changeHolders } from '#server/identity/roles/role-users.ts'
import { authoriserOf, toGive } from './authorisation/giver.ts'
import { openedTo, putOpened } from './authorisation/opened.ts'
import { type Part, parts } from './authorisation/parts.ts'
import { listed, splitBy } from './authorisation/split.ts'

/** The roles of a user, and what is opened to that user alone: what lies beyond the asker is counted, not shown. */
async function getOne({ userId }: z.output<typeof userAsked>, call: PersonalCall): Promise<Authorisation> {
  const { app, actor, tenantId } = call
  const unit = deskOf(call)
  const authoriser = await authoriserOf(unit, userId)
  const { rows } = await sql<
    Pick<Authorisation, 'id' | 'account' | 'name' | 'kind' | 'revision' | 'roleIds' | 'viewable'>
  >`
    select u.id, u.account, u.name, u.kind, u.revision,
      (select coalesce(jsonb_agg(ur.role_id), '[]') from system_user_role ur
        where ur.tenant_id = u.tenant_id and ur.user_id = u.id) as "roleIds",
      ${mayViewAs(actor)} and u.enabled and u.id <> ${actor.id} and not exists (
        select from system_user_role ur join ${behind('system_role r', 'ur.role_id')}
        where ur.tenant_id = u.tenant_id and ur.user_id = u.id and r.code = any(${separate}::text[])
      ) as viewable
    from "system_user" u where u.tenant_id = ${tenantId} and u.id = ${userId}
      and ${reachesUser(authoriser.giver)}`.execute(app.db)
  const found = rows[0] ?? refuse({ type: 'not-found' })
  const called = await titlesFor({ db: app.db, actor }, user)
  const opened = await openedTo(unit, userId)
  const roleIds = splitBy(found.roleIds, (id) => authoriser.givesRole(id))
  const judge = await authoriser.judge(opened, found.roleIds)
  const split = Object.fromEntries(
    parts.map((part) => [part, splitBy(opened[part], ({ id }) => judge(part, id))] as const),
  ) as Record<Part, ReturnType<typeof splitBy<(typeof opened)[Part][number]>>>
  return {
    ...found,
    name: called(found.name),
    roleIds: roleIds.within,
    roles: authoriser.roles
      .filter(({ id }) => authoriser.givesRole(id))
      .map(({ id, name }) => ({ id, name })),
    departments: split.departments.within,
    classes: split.classes.within,
    buildings: split.buildings.within,
    grades: split.grades.within.map(({ id }) => Number(id)),
    gradesToGive: reachesAll(authoriser.giver) ? null : [...authoriser.giver.grades].map(Number),
    beyond: {
      roleIds: roleIds.beyond.length,
      departments: split.departments.beyond.length,
      classes: split.classes.beyond.length,
      buildings: split.buildings.beyond.length,
      grades: split.grades.beyond.length,
    },
  }
}

/** Takes away and gives, in one transaction, what the giver reaches; what lies beyond stays, and is refused where it is new. */
async function update(given: z.output<typeof authorised>, { c, app, actor, tenantId }: PersonalCall) {
  const { userId, revision } = given
  const by = { ...actor, address: addressOf(c) }
  await app.db.transaction().execute(async (db) => {
    const unit: Unit = { db, app, actor: by }
    const authoriser = await authoriserOf(unit, userId)
    await checkReceivers(unit, authoriser.giver, [userId])
    const [receiver] = await table(user, db, tenantId).update(
      { id: userId, revision },
      { revision: nextRevision },
      ['name'],
    )
    const { name } = receiver ?? refuse({ type: 'stale', message: '用户授权已被他人修改，请核对后重试' })
    const held = await db
      .selectFrom('system_user_role')
      .select('role_id')
      .where('tenant_id', '=', tenantId)
      .where('user_id', '=', userId)
      .execute()
    const before = held.map(({ role_id }) => role_id as string)
    const taken = before.filter((id) => !given.roleIds.includes(id) && authoriser.givesRole(id))
    const added = given.roleIds.filter((id) => !before.includes(id))
    // What is taken away first makes room for what is given, as when an auditor becomes an administrator.
    for (const roleId of taken) await changeHolders(unit, toGive, { roleId, add: [], remove: [userId] })
    for (const roleId of added) await changeHolders(unit, toGive, { roleId, add: [userId], remove: [] })

    const roleIds = [...before.filter((id) => !taken.includes(id)), ...added]
    const changed = await putOpened(unit, authoriser, given, roleIds)
    await audit(db, app, {
      tenantId,
      account: actor.account,
      action: '修改用户授权',
      target: `${name}（${userId}）`,
      address: addressOf(c),
      detail: listed(changed),
    })
  })
  return null
}

const resourceOf = { departments: department, classes: schoolClass, buildings: building }

/** What of a kind the asker may open: by the roles that permit it, whatever other roles show. */
async function toOpen({ of, keyword, ids }: z.output<typeof partsAsked>, call: PersonalCall) {
  const { giver } = await authoriserOf(deskOf(call))
  const reach = reachOf(giver, giver.roles)
  const within: ScopeFilter = (alias = 'r') =>
    of === 'classes'
      ? scopeFilter(schoolClass, giver)(alias)
      : reach.all
        ? sql`true`
        : sql`${sql.ref(`${alias}.id`)} = any(${[...(reach.ids[of] ?? [])]}::uuid[])`
  const size = `${ids ? ids.split(',').length : mostOffered + 1}`
  const query = new URLSearchParams({ ...(keyword && { keyword }), ...(ids && { ids }), size })
  return selectOf(resourceOf[of], { reach: () => within })(deskOf(call), `?${query}`)
}

export const authorisationRoutes: readonly Route[] = [
  answerCall(authorisationCalls.one, userAsked, getOne),
  answerCall(authorisationCalls.parts, partsAsked, toOpen),
  answerCall(authorisationCalls.change, authorised, update),
]
