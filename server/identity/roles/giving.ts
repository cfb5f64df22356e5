import { sql } from 'kysely'
import { resourceNamed } from '#domain/index.ts'
import type { Grant } from '#domain/kernel/grant.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { Part } from '#domain/security/giving.ts'
import { userRole } from '#domain/system/user-role.ts'
import type { Actor, ActorRole, Database } from '#server/core/app-context.ts'
import { behind, table } from '#server/core/database/table.ts'
import type { Unit } from '#server/core/serve.ts'
import { judgeOf } from '#server/engine/giving/beyond.ts'
import { type Giver, giverOf, givesAll, grantsOf, reachOf } from '#server/engine/giving/giver.ts'
import { partsHeldBy } from '#server/engine/giving/held.ts'
import { heldBeyond, holdersBeyond, usersBeyond } from '#server/engine/giving/receivers.ts'
import { type FieldRule, fieldsBeyond } from '#server/engine/rows/field-visibility.ts'

/** A role as it stands, or as it would be. */
export interface RoleGift {
  readonly id: string | null
  readonly name: string
  readonly permissions: readonly string[]
  readonly grants: readonly Grant[]
}

export interface StandingRole extends RoleGift {
  readonly id: string
}

const noPermission = '不能授予您自己没有的权限，请联系系统管理员'
const noScope = '不能授予超出您自己的数据范围，请联系系统管理员'

/** Roles by their ids, or all of the college, with what they permit. */
export async function rolesOf(
  db: Database,
  tenantId: string,
  ids?: readonly string[],
): Promise<readonly StandingRole[]> {
  const { rows } = await sql<Omit<StandingRole, 'grants'> & { grants: string }>`
    select r.id, r.name, r.grants, (
      select coalesce(jsonb_agg(distinct m.permission), '[]') from system_role_menu rm
      join ${behind('system_menu m', 'rm.menu_id')}
      where rm.tenant_id = r.tenant_id and rm.role_id = r.id and rm.granted and m.permission is not null
    ) as permissions
    from system_role r where r.tenant_id = ${tenantId} and ${ids ? sql`r.id = any(${ids}::uuid[])` : sql`true`}
    order by r.sort`.execute(db)
  if (ids && rows.length !== new Set(ids).size) refuse({ type: 'not-found' })
  return rows.map(({ grants, ...role }) => ({ ...role, grants: grants.split(',') as Grant[] }))
}

/** Refuses to give or take what the giver does not hold with the roles that permit it. */
export async function checkPermissions(
  unit: Unit,
  by: string,
  permissions: readonly string[],
): Promise<void> {
  const giver = await giverOf(unit.db, unit.actor, by)
  if (!holdsAll(giver, permissions)) refuse({ type: 'conflict', message: noPermission })
}

export const holdsAll = (giver: Giver, permissions: readonly string[]): boolean =>
  givesAll(giver) || permissions.every((each) => giver.roles.some((role) => role.permissions.has(each)))

/**
 * Why these people may not be given a role, nor have it taken: the giver holds every permission of it, with each one
 * reaches the rows that these people have by it, and sees its fields as whole. undefined where nothing speaks against it.
 */
export async function whyNotGiven(
  unit: Unit,
  giver: Giver,
  role: RoleGift,
  userIds: readonly string[],
): Promise<string | undefined> {
  if (givesAll(giver)) return undefined
  if (!holdsAll(giver, role.permissions)) return noPermission
  if (!reachesKinds(giver, role)) return noScope
  if (!role.grants.includes('all') && userIds.length > 0) {
    const parts = await partsHeldBy(unit, userIds, new Set(role.grants))
    const judge = await judgeOf(unit.db, giver, parts)
    const beyond = Object.entries(parts).some(([part, ids]) =>
      ids.some((id) => !judge(part as Part, id, role.permissions)),
    )
    if (beyond) return noScope
  }
  return seenBeyond(unit, giver, role)
}

