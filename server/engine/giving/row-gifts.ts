import { sql } from 'kysely'
import { type Duty, type Gives, type Grant, rangeOf } from '#domain/kernel/grant.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { Refused } from '#domain/kernel/refusal.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { Part } from '#domain/security/giving.ts'
import { targetOf } from '#server/core/actor/duties.ts'
import type { Actor } from '#server/core/app-context.ts'
import { quoted } from '#server/core/database/names.ts'
import type { Unit } from '#server/core/serve.ts'
import { tableNamed } from '#server/core/tables.ts'
import { scopeFilter } from '#server/engine/rows/scope.ts'
import { judgeOf, withBelow } from './beyond.ts'
import { giftFieldsOf, givesByRow } from './gift-fields.ts'
import { type Giver, giverOf, givesAll, givingRoles } from './giver.ts'
import { partsOfDuties } from './held.ts'

type Values = Readonly<Record<string, unknown>>

/** A row as it was and as it is to be; undefined where it is new, or goes. */
export interface RowWritten {
  readonly id: string
  readonly before: Values | undefined
  readonly after: Values | undefined
}

/** Ids that a write gives or takes, by the field that does it. */
interface Claim {
  readonly row: RowWritten
  readonly field: string
  readonly part: Part
  readonly ids: readonly string[]
  /** Of a duty of who asks: what their own roles may do there. */
  readonly permissions?: readonly string[]
}

/** Somebody who receives: a row of this table. */
interface Receiver {
  readonly row: RowWritten
  readonly field: string
  readonly target: string
  readonly id: string
}

interface Gifts {
  readonly claims: readonly Claim[]
  readonly receivers: readonly Receiver[]
}

/**
 * Why rows may not be written: who gives a duty reaches, with the roles that hold the permission of the write, what is
 * given and taken and who receives it; and nobody gives themselves a duty over what they do not reach with each
 * permission that it would bring. Source: docs/security.md, docs/decisions/0040-giving.md.
 */
export async function refusedGifts(
  resource: AnyResource,
  unit: Unit,
  permission: string,
  rows: readonly RowWritten[],
): Promise<ReadonlyMap<RowWritten, Refused>> {
  if (!givesByRow(resource) || givesAll({ roles: givingRoles(unit.actor, permission) })) return new Map()
  const { claims, receivers } = together(await Promise.all(rows.map((row) => giftsOf(resource, unit, row))))
  if (claims.length + receivers.length === 0) return new Map()
  const giver = await giverOf(unit.db, unit.actor, permission)
  const parts = Object.groupBy(claims, ({ part }) => part)
  const judge = await judgeOf(
    unit.db,
    giver,
    Object.fromEntries(Object.entries(parts).map(([part, of]) => [part, of.flatMap(({ ids }) => ids)])),
  )
  const label = (field: string) => resource.fields[field]?.label ?? resource.label
  const refused = new Map<RowWritten, Refused>()
  const refuse = (row: RowWritten, field: string, message: string) =>
    refused.set(row, new Refused({ type: 'invalid', message, fields: { [field]: message } }))
  for (const { row, field, part, ids, permissions } of claims) {
    if (ids.some((id) => !judge(part, id)))
      refuse(row, field, phrase('“{{field}}”不在您的管理范围内，不能由您授予或收回', { field: label(field) }))
    else if (permissions && ids.some((id) => !judge(part, id, permissions)))
      refuse(
        row,
        field,
        phrase('不能通过“{{field}}”扩大您自己的权限，请联系系统管理员', { field: label(field) }),
      )
  }
  for (const { row, field } of await receiversBeyond(unit, giver, receivers))
    refuse(row, field, phrase('“{{field}}”所选人员不在您的管理范围内，不能由您授予', { field: label(field) }))
  return refused
}

const together = (all: readonly Gifts[]): Gifts => ({
  claims: all.flatMap(({ claims }) => claims),
  receivers: all.flatMap(({ receivers }) => receivers),
})

async function giftsOf(resource: AnyResource, unit: Unit, row: RowWritten): Promise<Gifts> {
  const { duties, links, places } = giftFieldsOf(resource)
  return together(
    await Promise.all([
      ...duties.map(({ duty, gives }) => ofDuty(resource, unit, row, duty, gives)),
      ...links.map((field) => ofLink(resource, unit, row, field)),
      ...places.map(({ field, part }) => ofPlace(resource, unit, row, field, part)),
    ]),
  )
}

/** Whom a row gives a duty, over what: nothing where one of the two is empty. */
function pairIn(row: RowWritten, values: Values | undefined, { to, over, unless }: Gives) {
  if (!values || (unless && values[unless])) return
  const whole: Values = { ...values, id: row.id }
  return whole[to] && whole[over] ? { to: String(whole[to]), over: String(whole[over]) } : undefined
}

