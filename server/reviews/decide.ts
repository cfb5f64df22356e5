import { sql } from 'kysely'
import { type Refusal, Refused, refuse } from '#domain/kernel/refusal.ts'
import type { AskedChanges } from '#domain/system/field-review.ts'
import { services } from '#server/areas/services.ts'
import { audit } from '#server/audit/audit.ts'
import { quoted } from '#server/database/names.ts'
import { recordChange } from '#server/history/record.ts'
import type { House, Person } from '#server/house.ts'
import { notifyPerson } from '#server/messages/notify.ts'
import { readerOf } from '#server/resource/reading.ts'
import { holds } from '#server/resource/scope.ts'
import type { Desk, Served } from '#server/resource/serve.ts'
import { writerOf } from '#server/resource/writing.ts'

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
export const decide = (house: House, person: Person, id: string, decision: Decision) =>
  house.db.transaction().execute(async (db) => {
    const desk = { db, house, person }
    const asked = await lockedReview(desk, id)
    const permission = permissionOf(asked.resource)
    const served = services.find(({ resource }) => resource.name === asked.resource)
    if (!served || !holds(person, permission)) return refuse({ type: 'not-found' })
    const row = (await readerOf(served.resource).one(desk, asked.rowId, permission)) ?? gone()
    if (asked.userId === person.id) refuse({ type: 'forbidden', message: '不能审核自己提交的修改' })
    if (asked.state !== 'pending') refuse({ type: 'conflict', message: '该申请已经处理，请刷新后查看' })
    if (decision.passes) await apply(desk, served, row.whole, asked, decision)
    await settle(desk, served, asked, decision)
  })

const gone = (): never => refuse({ type: 'not-found' })

async function lockedReview({ db, person }: Desk, id: string): Promise<Asked> {
  const { rows } =
    await sql<Asked>`select id, user_id as "userId", resource, row_id as "rowId", title, changes, state
    from system_field_review where tenant_id = ${person.tenantId} and id = ${id} for update`.execute(db)
  return rows[0] ?? gone()
}

type Whole = Parameters<ReturnType<typeof writerOf>['put']>[1]

/** Writes what was asked for, under the rules as ever, unless one of its fields has moved on since. */
async function apply(desk: Desk, served: Served, row: Whole, asked: Asked, { reason }: Decision) {
  const { resource } = served
  const changes = JSON.parse(asked.changes) as AskedChanges
  await sql`select from ${sql.raw(quoted(resource.name))} where tenant_id = ${desk.person.tenantId}
    and id = ${row.id} for update`.execute(desk.db)
  const moved = Object.entries(changes).find(([name, [from]]) => (row[name] ?? null) !== from)
  if (moved)
    refuse({
      type: 'conflict',
      message: `“${resource.fields[moved[0]]?.label}”在提交后已被修改，请退回后由本人重新提交`,
    })
  const reader = readerOf(resource)
  const permission = permissionOf(resource.name)
  const values = Object.fromEntries(Object.entries(changes).map(([name, [, to]]) => [name, to]))
  await writerOf(served, reader).put(desk, row, values, permission)
  const after = await reader.one(desk, row.id, permission)
  await recordChange(desk, resource, row, after?.whole ?? null, {
    verb: '审核通过',
    reason: reason ?? undefined,
  })
}

/** Keeps the decision, tells whoever asked, and notes who decided. */
async function settle({ db, house, person }: Desk, { resource }: Served, asked: Asked, decision: Decision) {
  const { passes, reason } = decision
  const { tenantId } = person
  await sql`update system_field_review set state = ${passes ? 'passed' : 'refused'}, reason = ${reason},
    reviewer_id = ${person.id}, reviewed_at = ${house.now()}, updated_at = ${house.now()},
    updated_by = ${person.id}, revision = revision + 1
    where tenant_id = ${tenantId} and id = ${asked.id}`.execute(db)
  const labels = Object.keys(JSON.parse(asked.changes) as AskedChanges)
    .map((name) => resource.fields[name]?.label ?? name)
    .join('、')
  await notifyPerson(db, house, {
    tenantId,
    userId: asked.userId,
    kind: 'service',
    title: passes ? '信息修改已通过审核' : '信息修改被退回',
    text: `${labels}${reason ? `：${reason}` : ''}`,
    link: '/personalcenter',
  })
  await audit(db, house, {
    tenantId,
    account: person.account,
    action: passes ? '通过信息更新' : '退回信息更新',
    target: asked.title,
    detail: labels,
    ...(person.address && { address: person.address }),
  })
}

/** Why one of several could not be decided, in words. */
export const whyNot = (error: unknown): string => {
  if (!(error instanceof Refused)) throw error
  const refusal: Refusal = error.refusal
  return ('message' in refusal && refusal.message) || '该申请不存在或不在您的管理范围内'
}
