import type { AnyResource } from '#domain/kernel/resource.ts'
import { secretField } from '#domain/security/secret-field.ts'
import { role } from '#domain/system/role.ts'
import type { Actor, Database } from '#server/core/app-context.ts'
import { table } from '#server/core/database/table.ts'
import { type Giver, giverOf, givesAll, reachOf } from '#server/engine/giving/giver.ts'
import { type FieldRule, fieldsBeyond } from '#server/engine/rows/field-visibility.ts'
import { holds } from '#server/engine/rows/scope.ts'

const toGive = 'security.secret-field:update'

/**
 * Who sets rules for fields as who gives sight. The administrator, and anyone who keeps the rules of the whole college for
 * roles that are not their own, may set any; all others, what they see and write themselves.
 */
export async function ruleGiver(db: Database, actor: Actor, roleId: string): Promise<Giver | undefined> {
  const giver = await giverOf(db, actor, holds(actor, toGive) ? toGive : 'security.secret-field:view')
  if (givesAll(giver)) return undefined
  const given = await table(role, db, actor.tenantId).get({ id: roleId }, ['code'])
  const own = actor.roles.some(({ code }) => code === given?.code)
  return reachOf(giver, giver.roles).all && !own ? undefined : giver
}

export const keptRules = (db: Database, tenantId: string, roleId: string, resource: string) =>
  table(secretField, db, tenantId).list({ roleId, resource }, ['field', 'access', 'first', 'last'], {
    order: ['field'],
  })

/** Rules that a giver may set and take back, and those beyond, which stay. */
export async function splitRules(
  db: Database,
  giver: Giver | undefined,
  resource: AnyResource,
  rules: readonly FieldRule[],
) {
  if (!giver) return { within: rules, beyond: [] }
  const wider = new Set(await fieldsBeyond(db, giver, resource, rules))
  return {
    within: rules.filter(({ field }) => !wider.has(field)),
    beyond: rules.filter(({ field }) => wider.has(field)),
  }
}
