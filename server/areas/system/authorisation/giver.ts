import type { Unit } from '#server/core/serve.ts'
import { judgeOf, withBelow } from '#server/engine/giving/beyond.ts'
import { type Giver, giverOf } from '#server/engine/giving/giver.ts'
import { holds } from '#server/engine/rows/scope.ts'
import { rolesOf, type StandingRole, whyNotGiven } from '#server/identity/roles/giving.ts'
import type { Opened, Part } from './parts.ts'

export const toGive = 'system.user-authorisation:update'

/** Who sets the authorisation of one user: what of it they may give and take. */
export interface Authoriser {
  readonly giver: Giver
  readonly roles: readonly StandingRole[]
  readonly givesRole: (id: string) => boolean
  /** Of these ids, for somebody who holds these roles: with each permission of theirs the giver must reach them. */
  readonly judge: (opened: Opened, roleIds: readonly string[]) => Promise<(part: Part, id: string) => boolean>
}

/** Anyone who may only look sees what they could give. */
export async function authoriserOf(unit: Unit, userId?: string): Promise<Authoriser> {
  const { db, actor } = unit
  const giver = await giverOf(db, actor, holds(actor, toGive) ? toGive : 'system.user-authorisation:view')
  const roles = userId ? await rolesOf(db, actor.tenantId) : []
  const beyond = new Set<string>()
  for (const role of roles)
    if (userId && (await whyNotGiven(unit, giver, role, [userId]))) beyond.add(role.id)
  return {
    giver,
    roles,
    givesRole: (id) => !beyond.has(id),
    async judge(opened, roleIds) {
      const departments = opened.departments.map(({ id }) => id)
      const below = new Map<string, readonly string[]>()
      for (const id of departments) below.set(id, await withBelow(db, actor.tenantId, [id]))
      const judge = await judgeOf(db, giver, { classes: opened.classes.map(({ id }) => id) })
      const permissions = roles.filter(({ id }) => roleIds.includes(id)).flatMap((role) => role.permissions)
      return (part, id) => (below.get(id) ?? [id]).every((each) => judge(part, each, permissions))
    },
  }
}
