import { sql } from 'kysely'
import { z } from 'zod'
import { resourceNamed } from '#domain/index.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { prose } from '#domain/kernel/seen.ts'
import {
  type AskedChanges,
  fieldReview,
  type reviewStates,
  turningDown,
} from '#domain/system/field-review.ts'
import { user } from '#domain/system/user.ts'
import { page } from '#server/core/answer.ts'
import { addressOf } from '#server/core/client-address.ts'
import { momentOf } from '#server/core/database/moment.ts'
import { quoted } from '#server/core/database/names.ts'
import { bodyOf } from '#server/core/request-body.ts'
import type { PersonalCall, Route } from '#server/core/route.ts'
import { answersOf } from '#server/engine/rows/answers.ts'
import { maskerFor } from '#server/engine/rows/masking.ts'
import { ownPage } from '#server/engine/rows/query-string.ts'
import { holds, scopeFilter } from '#server/engine/rows/scope.ts'
import { titlesFor } from '#server/engine/rows/titles.ts'
import { decide, permissionOf, whyNot } from './decide.ts'

interface Found {
  readonly id: string
  readonly title: string
  readonly by: string
  readonly reviewer: string | null
  readonly changes: string
  readonly total: number
}

/** What was asked for as the asker may see it: personal values masked, hidden fields left out. */
async function shownChanges({ app, actor }: PersonalCall, resource: AnyResource, changes: string) {
  const mask = await maskerFor(app.db, actor, resource)
  const asked = JSON.parse(changes) as AskedChanges
  const side = (at: 0 | 1) =>
    mask(Object.fromEntries(Object.entries(asked).map(([name, pair]) => [name, pair[at]])))
  const [from, to] = [side(0), side(1)]
  return Object.fromEntries(Object.keys(from).map((name) => [name, [from[name], to[name]]]))
}

/** GET: of one resource, those about rows within reach; `state=pending` or all that are decided. */
async function reviews(call: PersonalCall) {
  const { c, app, actor, tenantId } = call
  const resource = resourceNamed(c.req.query('resource') ?? '') ?? refuse({ type: 'not-found' })
  if (!holds(actor, permissionOf(resource.name))) refuse({ type: 'forbidden' })
  const { current, size } = ownPage({ ...c.req.query() })
  const pending = c.req.query('state') !== 'handled'
  const { rows } = await sql<Found>`
    select f.id, f.row_id as "rowId", f.title, f.changes, f.state, f.reason, u.name as "by",
      v.name as "reviewer", ${momentOf('f.created_at')} as "createdAt",
      ${momentOf('f.reviewed_at')} as "reviewedAt", f.user_id = ${actor.id} as own,
      count(*) over ()::integer as total
    from system_field_review f
    join "system_user" u on u.tenant_id = f.tenant_id and u.id = f.user_id
    left join "system_user" v on v.tenant_id = f.tenant_id and v.id = f.reviewer_id
    where f.tenant_id = ${tenantId} and f.resource = ${resource.name}
      and f.state = any(${pending ? ['pending'] : ['passed', 'refused']}::text[])
      and exists (select from ${sql.raw(quoted(resource.name))} r where r.tenant_id = f.tenant_id
        and r.id::text = f.row_id and ${scopeFilter(resource, actor, permissionOf(resource.name))()})
    order by ${pending ? sql`f.created_at, f.id` : sql`f.reviewed_at desc, f.id desc`}
    limit ${size} offset ${(current - 1) * size}`.execute(app.db)
  const unit = { db: app.db, actor }
  const [titled, called] = await Promise.all([titlesFor(unit, resource), titlesFor(unit, user)])
  const records = await Promise.all(
    rows.map(async ({ total: _, changes, title, by, reviewer, ...row }) => ({
      ...row,
      title: titled(title),
      by: called(by),
      reviewer: reviewer && called(reviewer),
      changes: await shownChanges(call, resource, changes),
    })),
  )
  return page(records, rows[0]?.total ?? 0, size, current)
}

const ids = z.array(z.uuid()).min(1).max(100)
const passing = z.strictObject({ ids, reason: prose().max(500).optional() })
const refusing = z.looseObject({ ids })
const refusal = answersOf(fieldReview, turningDown)

const refusedBy = ({ ids, ...answers }: z.infer<typeof refusing>) => ({
  ids,
  reason: refusal.reason(refusal.read(answers)),
})

/** POST: each by itself, so that one that has moved on holds up no other. A single one is refused as it is. */
const deciding = (passes: boolean) => async (call: PersonalCall) => {
  const { c, app } = call
  const actor = { ...call.actor, address: addressOf(c) || undefined }
  const { ids, reason } = passes ? await bodyOf(c, passing) : refusedBy(await bodyOf(c, refusing))
  const decision = { passes, reason: reason || null }
  const [only] = ids
  if (ids.length === 1 && only) {
    await decide(app, actor, only, decision)
    return { done: 1, failed: [] }
  }
  const failed: { id: string; message: string }[] = []
  for (const id of ids)
    await decide(app, actor, id, decision).catch((error) => failed.push({ id, message: whyNot(error) }))
  return { done: ids.length - failed.length, failed }
}

const one = z.strictObject({ id: z.uuid() })

/** POST: the person who asked takes it back while nobody has decided. */
async function withdraw({ c, app, actor, tenantId }: PersonalCall) {
  const { id } = await bodyOf(c, one)
  const { rows } = await sql`update system_field_review set state = 'withdrawn', revision = revision + 1,
      updated_at = ${app.now()}, updated_by = ${actor.id}
    where tenant_id = ${tenantId} and id = ${id} and user_id = ${actor.id} and state = 'pending'
    returning id`.execute(app.db)
  if (rows.length === 0) refuse({ type: 'conflict', message: '该申请已经处理，不能撤回' })
}

/** GET: what the asker has asked for about one row, the last twenty. */
async function mine(call: PersonalCall) {
  const { c, app, actor, tenantId } = call
  const resource = resourceNamed(c.req.query('resource') ?? '') ?? refuse({ type: 'not-found' })
  const { rows } = await sql<{ changes: string; state: keyof typeof reviewStates.labels }>`
    select f.id, f.changes, f.state, f.reason, ${momentOf('f.created_at')} as "createdAt"
    from system_field_review f where f.tenant_id = ${tenantId} and f.user_id = ${actor.id}
      and f.resource = ${resource.name} and f.row_id = ${c.req.query('rowId') ?? ''}
    order by f.created_at desc, f.id desc limit 20`.execute(app.db)
  return Promise.all(
    rows.map(async (row) => ({ ...row, changes: await shownChanges(call, resource, row.changes) })),
  )
}

/** Changes that wait for a review, of every resource. */
export const reviewRoutes: readonly Route[] = [
  { method: 'GET', path: 'system/fieldReview/page', access: 'signed-in', answer: reviews },
  { method: 'GET', path: 'system/fieldReview/mine', access: 'signed-in', answer: mine },
  { method: 'POST', path: 'system/fieldReview/pass', access: 'signed-in', answer: deciding(true) },
  { method: 'POST', path: 'system/fieldReview/refuse', access: 'signed-in', answer: deciding(false) },
  { method: 'POST', path: 'system/fieldReview/withdraw', access: 'signed-in', answer: withdraw },
]
