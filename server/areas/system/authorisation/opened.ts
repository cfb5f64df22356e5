import { type RawBuilder, sql } from 'kysely'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse, refuseAt } from '#domain/kernel/refusal.ts'
import { partLabels } from '#domain/security/giving.ts'
import type { Unit } from '#server/core/serve.ts'
import { stamps } from '#server/core/stamps.ts'
import type { Named } from '#server/identity/roles/called.ts'
import type { Authoriser } from './giver.ts'
import { type Opened, type Part, parts } from './parts.ts'
import { type Changed, splitBy } from './split.ts'

const columnOf = {
  departments: 'department_id',
  grades: 'grade',
  classes: 'class_id',
  buildings: 'building_id',
} as const
const tableOf = { departments: 'base_department', classes: 'base_class', buildings: 'base_building' } as const

/** What is opened to one user, with names. */
export async function openedTo({ db, actor }: Unit, userId: string): Promise<Opened> {
  const one = (part: Part): RawBuilder<unknown> =>
    part === 'grades'
      ? sql`(select coalesce(jsonb_agg(jsonb_build_object('id', a.grade::text, 'name', a.grade::text) order by a.grade), '[]')
          from system_user_authorisation a where ${own} and a.grade is not null)`
      : sql`(select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'name', o.name) order by o.name_sort_key), '[]')
          from system_user_authorisation a join ${sql.table(tableOf[part])} o
            on o.tenant_id = a.tenant_id and o.id = ${sql.ref(`a.${columnOf[part]}`)} where ${own})`
  const own = sql`a.tenant_id = ${actor.tenantId} and a.user_id = ${userId}`
  const { rows } = await sql<Opened>`select ${sql.join(
    parts.map((part) => sql`${one(part)} as ${sql.ref(part)}`),
  )}`.execute(db)
  return rows[0] ?? { departments: [], grades: [], classes: [], buildings: [] }
}

export interface Wanted {
  readonly userId: string
  readonly departments: readonly string[]
  readonly classes: readonly string[]
  readonly buildings: readonly string[]
  readonly grades: readonly number[]
}

/**
 * Brings what is opened to a user to what was wanted, as far as the giver reaches it: what lies beyond and is there
 * already stays, what lies beyond and is new is refused by name.
 */
export async function putOpened(
  unit: Unit,
  authoriser: Authoriser,
  given: Wanted,
  roleIds: readonly string[],
): Promise<Changed> {
  const before = await openedTo(unit, given.userId)
  const wanted = await wantedIn(unit, given)
  const all = Object.fromEntries(
    parts.map((part) => [part, [...before[part], ...wanted[part]]]),
  ) as unknown as Opened
  const gives = await authoriser.judge(all, roleIds)
  const changed = parts.map((part) => {
    const has = (rows: readonly Named[]) => (row: Named) => rows.some(({ id }) => id === row.id)
    const added = splitBy(
      wanted[part].filter((row) => !has(before[part])(row)),
      ({ id }) => gives(part, id),
    )
    const taken = before[part].filter((row) => !has(wanted[part])(row) && gives(part, row.id))
    const [beyond] = added.beyond
    if (beyond) refuseBeyond(part, beyond)
    return [part, { given: added.within, taken }] as const
  })
  for (const [part, { given: added, taken }] of changed)
    await write(unit, given.userId, part, { added, taken })
  return Object.fromEntries(changed) as unknown as Changed
}

function refuseBeyond(part: Part, { name }: Named): never {
  return refuseAt(
    part,
    phrase('{{part}}“{{name}}”超出您自己的数据范围或权限，不能由您开放', { part: partLabels[part], name }),
  )
}

/** The rows that were asked for, each once, by their names. */
async function wantedIn({ db, actor }: Unit, given: Wanted): Promise<Opened> {
  const named = async (part: Exclude<Part, 'grades'>) => {
    const ids = [...new Set(given[part])]
    const { rows } = await sql<Named>`select id, name from ${sql.table(tableOf[part])}
      where tenant_id = ${actor.tenantId} and id = any(${ids}::uuid[]) order by name_sort_key`.execute(db)
    return rows.length === ids.length ? rows : refuse({ type: 'not-found' })
  }
  return {
    departments: await named('departments'),
    grades: [...new Set(given.grades)].map((grade) => ({ id: `${grade}`, name: `${grade}` })),
    classes: await named('classes'),
    buildings: await named('buildings'),
  }
}

async function write(
  { db, actor }: Unit,
  userId: string,
  part: Part,
  { added, taken }: { readonly added: readonly Named[]; readonly taken: readonly Named[] },
) {
  const { tenantId } = actor
  const nothing = { department_id: null, class_id: null, building_id: null, grade: null }
  if (taken.length > 0)
    await sql`delete from system_user_authorisation where tenant_id = ${tenantId} and user_id = ${userId}
      and ${sql.ref(columnOf[part])}::text = any(${taken.map(({ id }) => id)}::text[])`.execute(db)
  const rows = added.map(({ id }) => ({
    ...stamps(tenantId, actor.id),
    user_id: userId,
    ...nothing,
    [columnOf[part]]: part === 'grades' ? Number(id) : id,
  }))
  if (rows.length > 0) await db.insertInto('system_user_authorisation').values(rows).execute()
}
