import { sql } from 'kysely'
import { resources } from '#domain/index.ts'
import type { Duty, Gives } from '#domain/kernel/grant.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { Actor, ActorRole, AppContext } from '#server/core/app-context.ts'
import { quoted } from '#server/core/database/names.ts'
import { todayOf } from '#server/core/today.ts'

/** Nobody's duties. */
export const noDuties: Actor['granted'] = {
  departments: [],
  department: [],
  classes: [],
  buildings: [],
  students: [],
  self: [],
  assigned: [],
}

interface Held {
  readonly id: string
  readonly studentId: string | null
  readonly teacherId: string | null
}

/** The rows that a person's duties give them, as far as a role looks over such rows. */
export async function grantedTo(
  app: AppContext,
  tenant: string,
  held: Held,
  roles: readonly ActorRole[],
): Promise<Actor['granted']> {
  const self = [held.id, held.studentId, held.teacherId].filter((own) => own !== null)
  const asked = new Set(roles.flatMap(({ grants }) => (grants.includes('all') ? [] : grants)))
  const duties = given.filter((duty) => asked.has(duty))
  // A task is given to anyone who a record calls by one of these: to the account, or to the person behind it.
  const none = { ...noDuties, self, assigned: self }
  if (duties.length === 0) return none
  const { rows } = await sql<Partial<Actor['granted']>>`select ${sql.join(
    duties.map((duty) => collected(duty, tenant, held, todayOf(app))),
  )}`.execute(app.db)
  return { ...none, ...rows[0] }
}

/** Every duty that is declared, by the resource that gives it. */
export const declaredDuties = resources.flatMap((resource) =>
  Object.entries<Gives | undefined>(resource.grants ?? {}).flatMap(([duty, gives]) =>
    gives ? [{ duty: duty as Exclude<Duty, 'self' | 'assigned'>, resource, gives }] : [],
  ),
)

type Declared = (typeof declaredDuties)[number]

/** By which of the ids of a user somebody is named. */
const holderOf = { 'base.student': 'studentId', 'base.teacher': 'teacherId', 'system.user': 'id' } as const
export const holderIn = ({ resource, gives: { to } }: Declared) =>
  holderOf[targetOf(resource, to) as keyof typeof holderOf]

/** What a reference of a resource points at; of `id`, itself. */
export const targetOf = ({ name, fields }: AnyResource, field: string): string =>
  field === 'id' ? name : fields[field].target

const given = ['departments', ...new Set(declaredDuties.map(({ duty }) => duty))] as const

function collected(duty: (typeof given)[number], tenant: string, held: Held, today: string) {
  const own = declaredDuties
    .filter((each) => each.duty === (duty === 'departments' ? 'department' : duty))
    .map((each) => rowsOf(each, tenant, held, today))
  const below = sql`with recursive below as (
      select id from (${sql.join(own, sql` union all `)}) own
      union
      select d.id from base_department d join below on d.parent_id = below.id where d.tenant_id = ${tenant}
    ) select id from below`
  const rows = duty === 'departments' ? below : sql.join(own, sql` union all `)
  return sql`(select coalesce(jsonb_agg(distinct id), '[]') from (${rows}) given where id is not null) as ${sql.ref(duty)}`
}

function rowsOf(each: Declared, tenant: string, held: Held, today: string) {
  const { over, to, since, until, unless } = each.gives
  const holds = [
    sql`tenant_id = ${tenant}`,
    sql`${column(to)} = ${held[holderIn(each)]}::uuid`,
    ...(since ? [sql`coalesce(${column(since)} <= ${today}::date, true)`] : []),
    ...(until ? [sql`coalesce(${column(until)} >= ${today}::date, true)`] : []),
    ...(unless ? [sql`${column(unless)} is null`] : []),
  ]
  const table = sql.raw(quoted(each.resource.name))
  return sql`select ${column(over)} as id from ${table} where ${sql.join(holds, sql` and `)}`
}

const column = (field: string) => sql.raw(quoted(field))
