import { severityOf } from '#domain/violation/points.ts'
import { violationRecord } from '#domain/violation/record.ts'
import { type ViolationLevel, violationLevels } from '#domain/violation/words.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { atMost, empty, table } from '#server/core/database/table.ts'
import { todayOf } from '#server/core/today.ts'
import { clockIn } from '#server/engine/approval/wake.ts'
import { inTransaction } from '#server/engine/rows/in-transaction.ts'
import { tellStudent } from './tell.ts'

/** More come the next day. */
const most = 2000

const punishments = (Object.keys(violationLevels.labels) as ViolationLevel[]).filter(
  (level) => severityOf(level) >= severityOf('warning'),
)

/** Tells students once that the time of a punishment is over, which does not end by itself. */
export async function remindOfRelease(app: AppContext, tenantId: string): Promise<object> {
  const due = {
    state: 'effective',
    level: punishments,
    endsOn: atMost(todayOf(app)),
    remindedAt: empty,
  } as const
  const found = await table(violationRecord, app.db, tenantId).list(due, ['id'], { order: ['id'], most })
  for (const { id } of found)
    await inTransaction(app, clockIn(tenantId), async (unit) => {
      const [row] = await table(violationRecord, unit.db, tenantId).update(
        { ...due, id },
        { remindedAt: app.now() },
        ['studentId'],
      )
      if (row)
        await tellStudent(
          unit,
          row.studentId,
          'violation-releasable',
          '您的违纪影响期已满，可以申请解除',
          '/violation/release-apply',
        )
    })
  return { reminded: found.length }
}
