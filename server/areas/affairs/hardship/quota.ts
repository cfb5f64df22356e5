import { sql } from 'kysely'
import { hardshipBatch } from '#domain/affairs/hardship/batch.ts'
import type { ClassQuota, CollegeQuota, QuotaLoan, QuotaTree } from '#domain/affairs/hardship/calls.ts'
import { leftOf } from '#domain/affairs/hardship/places.ts'
import { hardshipLoan, hardshipQuota } from '#domain/affairs/hardship/quota.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse, refuseAt } from '#domain/kernel/refusal.ts'
import { momentOf } from '#server/core/database/moment.ts'
import { behind, empty, filled, not, table } from '#server/core/database/table.ts'
import type { Unit } from '#server/core/serve.ts'
import { rowsOf } from '#server/engine/rows/rows-of.ts'
import { scopeFilter } from '#server/engine/rows/scope.ts'
import { usedBy } from './used.ts'

const view = 'affairs.hardship-quota:view'
const may = 'affairs.hardship-quota:allot'

interface Kept {
  readonly id: string
  readonly name: string
  readonly departmentId: string
  readonly classId: string | null
  readonly headcount: number
  readonly places: number
  readonly moved: number
}

const sum = <Row>(rows: readonly Row[], of: (row: Row) => number) =>
  rows.reduce((total, row) => total + of(row), 0)

/** The places of a batch, of the latest unless one is named, as far as the reader reaches. */
export async function quotaTree(
  unit: Unit,
  asked: { readonly batchId?: string | undefined },
): Promise<QuotaTree> {
  const { db, actor } = unit
  const batches = await table(hardshipBatch, db, actor.tenantId).list({}, ['id', 'name', 'total'], {
    ...{ order: ['-academicYear'], most: 20 },
  })
  const batch = asked.batchId ? batches.find(({ id }) => id === asked.batchId) : batches[0]
  const named = batches.map(({ id, name }) => ({ id, name }))
  if (!batch) return { batches: named, batchId: null, total: null, colleges: [], loans: [] }
  const reach = scopeFilter(hardshipQuota, actor, view)
  const { rows } = await sql<Kept>`select r.id, r.name, r.department_id as "departmentId",
      r.class_id as "classId", r.headcount, r.places, r.moved
    from affairs_hardship_quota r join ${behind('base_department d', 'r.department_id')}
    left join ${behind('base_class c', 'r.class_id')}
    where r.tenant_id = ${actor.tenantId} and r.batch_id = ${batch.id} and ${reach()}
    order by d.code, c.code nulls first`.execute(db)
  const used = await usedBy(db, actor.tenantId, batch.id)
  const classesOf = (departmentId: string): readonly ClassQuota[] =>
    rows.flatMap(({ classId, departmentId: own, ...row }) => {
      if (classId === null || own !== departmentId) return []
      const { used: taken = 0, recognised = 0 } = used.get(classId) ?? {}
      return [{ ...row, classId, used: taken, recognised, left: leftOf({ ...row, used: taken }) }]
    })
  const colleges = rows.flatMap(({ classId, moved: _, ...row }): readonly CollegeQuota[] => {
    if (classId !== null) return []
    const classes = classesOf(row.departmentId)
    return [
      {
        ...{ ...row, classes, allotted: sum(classes, ({ places }) => places) },
        used: sum(classes, (own) => own.used),
        recognised: sum(classes, (own) => own.recognised),
      },
    ]
  })
  return {
    ...{ batches: named, batchId: batch.id, total: batch.total, colleges },
    loans: await loansOf(unit, batch.id),
  }
}

async function loansOf({ db, actor }: Unit, batchId: string): Promise<readonly QuotaLoan[]> {
  const reach = scopeFilter({ ...hardshipLoan, scope: hardshipQuota.scope ?? [] }, actor, view)
  const { rows } = await sql<QuotaLoan>`select r.id, f.name as "from", t.name as "to", r.places, r.reason,
      r.by_name as "by", ${momentOf('r.created_at')} as "at"
    from affairs_hardship_loan r
    join ${behind('base_class f', 'r.from_id')} join ${behind('base_class t', 'r.to_id')}
    where r.tenant_id = ${actor.tenantId} and r.batch_id = ${batchId} and ${reach()}
    order by r.created_at desc, r.id desc limit 100`.execute(db)
  return rows
}

const columns = ['id', 'name', 'batchId', 'departmentId', 'classId', 'places', 'moved'] as const

/** A row of places within the reach of the actor. */
async function reached({ db, actor }: Unit, id: string, permission: string) {
  const { rows } = await sql`select from affairs_hardship_quota r where r.tenant_id = ${actor.tenantId}
    and r.id = ${id} and ${scopeFilter(hardshipQuota, actor, permission)()}`.execute(db)
  if (rows.length === 0) refuse({ type: 'not-found' })
  const found = await table(hardshipQuota, db, actor.tenantId).get({ id }, columns)
  return found ?? refuse({ type: 'not-found' })
}

