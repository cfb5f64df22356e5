import { leaveThreshold } from '#domain/leave/threshold.ts'
import type { Level } from '#domain/leave/words.ts'
import type { Database } from '#server/core/app-context.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { table } from '#server/core/database/table.ts'
import { newId } from '#server/core/new-id.ts'

const line = (moreThan: number, level: Level, more: { leavesCity?: true; holidayEve?: true } = {}) => ({
  ...{ typeId: null, moreThan, leavesCity: false, holidayEve: false, level, enabled: true },
  ...more,
})

/** How far leaves go up in a college that begins; one that has thresholds keeps its own. */
export async function installThresholds(db: Database, tenantId: string): Promise<void> {
  if (await table(leaveThreshold, db, tenantId).exists({})) return
  const lines = [
    line(0, 'college', { leavesCity: true }),
    line(0, 'college', { holidayEve: true }),
    line(1, 'college'),
    line(3, 'affairs'),
    line(7, 'leader'),
  ]
  await insertRows(
    db,
    leaveThreshold,
    tenantId,
    lines.map((each) => ({ id: newId(), ...each })),
  )
}
