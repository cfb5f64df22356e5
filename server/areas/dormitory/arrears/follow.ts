import { sql } from 'kysely'
import { yuanOf } from '#domain/kernel/money.ts'
import type { Unit } from '#server/core/serve.ts'
import { todayOf } from '#server/core/today.ts'
import { rowsOf } from '#server/engine/rows/rows-of.ts'
import { arrearsServed } from './arrears.ts'
import { lodgingOf } from './lodging.ts'

/**
 * The charge of the running term goes with a student who has another bed: to that bed, and to the fee of its level where
 * the amount was that of the old level. What is paid, in part or whole, stays as it is, and so does an amount of one's own.
 */
export async function followFee(unit: Unit, studentId: string): Promise<void> {
  const { db, app, actor } = unit
  const { rows } = await sql<{
    id: string
    byLevel: boolean
  }>`select a.id, a.due = l.fee / 2 as "byLevel"
    from dormitory_arrears a
    join base_school_calendar t on t.tenant_id = a.tenant_id and t.id = a.term_id
    left join dormitory_room_level l on l.tenant_id = a.tenant_id and l.id = a.level_id
    where a.tenant_id = ${actor.tenantId} and a.student_id = ${studentId} and a.state = 'owing'
      and ${todayOf(app)}::date - t.start_date between 0 and 7 * t.weeks - 1`.execute(db)
  const lodging = rows.length > 0 ? await lodgingOf(unit, studentId) : undefined
  if (!lodging) return
  const { half, bedId, levelId } = lodging
  const arrears = rowsOf(arrearsServed, unit)
  for (const { id, byLevel } of rows) {
    const current = await arrears.lock(id)
    if (current?.state !== 'owing') continue
    const due = byLevel && half !== null && { due: yuanOf(Math.round(half)) }
    await arrears.update(current, { bedId, levelId, ...due }, { reason: '随床位变动' }, ['bedId', 'levelId'])
  }
}
