import { archive } from '#domain/affairs/archive.ts'
import { affairsSettings } from '#domain/affairs/settings.ts'
import { daysAfter } from '#domain/kernel/days.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { below, table } from '#server/core/database/table.ts'
import { todayOf } from '#server/core/today.ts'
import type { TodoProvider } from '#server/core/todo.ts'
import { holds, scopeFilter } from '#server/engine/rows/scope.ts'
import { settingsOf } from '#server/engine/rows/single.ts'

const permission = 'affairs.archive:receipt'

/** Files within reach whose receipt has not come back in the time that the settings give it, for who enters receipts. */
export const archiveTodos: TodoProvider = async ({ app, tenantId, actor }) => {
  if (!holds(actor, permission)) return []
  const { receiptDays } = await settingsOf(app.db, tenantId, affairsSettings)
  const late = await table(archive, app.db, tenantId).count([
    { receiptState: 'awaited', sentOn: below(daysAfter(todayOf(app), -receiptDays)) },
    scopeFilter(archive, actor, permission)(),
  ])
  if (late === 0) return []
  return [
    {
      ...{ id: 'archive-receipts', kind: '档案回执', title: '催要档案回执', due: null, doneAt: null },
      note: phrase('{{count}} 份档案转出超过 {{days}} 天，回执未寄回', { count: late, days: receiptDays }),
      href: '/affairs/archive-transfer?params.receiptState=awaited',
    },
  ]
}
