import { sql } from 'kysely'
import { divided, totalOf } from '#domain/affairs/hardship/places.ts'
import { awardApplication } from '#domain/award/application.ts'
import { awardBatch } from '#domain/award/batch.ts'
import type { CollegePlaces, RankedApplication, Ranking } from '#domain/award/calls.ts'
import { chosenOf, placesOf, ranked } from '#domain/award/places.ts'
import { awardQuota } from '#domain/award/quota.ts'
import { type ApplicationState, placedStates, rankedStates } from '#domain/award/words.ts'
import { student } from '#domain/base/student.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse, refuseAt } from '#domain/kernel/refusal.ts'
import { studying } from '#domain/kits/rounds/rules.ts'
import type { Database } from '#server/core/app-context.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { behind, rowsIn, table } from '#server/core/database/table.ts'
import { newId } from '#server/core/new-id.ts'
import type { Unit } from '#server/core/serve.ts'
import { maskerFor } from '#server/engine/rows/masking.ts'
import { scopeFilter } from '#server/engine/rows/scope.ts'
import { parametersOf } from './judged.ts'

const view = 'award.application:rank'
const scoped = { ...awardQuota, scope: [{ field: 'departmentId', grant: 'departments' }] as const }

/** Removes the places of batches that go. */
export const dropPlaces = (db: Database, tenantId: string, ids: readonly string[]) =>
  sql`delete ${rowsIn(awardQuota, tenantId)} and r.batch_id = any(${[...ids]}::uuid[])`.execute(db)

/** How many places of a batch are held, by college. */
async function usedBy(db: Database, tenantId: string, batchId: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; used: number }>`select department_id as id, count(*)::int as used
    from award_application where tenant_id = ${tenantId} and batch_id = ${batchId}
      and department_id is not null and state = any(${[...placedStates]}) group by department_id`.execute(db)
  return new Map(rows.map(({ id, used }) => [id, used]))
}

interface Places {
  readonly places: number | null
  readonly ratio: number | null
}

/**
 * Gives the places of a batch to colleges by how many study there, the rest to the largest remainders, in place of what
 * stood there. Refused where a college holds more than it would get. Answers with the total.
 */
export async function distribute(
  { db, actor }: Unit,
  { id, ...batch }: Places & { readonly id: string },
): Promise<number> {
  const { tenantId } = actor
  const { rows } = await sql<{ departmentId: string; name: string; headcount: number }>`select
      d.id as "departmentId", d.name, count(*)::int as headcount from base_department d
    join base_student s on s.tenant_id = d.tenant_id and s.department_id = d.id
    where d.tenant_id = ${tenantId} and s.student_state = any(${[...studying]})
    group by d.id, d.name, d.code order by d.code`.execute(db)
  const enrolled = rows.reduce((sum, { headcount }) => sum + headcount, 0)
  const total = totalOf(batch, enrolled)
  if (total > enrolled)
    refuse({
      type: 'conflict',
      message: phrase('总名额 {{total}} 个多于在校生 {{count}} 人', { total, count: enrolled }),
    })
  const quotas = table(awardQuota, db, tenantId)
  const kept = new Map(
    (await quotas.lock({ batchId: id }, ['id', 'departmentId'])).map((row) => [row.departmentId, row.id]),
  )
  const used = await usedBy(db, tenantId, id)
  const parts = divided(
    total,
    rows.map(({ headcount }) => headcount),
  )
  for (const [at, { departmentId, name }] of rows.entries()) {
    const [places = 0, taken = 0] = [parts[at], used.get(departmentId)]
    if (taken > places)
      refuse({
        type: 'conflict',
        message: phrase('{{name}} 已用 {{used}} 个名额，不能减至 {{places}} 个', {
          name,
          used: taken,
          places,
        }),
      })
  }
  const added = []
  for (const [at, { departmentId, headcount }] of rows.entries()) {
    const places = parts[at] ?? 0
    const own = kept.get(departmentId)
    if (own) await quotas.update({ id: own }, { headcount, places })
    else added.push({ id: newId(), batchId: id, departmentId, headcount, places })
  }
  if (added.length > 0) await insertRows(db, awardQuota, tenantId, added, { by: actor.id })
  return total
}

/** Changes the places of one college; not below those in use. The total of the batch follows. */
export async function allot(
  unit: Unit,
  { id, places }: { readonly id: string; readonly places: number },
): Promise<null> {
  const { db, actor } = unit
  const quotas = table(awardQuota, db, actor.tenantId)
  const [own] = await quotas.lock({ id }, ['batchId', 'departmentId', 'places'])
  if (!own) return refuse({ type: 'not-found' })
  const used = (await usedBy(db, actor.tenantId, own.batchId)).get(own.departmentId) ?? 0
  if (places < used) refuseAt('places', phrase('已用 {{count}} 个名额，不能更少', { count: used }))
  await quotas.update({ id }, { places })
  await sql`update award_batch r set total = (select sum(q.places) from award_quota q
      where q.tenant_id = r.tenant_id and q.batch_id = r.id)
    where r.tenant_id = ${actor.tenantId} and r.id = ${own.batchId}`.execute(db)
  return null
}