async function ofDuty(
  resource: AnyResource,
  unit: Unit,
  row: RowWritten,
  duty: Duty,
  gives: Gives,
): Promise<Gifts> {
  const { to, over, since, until, unless } = gives
  const [was, is] = [pairIn(row, row.before, gives), pairIn(row, row.after, gives)]
  const changed = [to, over, since, until, unless].some((field) => field !== 'id' && differs(row, field))
  const asBefore = row.before && row.after && !changed
  if (asBefore || !(was || is)) return { claims: [], receivers: [] }
  const field = over === 'id' ? to : over
  const part = rangeOf(duty) as Part
  const claims = await Promise.all(
    [was, is]
      .filter((pair) => pair !== undefined)
      .map(async (pair) => ({
        row,
        field,
        part,
        ids: await idsBehind(resource, unit, duty, to, pair),
        ...(pair === is && permissionsOfOwn(unit.actor, duty, pair.to)),
      })),
  )
  const given = is && to !== 'id' && isWider(row, gives)
  const target = targetOf(resource, to)
  return { claims, receivers: given ? [{ row, field: to, target, id: is.to }] : [] }
}

const differs = ({ before, after }: RowWritten, field: string | undefined): boolean =>
  field !== undefined && (before?.[field] ?? null) !== (after?.[field] ?? null)

/** Whether it holds for somebody else, over something else, or longer. */
function isWider(row: RowWritten, { to, over, since, until, unless }: Gives): boolean {
  const { before, after } = row
  if (!before || !after) return true
  if ([to, over, unless].some((field) => differs(row, field))) return true
  const [from, till] = [since ?? '', until ?? ''] as const
  const earlier = from && String(after[from] ?? '') < String(before[from] ?? '')
  const later = till && String(after[till] ?? '9999') > String(before[till] ?? '9999')
  return Boolean(earlier || later)
}

/** What who asks could do by this duty, where it is theirs. */
function permissionsOfOwn({ roles, granted }: Actor, duty: Duty, to: string) {
  if (!granted.self.includes(to)) return {}
  const using = roles.filter(({ grants }) => usesOf(duty).some((grant) => grants.includes(grant)))
  return { permissions: using.flatMap(({ permissions }) => [...permissions]) }
}

const usesOf = (duty: Duty): readonly Grant[] =>
  duty === 'department' ? ['department', 'departments'] : [duty]

/** The id itself; of a department also those below, where a role of the person looks over them. */
async function idsBehind(
  resource: AnyResource,
  { db, actor }: Unit,
  duty: Duty,
  by: string,
  { to, over }: { readonly to: string; readonly over: string },
): Promise<readonly string[]> {
  if (duty !== 'department') return [over]
  const holder = targetOf(resource, by) === 'base.teacher' ? sql`u.teacher_id` : sql`u.id`
  const { rows } = await sql`select from "system_user" u
    join system_user_role ur on ur.tenant_id = u.tenant_id and ur.user_id = u.id
    join system_role r on r.tenant_id = ur.tenant_id and r.id = ur.role_id
      and 'departments' = any(string_to_array(r.grants, ','))
    where u.tenant_id = ${actor.tenantId} and ${holder} = ${to} limit 1`.execute(db)
  return rows.length > 0 ? withBelow(db, actor.tenantId, [over]) : [over]
}

const everyDuty: ReadonlySet<Grant> = new Set(['departments', 'classes', 'buildings', 'students'])

/** An account that is linked to a person has all duties of that person. */
async function ofLink(
  resource: AnyResource,
  unit: Unit,
  row: RowWritten,
  field: 'studentId' | 'teacherId',
): Promise<Gifts> {
  if (!row.after || !differs(row, field)) return { claims: [], receivers: [] }
  const people = idsIn(row, field)
  const holders = { id: [], teacherId: [], studentId: [], [field]: people }
  const parts = await partsOfDuties(unit, holders, everyDuty)
  const own = unit.actor.id === row.id
  const permissions = unit.actor.roles.flatMap((role) => [...role.permissions])
  return {
    claims: Object.entries(parts).map(([part, ids]) => ({
      row,
      field,
      part: part as Part,
      ids,
      ...(own && { permissions }),
    })),
    receivers: people.map((id) => ({ row, field, target: targetOf(resource, field), id })),
  }
}

/** What a reference pointed at, and what it is to point at. */
const idsIn = ({ before, after }: RowWritten, field: string): readonly string[] =>
  [before?.[field], after?.[field]].flatMap((id) => (id ? [String(id)] : []))

/** A row that moves comes into other people's reach: who moves it reaches where it was and where it goes. */
async function ofPlace(
  { name }: AnyResource,
  { db, actor }: Unit,
  row: RowWritten,
  field: string,
  part: Part,
): Promise<Gifts> {
  if (!row.before || !row.after || !differs(row, field)) return { claims: [], receivers: [] }
  // A department takes along what lies below it.
  const moved = name === 'base.department' ? await withBelow(db, actor.tenantId, [row.id]) : []
  return { claims: [{ row, field, part, ids: [...idsIn(row, field), ...moved] }], receivers: [] }
}

/** Those who do not lie within the giver's own reach. */
async function receiversBeyond({ db }: Unit, giver: Giver, receivers: readonly Receiver[]) {
  const beyond: Receiver[] = []
  for (const [target, some] of Map.groupBy(receivers, (each) => each.target)) {
    const ids = [...new Set(some.map(({ id }) => id))]
    const { rows } = await sql<{ id: string }>`select r.id from ${sql.raw(quoted(target))} r
      where r.tenant_id = ${giver.tenantId} and r.id = any(${ids}::uuid[])
        and ${scopeFilter(tableNamed(target), giver, giver.by)()}`.execute(db)
    const reached = new Set(rows.map(({ id }) => id))
    beyond.push(...some.filter(({ id }) => !reached.has(id)))
  }
  return beyond
}