/** The college's own row, locked: every change of places of its classes comes by here first. */
async function lockedCollege({ db, actor }: Unit, batchId: string, departmentId: string) {
  const own = { batchId, departmentId, classId: empty }
  const [college] = await table(hardshipQuota, db, actor.tenantId).lock(own, columns)
  return college ?? refuse({ type: 'not-found' })
}

/** Sets the places of a college: together with the others never more than the school's, and not fewer than its classes have. */
export async function shareCollege(
  unit: Unit,
  { id, places }: { readonly id: string; readonly places: number },
): Promise<null> {
  const { db, actor } = unit
  const quotas = table(hardshipQuota, db, actor.tenantId)
  const { batchId, departmentId, classId } = await reached(unit, id, 'affairs.hardship-quota:distribute')
  if (classId !== null) return refuse({ type: 'not-found' })
  const [batch] = await table(hardshipBatch, db, actor.tenantId).lock({ id: batchId }, ['total'])
  await lockedCollege(unit, batchId, departmentId)
  const others = await quotas.list({ batchId, classId: empty, id: not(id) }, ['places'])
  const free = (batch?.total ?? 0) - sum(others, (other) => other.places)
  if (places > free) refuseAt('places', phrase('学校名额还可分配 {{count}} 个', { count: Math.max(0, free) }))
  const allotted = sum(
    await quotas.list({ batchId, departmentId, classId: filled }, ['places']),
    (own) => own.places,
  )
  if (places < allotted) refuseAt('places', phrase('各班已分配 {{count}} 个名额', { count: allotted }))
  return kept(unit, id, { places })
}

/** Sets the places of a class: together with the others never more than the college's, and not fewer than are in use. */
export async function allotClass(
  unit: Unit,
  { id, places }: { readonly id: string; readonly places: number },
): Promise<null> {
  const { db, actor } = unit
  const quotas = table(hardshipQuota, db, actor.tenantId)
  const { batchId, departmentId, classId } = await reached(unit, id, may)
  if (classId === null) return refuse({ type: 'not-found' })
  const college = await lockedCollege(unit, batchId, departmentId)
  const [row] = await quotas.lock({ id }, columns)
  const others = await quotas.list({ batchId, departmentId, classId: filled, id: not(id) }, ['places'])
  const free = college.places - sum(others, (other) => other.places)
  if (places > free)
    refuseAt('places', phrase('本院系名额还可分配 {{count}} 个', { count: Math.max(0, free) }))
  const used = (await usedBy(db, actor.tenantId, batchId)).get(classId)?.used ?? 0
  const least = Math.max(0, used - (row?.moved ?? 0))
  if (places < least) refuseAt('places', phrase('已用和已调出的名额共 {{count}} 个', { count: least }))
  return kept(unit, id, { places })
}

interface Lending {
  readonly fromId: string
  readonly toId: string
  readonly places: number
  readonly reason: string
}

/** Lends free places of a class to another one of its college, or gives them back; the college has as many as before. */
export async function lend(unit: Unit, { fromId, toId, places, reason }: Lending): Promise<null> {
  const { db, actor } = unit
  const quotas = table(hardshipQuota, db, actor.tenantId)
  const { batchId, departmentId } = await reached(unit, fromId, may)
  const other = await reached(unit, toId, may)
  if (fromId === toId) refuseAt('toId', '调入班级与调出班级相同')
  if (other.batchId !== batchId || other.departmentId !== departmentId)
    refuseAt('toId', '只能在同一批次、同一院系的班级之间调剂')
  await lockedCollege(unit, batchId, departmentId)
  const rows = await quotas.lock({ id: [fromId, toId] }, columns)
  const [from, to] = [fromId, toId].map((id) => rows.find((row) => row.id === id))
  if (!from?.classId || !to?.classId) return refuse({ type: 'not-found' })
  const used = (await usedBy(db, actor.tenantId, batchId)).get(from.classId)?.used ?? 0
  const left = leftOf({ ...from, used })
  if (places > left)
    refuseAt(
      'places',
      phrase('{{name}} 只剩 {{count}} 个名额', { name: from.name, count: Math.max(0, left) }),
    )
  await kept(unit, from.id, { moved: from.moved - places })
  await kept(unit, to.id, { moved: to.moved + places })
  await table(hardshipLoan, db, actor.tenantId).insert(
    {
      ...{ batchId, departmentId, fromId: from.classId, toId: to.classId },
      ...{ places, reason, byName: actor.name },
    },
    { by: actor.id },
  )
  return null
}

/** Keeps a change of places with its history. */
async function kept(unit: Unit, id: string, set: { readonly places?: number; readonly moved?: number }) {
  const rows = rowsOf(hardshipQuota, unit)
  const row = (await rows.get(id)) ?? refuse({ type: 'not-found' })
  await rows.update(row, set)
  return null
}
