import { punishment } from '#domain/affairs/punishment/punishment.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { atMost, empty, table } from '#server/core/database/table.ts'
import { todayOf } from '#server/core/today.ts'
import { clockIn } from '#server/engine/approval/wake.ts'
import { inTransaction } from '#server/engine/rows/in-transaction.ts'
import { tellStudent } from './about.ts'

/** More come the next day. */
const most = 2000

/** Tells students once that the term of a punishment is over, which does not end by itself. */
export async function remindOfRemoval(app: AppContext, tenantId: string): Promise<object> {
  const due = { state: 'effective', endsOn: atMost(todayOf(app)), remindedAt: empty } as const
  const found = await table(punishment, app.db, tenantId).list(due, ['id'], { order: ['id'], most })
  for (const { id } of found)
    await inTransaction(app, clockIn(tenantId), async (unit) => {
      const [row] = await table(punishment, unit.db, tenantId).update(
        { ...due, id },
        { remindedAt: app.now() },
        ['studentId'],
      )
      if (row)
        await tellStudent(
          unit,
          row.studentId,
          'punishment-removable',
          '您的处分期限已满，可以申请解除',
          '/affairs/punishment-cancel-apply',
        )
    })
  return { reminded: found.length }
}
