import { sql } from 'kysely'
import { placingFaults } from '#domain/dormitory/placing/rules.ts'
import { stay } from '#domain/dormitory/stay.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { empty, table } from '#server/core/database/table.ts'
import { newId } from '#server/core/new-id.ts'
import type { Unit } from '#server/core/serve.ts'
import { todayOf } from '#server/core/today.ts'
import { recordChanges } from '#server/engine/history/record.ts'
import { deriveCopies } from '#server/engine/rows/copies.ts'
import { readerOf } from '#server/engine/rows/reading.ts'
import { endDuties } from '../house/follow-duties.ts'
import { lockPlaces, type Placing } from './check.ts'
import { lodgersOf, placesOf } from './facts.ts'
import { followStays } from './follow.ts'
import { end, type NewStay, type Stay } from './keep.ts'

/** Why some of these moves into beds cannot be, by student: each is judged as if those before it were done. Locks what it looks at. */
export async function faultsOfAll(
  unit: Unit,
  asked: readonly Placing[],
): Promise<ReadonlyMap<string, string>> {
  const { db, app, actor } = unit
  const [bedIds, studentIds] = [asked.map(({ bedId }) => bedId), asked.map(({ studentId }) => studentId)]
  await lockPlaces(unit, bedIds, studentIds)
  const lodgers = await lodgersOf(db, actor.tenantId, studentIds)
  const places = await placesOf<Awaited<ReturnType<typeof placesOf>>[number] & { roomId: string }>(
    db,
    actor.tenantId,
    sql`b.id = any(${bedIds}::uuid[])`,
    sql`, b.room_id as "roomId"`,
  )
  const placeOf = new Map(places.map((each) => [each.bedId, each]))
  const coming = new Map<string, string[]>()
  const taken = new Map<string, string>()
  const faults = new Map<string, string>()
  for (const { studentId, bedId, since } of asked) {
    const [lodger, own] = [lodgers.get(studentId), placeOf.get(bedId)]
    if (!lodger || !own) {
      faults.set(studentId, '学生或床位已不存在')
      continue
    }
    const beside = coming.get(own.roomId) ?? []
    const place = {
      ...own,
      studentId: own.studentId ?? taken.get(bedId) ?? null,
      sleepers: [...own.sleepers, ...beside],
    }
    const [first] = placingFaults(lodger, place, { on: since, today: todayOf(app) })
    if (first) faults.set(studentId, first.message)
    else {
      coming.set(own.roomId, [...beside, studentId])
      taken.set(bedId, studentId)
    }
  }
  return faults
}

/** Begins stays whose rules were asked, with their history, in a few statements. */
export async function beginAll(unit: Unit, asked: readonly NewStay[]): Promise<void> {
  const { db, app, actor } = unit
  const rows = asked.map((each) => ({ ...each, id: newId() }))
  const ids = rows.map(({ id }) => id)
  await insertRows(db, stay, actor.tenantId, rows, { by: actor.id, at: app.now() })
  await deriveCopies({ db, tenantId: actor.tenantId }, stay, ids)
  const kept = await readerOf(stay).keptAll(unit, ids)
  await recordChanges(
    unit,
    stay,
    kept.map((row) => [null, row]),
  )
  await followStays(
    db,
    actor.tenantId,
    rows.map(({ bedId }) => bedId),
  )
}

/** Ends the stays of those who are still in the bed that they were given; answers with them. One without a night yet goes. */
export async function takeBackAll(
  unit: Unit,
  given: readonly Pick<Placing, 'studentId' | 'bedId'>[],
): Promise<ReadonlySet<string>> {
  const { db, app, actor } = unit
  const studentIds = given.map(({ studentId }) => studentId)
  await lockPlaces(
    unit,
    given.map(({ bedId }) => bedId),
    studentIds,
  )
  const bedOf = new Map(given.map(({ studentId, bedId }) => [studentId, bedId]))
  const open = await table(stay, db, actor.tenantId).list({ studentId: studentIds, until: empty }, [
    ...(['id', 'studentId', 'bedId', 'since'] as const),
  ])
  const still = open.filter(({ studentId, bedId }) => bedOf.get(studentId) === bedId)
  const fresh = still.filter(({ since }) => since === todayOf(app))
  const freshIds = new Set(fresh.map(({ id }) => id))
  const reader = readerOf(stay)
  const undone = await reader.keptAll(unit, [...freshIds])
  if (undone.length > 0) await table(stay, db, actor.tenantId).remove({ id: [...freshIds] })
  await recordChanges(
    unit,
    stay,
    undone.map((row) => [row, null]),
    { verb: 'moveOut' },
  )
  await followStays(
    db,
    actor.tenantId,
    fresh.map(({ bedId }) => bedId),
  )
  const rest = still.filter(({ id }) => !freshIds.has(id)).map(({ id }) => id)
  for (const row of await reader.keptAll(unit, rest))
    await end(unit, row as unknown as Stay, todayOf(app), 'mistake')
  const gone = still.map(({ studentId }) => studentId)
  await endDuties(unit, gone)
  return new Set(gone)
}
