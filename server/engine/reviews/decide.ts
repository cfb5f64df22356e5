import { sql } from 'kysely'
import { phrase } from '#domain/kernel/phrase.ts'
import { type Refusal, Refused, refuse } from '#domain/kernel/refusal.ts'
import type { AskedChanges } from '#domain/system/field-review.ts'
import { fieldReview } from '#domain/system/field-review.ts'
import type { Actor, AppContext } from '#server/core/app-context.ts'
import { audit } from '#server/core/audit/audit.ts'
import { quoted } from '#server/core/database/names.ts'
import { nextRevision, table } from '#server/core/database/table.ts'
import { notifyPerson } from '#server/core/messages/notify.ts'
import type { Served, Unit } from '#server/core/serve.ts'
import { recordChange } from '#server/engine/history/record.ts'
import { readerOf } from '#server/engine/rows/reading.ts'
import { holds } from '#server/engine/rows/scope.ts'
import { writerOf } from '#server/engine/rows/writing.ts'

interface Asked {
  readonly id: string
  readonly userId: string
  readonly resource: string
  readonly rowId: string
  readonly title: string
  readonly changes: string
  readonly state: string
}

export interface Decision {
  readonly passes: boolean
  readonly reason: string | null
}

export const permissionOf = (resource: string) => `${resource}:review`

/** Decides one question, all of it in one transaction. Nobody decides their own. */
export const decide = (app: AppContext, actor: Actor, id: string, decision: Decision) =>
  app.db.transaction().execute(async (db) => {
    const unit = { db, app, actor }
    const asked = await lockedReview(unit, id)
    const permission = permissionOf(asked.resource)
    const served = app.served.get(asked.resource)
    if (!served || !holds(actor, permission)) return refuse({ type: 'not-found' })
    const row = (await readerOf(served.resource).one(unit, asked.rowId, permission)) ?? gone()
    if (asked.userId === actor.id) refuse({ type: 'forbidden', message: '不能审核自己提交的修改' })
    if (asked.state !== 'pending') refuse({ type: 'conflict', message: '该申请已经处理，请刷新后查看' })
    if (decision.passes) await apply(unit, served, row.whole, asked, decision)
    await settle(unit, served, asked, decision)
  })

const gone = (): never => refuse({ type: 'not-found' })

async function lockedReview({ db, actor }: Unit, id: string): Promise<Asked> {
  const row = await table(fieldReview, db, actor.tenantId).get(
    { id },
    ['id', 'userId', 'resource', 'rowId', 'title', 'changes', 'state'],
    { lock: 'update' },
  )
  return row ?? gone()
}

type Whole = Parameters<ReturnType<typeof writerOf>['put']>[1]

/** Writes what was asked for, under the rules as ever, unless one of its fields has moved on since. */
async function apply(unit: Unit, served: Served, row: Whole, asked: Asked, { reason }: Decision) {
  const { resource } = served
  const changes = JSON.parse(asked.changes) as AskedChanges
  await sql`select from ${sql.raw(quoted(resource.name))} where tenant_id = ${unit.actor.tenantId}
    and id = ${row.id} for update`.execute(unit.db)
  const moved = Object.entries(changes).find(([name, [from]]) => (row[name] ?? null) !== from)
  if (moved)
    refuse({
      type: 'conflict',
      message: phrase('“{{field}}”在提交后已被修改，请退回后由本人重新提交', {
        field: resource.fields[moved[0]]?.label,
      }),
    })
  const reader = readerOf(resource)
  const permission = permissionOf(resource.name)
  const values = Object.fromEntries(Object.entries(changes).map(([name, [, to]]) => [name, to]))
  await writerOf(served, reader).put(unit, row, values, permission)
  const after = await reader.one(unit, row.id, permission)
  await recordChange(unit, resource, row, after?.whole ?? null, {
    verb: '审核通过',
    reason: reason ?? undefined,
  })
}

/** Keeps the decision, tells the person who asked, and notes who decided. */
async function settle({ db, app, actor }: Unit, { resource }: Served, asked: Asked, decision: Decision) {
  const { passes, reason } = decision
  const { tenantId } = actor
  await table(fieldReview, db, tenantId).update(
    { id: asked.id },
    {
      state: passes ? 'passed' : 'refused',
      reason,
      reviewerId: actor.id,
      reviewedAt: app.now(),
      updatedAt: app.now(),
      updatedBy: actor.id,
      revision: nextRevision,
    },
  )
  const labels = Object.keys(JSON.parse(asked.changes) as AskedChanges)
    .map((name) => resource.fields[name]?.label ?? name)
    .join('、')
  await notifyPerson(db, app, {
    tenantId,
    userId: asked.userId,
    kind: 'service',
    title: passes ? '信息修改已通过审核' : '信息修改被退回',
    text: `${labels}${reason ? `：${reason}` : ''}`,
    link: '/personalcenter',
  })
  await audit(db, app, {
    tenantId,
    account: actor.account,
    action: passes ? '通过信息更新' : '退回信息更新',
    target: asked.title,
    detail: labels,
    ...(actor.address && { address: actor.address }),
  })
}

/** Why one of several could not be decided, in words. */
export const whyNot = (error: unknown): string => {
  if (!(error instanceof Refused)) throw error
  const refusal: Refusal = error.refusal
  return ('message' in refusal && refusal.message) || '该申请不存在或不在您的管理范围内'
}
