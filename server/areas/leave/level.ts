import { levelOf, type Measured } from '#domain/leave/level.ts'
import { leaveThreshold } from '#domain/leave/threshold.ts'
import { table } from '#server/core/database/table.ts'
import type { Unit } from '#server/core/serve.ts'

/** Up to which level a leave goes, by the thresholds of the college. */
export const levelFor = async ({ db, actor }: Pick<Unit, 'db' | 'actor'>, leave: Measured) =>
  levelOf(
    await table(leaveThreshold, db, actor.tenantId).list({ enabled: true }, [
      'typeId',
      'moreThan',
      'leavesCity',
      'holidayEve',
      'level',
    ]),
    leave,
  )
