import { sql } from 'kysely'
import { placingFaults } from '#domain/dormitory/placing/rules.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { Unit } from '#server/core/serve.ts'
import { todayOf } from '#server/core/today.ts'
import { lodgersOf, placesOf } from './facts.ts'

/** Who is to sleep where from a day on. */
export interface Placing {
  readonly studentId: string
  readonly bedId: string
  readonly since: string
}

/** Locks what an act looks at until the end of the transaction: rooms, beds, students, always in this order, each by id. */
export async function lockPlaces(
  { db, actor: { tenantId } }: Unit,
  bedIds: readonly string[],
  studentIds: readonly string[],
): Promise<void> {
  await sql`select from dormitory_room where tenant_id = ${tenantId} and id in (select room_id from dormitory_bed
    where tenant_id = ${tenantId} and id = any(${bedIds}::uuid[])) order by id for no key update`.execute(db)
  await sql`select from dormitory_bed where tenant_id = ${tenantId} and id = any(${bedIds}::uuid[])
    order by id for no key update`.execute(db)
  await sql`select from base_student where tenant_id = ${tenantId} and id = any(${studentIds}::uuid[])
    order by id for no key update`.execute(db)
}

/** Refuses in the words of the first rule that is broken; at its field where a form asks, the day at `at`. The rows are locked. */
export async function checkPlacing(
  unit: Unit,
  { studentId, bedId, since }: Placing,
  at = 'since',
): Promise<void> {
  const { db, app, actor } = unit
  const lodger = (await lodgersOf(db, actor.tenantId, [studentId])).get(studentId)
  const [place] = await placesOf(db, actor.tenantId, sql`b.id = ${bedId}`)
  if (!lodger || !place) return refuse({ type: 'not-found' })
  const faults = placingFaults(lodger, place, { on: since, today: todayOf(app) })
  const [first] = faults
  if (!first) return
  const fieldOf = { dates: at, roll: 'studentId', stay: 'studentId' } as Readonly<Record<string, string>>
  const fields = Object.fromEntries(
    faults.toReversed().map(({ rule, message }) => [fieldOf[rule] ?? 'bedId', message]),
  )
  refuse({ type: 'conflict', message: first.message, fields })
}
