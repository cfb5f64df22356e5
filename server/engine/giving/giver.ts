import { sql } from 'kysely'
import { type Duty, type Grant, rangeOf } from '#domain/kernel/grant.ts'
import { type Part, partLabels, type Reach } from '#domain/security/giving.ts'
import type { Actor, ActorRole, Database } from '#server/core/app-context.ts'

/** Who gives, under a permission: only the roles that hold it count. */
export interface Giver extends Actor {
  readonly by: string
  readonly grades: ReadonlySet<string>
}

/** The administrator of the college gives everything, also a permission that was made this minute. */
export const givesAll = ({ roles }: Pick<Actor, 'roles'>) => roles.some(({ code }) => code === 'admin')

/** The roles of a person that permit the giving. */
export const givingRoles = ({ roles }: Actor, by: string): readonly ActorRole[] =>
  roles.filter(({ permissions }) => permissions.has(by))

/** A person as who gives under this permission. What other roles of theirs reach does not count. */
export async function giverOf(db: Database, actor: Actor, by: string): Promise<Giver> {
  const roles = givingRoles(actor, by)
  return { ...actor, roles, by, grades: givesAll({ roles }) ? new Set() : await gradesOf(db, actor) }
}

async function gradesOf(db: Database, { tenantId, id }: Actor): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ grade: number }>`select grade from system_user_authorisation
    where tenant_id = ${tenantId} and user_id = ${id} and grade is not null`.execute(db)
  return new Set(rows.map(({ grade }) => String(grade)))
}

export const grantsOf = (roles: readonly ActorRole[]): ReadonlySet<Grant> =>
  new Set(roles.flatMap(({ grants }) => grants))

/** What these roles of a giver reach together, as `server/engine/rows/scope.ts` has it. */
export function reachOf({ granted, opened = {}, grades }: Giver, roles: readonly ActorRole[]): Reach {
  const grants = grantsOf(roles)
  if (grants.has('all')) return { all: true, ids: {} }
  if (roles.length === 0) return { all: false, ids: {} }
  const duties = (Object.keys(granted) as Duty[]).filter((duty) => grants.has(duty))
  const idsIn = (part: Part) =>
    part === 'grades'
      ? grades
      : new Set([
          ...duties.filter((duty) => rangeOf(duty) === part).flatMap((duty) => granted[duty]),
          ...(opened[part] ?? []),
        ])
  return {
    all: false,
    ids: Object.fromEntries((Object.keys(partLabels) as Part[]).map((part) => [part, idsIn(part)])),
  }
}