/** With each permission, and the one to give: only who looks over everything may let others do so, and so on. */
function reachesKinds(
  giver: Giver,
  { permissions, grants }: Pick<RoleGift, 'permissions' | 'grants'>,
): boolean {
  const asked = new Set([giver.by, ...permissions])
  const groups = new Map(
    [...asked].map((each) => holders(giver, each)).map((roles) => [codesOf(roles), roles]),
  )
  return [...groups.values()].every((roles) => {
    const own = new Set(grantsOf(roles))
    if (own.has('all')) return true
    // Anyone who looks over departments below looks over the own one.
    if (own.has('departments')) own.add('department')
    return grants.every((grant) => own.has(grant))
  })
}

const holders = ({ roles }: Giver, permission: string) =>
  roles.filter(({ permissions }) => permissions.has(permission))
const codesOf = (roles: readonly ActorRole[]) => roles.map(({ code }) => code).join()

/** A field that the role shows or opens wider than the giver has it, in words. */
async function seenBeyond({ db, actor }: Unit, giver: Giver, role: RoleGift): Promise<string | undefined> {
  const { rows } = await sql<FieldRule & { resource: string; own: boolean }>`
    select f.resource, f.field, f.access, f.first, f.last, f.role_id = ${role.id}::uuid as own
    from security_secret_field f join system_role r on r.tenant_id = f.tenant_id and r.id = f.role_id
    where f.tenant_id = ${actor.tenantId}
      and (f.role_id = ${role.id}::uuid or r.code = any(${giver.roles.map(({ code }) => code)}::text[]))`.execute(
    db,
  )
  const led = new Set(role.permissions.map((each) => each.split(':', 1)[0]))
  for (const name of new Set(rows.map(({ resource }) => resource))) {
    const resource = led.has(name) ? resourceNamed(name) : undefined
    if (!resource) continue
    const told = rows.filter((rule) => rule.own && rule.resource === name)
    const [field] = await fieldsBeyond(db, giver, resource, told)
    if (field)
      return phrase('不能授予比您自己更完整的“{{field}}”，请联系系统管理员', {
        field: resource.fields[field].label,
      })
  }
  return undefined
}

/** Refuses to give these people these roles, or to take them. */
export async function checkRoles(
  unit: Unit,
  by: string,
  roleIds: readonly string[],
  userIds: readonly string[],
): Promise<void> {
  const giver = await giverOf(unit.db, unit.actor, by)
  for (const role of await rolesOf(unit.db, unit.actor.tenantId, roleIds)) {
    const message = await whyNotGiven(unit, giver, role, userIds)
    if (message) refuse({ type: 'conflict', message, fields: { roleIds: message } })
  }
}

/** Refuses accounts that the giver does not reach. */
export async function checkReceivers(unit: Unit, giver: Giver, userIds: readonly string[]): Promise<void> {
  const beyond = givesAll(giver) ? 0 : await usersBeyond(unit.db, giver, userIds)
  if (beyond > 0) refuse({ type: 'forbidden', message: '所选用户不在您的管理范围内' })
}

/** Refuses to change a role: all who hold it have it from then on, so the giver reaches them all, and what they get. */
export async function checkRoleChange(unit: Unit, by: string, role: RoleGift): Promise<void> {
  const { db, actor } = unit
  const giver = await giverOf(db, actor, by)
  if (givesAll(giver)) return
  const beyond = role.id ? await holdersBeyond(db, giver, role.id) : 0
  if (beyond > 0) refuse({ type: 'conflict', message: heldBeyond(role.name, beyond) })
  const userIds = role.id ? await holdersOf(db, actor, role.id) : []
  const message = await whyNotGiven(unit, giver, role, userIds)
  if (message) refuse({ type: 'conflict', message })
}

async function holdersOf(db: Database, { tenantId }: Actor, roleId: string): Promise<readonly string[]> {
  const rows = await table(userRole, db, tenantId).list({ roleId }, { id: 'userId' })
  return rows.map(({ id }) => id)
}

/** Whether the giver looks over the whole college with the roles that permit the giving. */
export const reachesAll = (giver: Giver): boolean => givesAll(giver) || reachOf(giver, giver.roles).all
