import { sql } from 'kysely'
import { refuse } from '#domain/kernel/refusal.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { isLate } from '#domain/kits/sign-in/rules.ts'
import type { SignDoubt } from '#domain/kits/sign-in/words.ts'
import { timeOf } from '#server/core/database/moment.ts'
import type { Unit } from '#server/core/serve.ts'
import { type Round, type Turn, tableOf } from '#server/engine/rounds/facts.ts'
import { type Circle, distanceWithin, markOf, type Reading } from './position.ts'

/** What is signed for a turn and sent back with it: nobody signs in without having opened the page. */
export const challengeOf = ({ name }: Pick<AnyResource, 'name'>, turnId: string) => `${name}: ${turnId}`

/** Refuses what does not come from the page of this turn. */
export async function fromOwnPage(
  resource: AnyResource,
  { id }: Turn,
  { challenge }: Pick<Reading, 'challenge'>,
  { app }: Unit,
) {
  if (!(await app.secrets.verify(challengeOf(resource, id), challenge ?? '')))
    refuse({ type: 'conflict', message: '签到页面已过期，请刷新后重试' })
}

/** What is kept of a turn that is signed by where the phone is: the distance, and whether the position is doubtful. */
export async function signedNear(
  resource: AnyResource,
  turn: Turn,
  reading: Reading,
  circle: Circle,
  unit: Unit,
) {
  const distance = distanceWithin(circle, reading)
  const mark = await markOf(unit.app, resource.name, reading)
  return { distance, mark, doubt: await doubtOf(resource, turn, mark, unit) }
}

async function doubtOf(resource: AnyResource, { id, studentId }: Turn, mark: string, { db, actor }: Unit) {
  const { rows } = await sql<{ doubt: SignDoubt }>`select
      case when t.student_id = ${studentId} then 'repeated' else 'shared' end as doubt from ${tableOf(resource)} t
    where t.tenant_id = ${actor.tenantId} and t.mark = ${mark} and t.id <> ${id}
    order by t.student_id = ${studentId} limit 1`.execute(db)
  return rows[0]?.doubt ?? null
}

/** Whether who signs in now is late. */
export const lateNow = (
  { opensAt, closesAt, onTimeMinutes }: Round & { readonly onTimeMinutes: number | null },
  { app }: Unit,
) => isLate({ opensAt, closesAt, onTimeMinutes }, timeOf(app.now()))
