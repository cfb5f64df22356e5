import { sql } from 'kysely'
import { daysAfter } from '#domain/kernel/days.ts'
import { statusChange } from '#domain/records/change/change.ts'
import { changeRule } from '#domain/records/change/rule.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { atMost, empty, table } from '#server/core/database/table.ts'
import { todayOf } from '#server/core/today.ts'
import { clockIn } from '#server/engine/approval/wake.ts'
import { inTransaction } from '#server/engine/rows/in-transaction.ts'
import { settingsOf } from '#server/engine/rows/single.ts'
import { postgraduates } from '../postgraduate/changes.ts'
import { tellOf } from './tell.ts'

/** More come the next time. */
const most = 500

/** Reminds, once, of what is about to end while the student is still away by it: 休学, 保留学籍, 访学. */
export async function remindOfEnds(app: AppContext, tenantId: string): Promise<object> {
  const { remindDays } = await settingsOf(app.db, tenantId, changeRule)
  const today = todayOf(app)
  const away = sql<boolean>`exists (select from base_student s where s.tenant_id = r.tenant_id
    and s.id = r.student_id and s.student_state = r.to_state)
    and r.until >= ${today}::date`
  let reminded = 0
  for (const list of [statusChange, postgraduates.of]) {
    const due = await table(list, app.db, tenantId).list(
      [{ state: 'effective', remindedAt: empty, until: atMost(daysAfter(today, remindDays)) }, away],
      ['id'],
      { order: ['id'], most },
    )
    for (const { id } of due) await remind(app, tenantId, list, id)
    reminded += due.length
  }
  return { reminded }
}

/** In a transaction of its own, and once however many servers look. */
const remind = (app: AppContext, tenantId: string, of: typeof statusChange, id: string) =>
  inTransaction(app, clockIn(tenantId), async (unit) => {
    const [change] = await table(of, unit.db, tenantId).update(
      { id, state: 'effective', remindedAt: empty },
      { remindedAt: app.now() },
      ['studentId', 'title', 'until', 'fromClassId', 'toClassId', 'bedId'],
    )
    if (change) await tellOf(unit, change, { title: `将于 ${change.until} 到期，请及时办理后续手续` })
  })
