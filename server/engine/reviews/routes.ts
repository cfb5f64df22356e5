import { sql } from 'kysely'
import type { z } from 'zod'
import { resourceNamed } from '#domain/index.ts'
import { oneId } from '#domain/kernel/one-id.ts'
import type { Page } from '#domain/kernel/page.ts'
import { type Spoken, spokenOf } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { type AskedChanges, fieldReview, turningDown } from '#domain/system/field-review.ts'
import { passing, refusing, reviewsAsked, reviewsOfRow } from '#domain/system/field-reviews/asked.ts'
import { type Decided, type OwnReview, type Review, reviewCalls } from '#domain/system/field-reviews/calls.ts'
import { user } from '#domain/system/user.ts'
import { page } from '#server/core/answer.ts'
import { answerCall } from '#server/core/answer-call.ts'
import { addressOf } from '#server/core/client-address.ts'
import { momentOf } from '#server/core/database/moment.ts'
import { quoted } from '#server/core/database/names.ts'
import { behind, changedBy, table } from '#server/core/database/table.ts'
import type { PersonalCall, Route } from '#server/core/route.ts'
import { answersOf } from '#server/engine/rows/answers.ts'
import { maskerFor } from '#server/engine/rows/masking.ts'
import { holds, scopeFilter } from '#server/engine/rows/scope.ts'
import { titlesFor } from '#server/engine/rows/titles.ts'
import { decide, permissionOf, whyNot } from './decide.ts'

type Found = Omit<Review, 'changes'> & { readonly changes: string; readonly total: number }

/** What was asked for as the asker may see it: personal values masked, hidden fields left out. */
async function shownChanges({ app, actor }: PersonalCall, resource: AnyResource, changes: string) {
  const mask = await maskerFor(app.db, actor, resource)
  const asked = JSON.parse(changes) as AskedChanges
  const side = (at: 0 | 1) =>
    mask(Object.fromEntries(Object.entries(asked).map(([name, pair]) => [name, pair[at]])))
  const [from, to] = [side(0), side(1)]
  return Object.fromEntries(Object.keys(from).map((name) => [name, [from[name], to[name]] as const]))
}

async function reviews(
  { current, size, ...asked }: z.output<typeof reviewsAsked>,
  call: PersonalCall,
): Promise<Page<Review>> {
  const { app, actor, tenantId } = call
  const resource = resourceNamed(asked.resource) ?? refuse({ type: 'not-found' })
  if (!holds(actor, permissionOf(resource.name))) refuse({ type: 'forbidden' })
  const pending = asked.state !== 'handled'
  const { rows } = await sql<Found>`
    select f.id, f.row_id as "rowId", f.title, f.changes, f.proof, f.state, f.reason, u.name as "by",
      v.name as "reviewer", ${momentOf('f.created_at')} as "createdAt",
      ${momentOf('f.reviewed_at')} as "reviewedAt", f.user_id = ${actor.id} as own,
      count(*) over ()::integer as total
    from system_field_review f
    join ${behind('system_user u', 'f.user_id')}
    left join ${behind('system_user v', 'f.reviewer_id')}
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

const refusal = answersOf(fieldReview, turningDown)

/** Each by itself, so that one that has moved on holds up no other. A single one is refused as it is. */
async function decideAll(
  {
    ids,
    reason,
    passes,
  }: { readonly ids: readonly string[]; readonly reason?: string | undefined; readonly passes: boolean },
  { c, app, ...call }: PersonalCall,
): Promise<Decided> {
  const actor = { ...call.actor, address: addressOf(c) || undefined }
  const decision = { passes, reason: reason || null }
  const [only] = ids
  if (ids.length === 1 && only) {
    await decide(app, actor, only, decision)
    return { done: 1, failed: [] }
  }
  const failed: ({ readonly id: string } & Spoken)[] = []
  for (const id of ids)
    await decide(app, actor, id, decision).catch((error) => failed.push({ id, ...spokenOf(whyNot(error)) }))
  return { done: ids.length - failed.length, failed }
}

async function withdraw({ id }: z.output<typeof oneId>, { app, actor, tenantId }: PersonalCall) {
  const rows = await table(fieldReview, app.db, tenantId).update(
    { id, userId: actor.id, state: 'pending' },
    { state: 'withdrawn', ...changedBy(actor.id, app.now()) },
    ['id'],
  )
  if (rows.length === 0) refuse({ type: 'conflict', message: '该申请已经处理，不能撤回' })
}

async function mine(
  { rowId, ...asked }: z.output<typeof reviewsOfRow>,
  call: PersonalCall,
): Promise<readonly OwnReview[]> {
  const { app, actor, tenantId } = call
  const resource = resourceNamed(asked.resource) ?? refuse({ type: 'not-found' })
  const rows = await table(fieldReview, app.db, tenantId).list(
    { userId: actor.id, resource: resource.name, rowId },
    ['id', 'changes', 'proof', 'state', 'reason', 'createdAt'],
    { order: ['-createdAt', '-id'], most: 20 },
  )
  return Promise.all(
    rows.map(async (row) => ({ ...row, changes: await shownChanges(call, resource, row.changes) })),
  )
}

/** Changes that wait for a review, of every resource. */
export const reviewRoutes: readonly Route[] = [
  answerCall(reviewCalls.page, reviewsAsked, reviews),
  answerCall(reviewCalls.mine, reviewsOfRow, mine),
  answerCall(reviewCalls.pass, passing, (asked, call) => decideAll({ ...asked, passes: true }, call)),
  answerCall(reviewCalls.refuse, refusing, ({ ids, ...answers }, call) =>
    decideAll({ ids, reason: refusal.reason(refusal.read(answers)), passes: false }, call),
  ),
  answerCall(reviewCalls.withdraw, oneId.strict(), withdraw),
]