interface Listed {
  readonly id: string
  readonly studentNo: string
  readonly name: string
  readonly className: string
  readonly score: number | null
  readonly second: number | null
  readonly standing: string | null
  readonly state: ApplicationState
}

const listedMost = 2000

async function applicationsOf(
  { db, actor }: Unit,
  batchId: string,
  departmentId: string,
): Promise<readonly Listed[]> {
  const reach = scopeFilter(awardApplication, actor, view)
  const { rows } = await sql<Listed>`select r.id, s.student_no as "studentNo", s.name,
      coalesce(r.class_name, '') as "className", r.score::float8 as score, r.second::float8 as second,
      r.standing, r.state
    from award_application r join ${behind('base_student s', 'r.student_id')}
    where r.tenant_id = ${actor.tenantId} and r.batch_id = ${batchId} and r.department_id = ${departmentId}
      and r.state = any(${[...rankedStates]}) and ${reach()}
    order by s.student_no limit ${listedMost}`.execute(db)
  // As far as the reader may see of a student.
  const shown = await maskerFor(db, actor, student)
  return rows.map(({ name, studentNo, ...row }) => ({
    ...{ ...row, name: '', studentNo: '' },
    ...shown({ name, studentNo }),
  }))
}

/** The places of a batch and the ranking of one college of it, those for which most wait unless they are named. */
export async function ranking(
  unit: Unit,
  asked: { readonly batchId?: string | undefined; readonly departmentId?: string | undefined },
): Promise<Ranking> {
  const { db, actor } = unit
  const { tieRule, secondFigure } = await parametersOf(unit)
  const { rows: waitingIn } = await sql<{ id: string }>`select r.batch_id as id from award_application r
    where r.tenant_id = ${actor.tenantId} and r.state = 'classPassed'
      and ${scopeFilter(awardApplication, actor, view)()}
    group by r.batch_id order by count(*) desc, r.batch_id limit 1`.execute(db)
  const busiest = waitingIn[0]?.id
  const batches = await table(awardBatch, db, actor.tenantId).list({}, ['id', 'name', 'total'], {
    ...{ order: ['-opensOn', 'name'], most: 60 },
  })
  const batch = batches.find(({ id }) => id === (asked.batchId ?? busiest)) ?? batches[0]
  const named = batches.map(({ id, name }) => ({ id, name }))
  const none = { batches: named, tieRule, secondFigure, colleges: [], departmentId: null, applications: [] }
  if (!batch) return { ...none, batchId: null, total: null }
  const { rows } = await sql<
    Omit<CollegePlaces, 'used' | 'waiting'>
  >`select r.id, d.id as "departmentId", d.name,
      r.headcount, r.places from award_quota r join ${behind('base_department d', 'r.department_id')}
    where r.tenant_id = ${actor.tenantId} and r.batch_id = ${batch.id} and ${scopeFilter(scoped, actor, view)()}
    order by d.code`.execute(db)
  const used = await usedBy(db, actor.tenantId, batch.id)
  const { rows: counted } = await sql<{ id: string; waiting: number }>`select department_id as id,
      count(*)::int as waiting from award_application where tenant_id = ${actor.tenantId}
      and batch_id = ${batch.id} and state = 'classPassed' group by department_id`.execute(db)
  const waiting = new Map(counted.map((row) => [row.id, row.waiting]))
  const colleges = rows.map((row) => ({
    ...row,
    ...{ used: used.get(row.departmentId) ?? 0, waiting: waiting.get(row.departmentId) ?? 0 },
  }))
  const chosen =
    colleges.find(({ departmentId }) => departmentId === asked.departmentId) ??
    colleges.find((college) => college.waiting > 0) ??
    colleges[0]
  if (!chosen) return { ...none, batchId: batch.id, total: batch.total }
  const listed = await applicationsOf(unit, batch.id, chosen.departmentId)
  const within = chosenOf(listed, chosen.places, tieRule)
  const place = placesOf(listed, tieRule)
  const applications: readonly RankedApplication[] = ranked(listed, tieRule).map((row) => ({
    ...{ ...row, place: place.get(row.id) ?? 0, chosen: within.has(row.id) },
  }))
  return {
    ...{ batches: named, batchId: batch.id, total: batch.total, tieRule, secondFigure },
    ...{ colleges, departmentId: chosen.departmentId, applications },
  }
}
