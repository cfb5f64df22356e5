import { sql } from 'kysely'
import { schoolCalendar } from '#domain/base/school-calendar.ts'
import { phrase, sentence } from '#domain/kernel/phrase.ts'
import { refuse, refuseAt } from '#domain/kernel/refusal.ts'
import { registrationBatch } from '#domain/records/registration/batch.ts'
import { windowOf } from '#domain/records/registration/rules.ts'
import { reportSetting } from '#domain/records/registration/setting.ts'
import { table } from '#server/core/database/table.ts'
import { serve, type Unit } from '#server/core/serve.ts'
import { todayOf } from '#server/core/today.ts'
import { settingsOf } from '#server/engine/rows/single.ts'
import { type Batch, fillBatch, tendLacks } from './lines.ts'
import { tellLines } from './tell.ts'

async function tellOpened(unit: Unit, { id, name, reportFrom, reportTo, note }: Batch) {
  await tellLines(unit, sql`r.batch_id = ${id} and r.state = 'waiting'`, {
    title: `${name}已开放`,
    text: [
      sentence(phrase('报到时间 {{from}} 至 {{to}}', { from: reportFrom ?? '', to: reportTo ?? '' })),
      note,
    ]
      .filter(Boolean)
      .join('。'),
  })
}

function mustLast({ registerTo }: Batch, { app }: Unit): undefined {
  if ((registerTo ?? '') < todayOf(app))
    refuse({ type: 'conflict', message: '注册截止日期已过，请先修改日期' })
}

/** The batches: opening one makes its list in bulk and tells the students on it. */
export const registrationBatches = serve(registrationBatch, {
  async beforeWrite(next, { db, actor }) {
    const { calendarId = null } = next
    const term = await table(schoolCalendar, db, actor.tenantId).get({ id: calendarId ?? '' }, ['startDate'])
    if (!term) return refuseAt('calendarId', '请选择学期')
    const window = windowOf(next, term.startDate, await settingsOf(db, actor.tenantId, reportSetting))
    if (window.reportTo < window.reportFrom) refuseAt('reportTo', '报到截止不能早于报到开始')
    if (window.registerTo < window.reportTo) refuseAt('registerTo', '注册截止不能早于报到截止')
    return window
  },
  async afterWrite(row, { current, ...unit }) {
    if (row.state !== 'open') return
    const college = { db: unit.db, tenantId: unit.actor.tenantId }
    await fillBatch(college, row)
    await tendLacks(college, sql<boolean>`r.batch_id = ${row.id}`)
    if (current?.state === 'draft') await tellOpened(unit, row)
  },
  async beforeRemove(ids, { db, actor }) {
    if (await table(registrationBatch, db, actor.tenantId).exists({ id: ids, state: ['open', 'closed'] }))
      refuse({ type: 'conflict', message: '只有未开放的批次可以删除' })
  },
  actions: {
    open: (row, _, unit) => mustLast(row, unit),
    reopen: (row, _, unit) => mustLast(row, unit),
  },
})
