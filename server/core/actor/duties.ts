import { type RawBuilder, sql } from 'kysely'
import { resources } from '#domain/index.ts'
import type { Duty, Gives } from '#domain/kernel/grant.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { Actor, ActorRole, AppContext } from '#server/core/app-context.ts'
import { quoted } from '#server/core/database/names.ts'

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

/** The rows a person's duties give them. Whose every role looks over everything needs no asking. */
export async function grantedTo(
  { db, now }: AppContext,
  tenant: string,
  held: Held,
  roles: readonly ActorRole[],
): Promise<Actor['granted']> {
  const self = [held.id, held.studentId, held.teacherId].filter((own) => own !== null)
  // A task is given to anyone who a record calls by one of these: to the account, or to the person behind it.
  const personal = { self, assigned: self }
  if (roles.every(({ grants }) => grants.includes('all'))) return { ...noDuties, ...personal }
  const { rows } = await dutiesOf(tenant, held, now()).execute(db)
  return { ...noDuties, ...rows[0], ...personal }
}

type Duties = Omit<Actor['granted'], 'self' | 'assigned'>

/** Every duty that is declared, by the resource that gives it. */
export const declaredDuties = resources.flatMap((resource) =>
  Object.entries<Gives | undefined>(resource.grants ?? {}).flatMap(([duty, gives]) =>
    gives ? [{ duty: duty as Exclude<Duty, 'self' | 'assigned'>, resource, gives }] : [],
  ),
)

/** Those of all persons: of a user the teacher, the student or the account itself. */
const holderOf = { 'base.student': 'studentId', 'base.teacher': 'teacherId', 'system.user': 'id' } as const
export const holderIn = ({ resource, gives: { to } }: (typeof declaredDuties)[number]) =>
  holderOf[targetOf(resource, to) as keyof typeof holderOf]

/** What a reference of a resource points at; of `id`, itself. */
export const targetOf = ({ name, fields }: AnyResource, field: string): string =>
  field === 'id' ? name : fields[field].target

function dutiesOf(tenant: string, held: Held, now: Date) {
  const today = sql`(${now.toISOString()}::timestamptz at time zone 'Asia/Shanghai')::date`
  const given = (duty: Duty) =>
    declaredDuties
      .filter((each) => each.duty === duty)
      .map((each) => {
        const { over, to, since, until, unless } = each.gives
        const holds = [
          ...(since ? [sql`coalesce(${column(since)} <= ${today}, true)`] : []),
          ...(until ? [sql`coalesce(${column(until)} >= ${today}, true)`] : []),
          ...(unless ? [sql`${column(unless)} is null`] : []),
        ]
        return sql`select ${column(over)} as id from ${sql.raw(quoted(each.resource.name))} where tenant_id = ${tenant}
          and ${sql.join([sql`${column(to)} = ${held[holderIn(each)]}::uuid`, ...holds], sql` and `)}`
      })
  const collected = (rows: RawBuilder<unknown>, duty: string) =>
    sql`(select coalesce(jsonb_agg(distinct id), '[]') from (${rows}) given where id is not null) as ${sql.ref(duty)}`
  const duties = [...new Set(declaredDuties.map(({ duty }) => duty))]
  return sql<Duties>`with recursive own as (${sql.join(given('department'), sql` union `)}), below as (
      select id from own
      union
      select d.id from base_department d join below on d.parent_id = below.id where d.tenant_id = ${tenant}
    )
    select ${sql.join([
      collected(sql`select id from below`, 'departments'),
      ...duties.map((duty) => collected(sql.join(given(duty), sql` union all `), duty)),
    ])}`
}

const column = (field: string) => sql.raw(quoted(field))
