import { type EndReason, stay } from '#domain/dormitory/stay.ts'
import type { Row } from '#domain/kernel/infer.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { changedBy, empty, table } from '#server/core/database/table.ts'
import { newId } from '#server/core/new-id.ts'
import type { Unit } from '#server/core/serve.ts'
import { todayOf } from '#server/core/today.ts'
import { recordChange } from '#server/engine/history/record.ts'
import { deriveCopies } from '#server/engine/rows/copies.ts'
import { writeFault } from '#server/engine/rows/database-fault.ts'
import { readerOf } from '#server/engine/rows/reading.ts'
import { resumeDuties } from '../house/follow-duties.ts'
import { followStays } from './follow.ts'

export type Stay = Row<typeof stay>
export type NewStay = Pick<Stay, 'studentId' | 'bedId' | 'since' | 'reason' | 'source'> &
  Partial<Pick<Stay, 'note'>>

const reader = readerOf(stay)

const kept = async (unit: Unit, id: string) =>
  ((await reader.kept(unit, id)) ?? refuse({ type: 'not-found' })) as unknown as Stay

/** The open stay of a student, undefined where there is none. */
export async function openStay(unit: Unit, studentId: string): Promise<Stay | undefined> {
  const { db, actor } = unit
  const open = await table(stay, db, actor.tenantId).get({ studentId, until: empty }, ['id'])
  return open && kept(unit, open.id)
}

/** Begins a stay whose rules were asked. By right of the server: the person who led to it may not be able to look the two up. */
export async function begin(unit: Unit, asked: NewStay): Promise<Stay> {
  const { db, app, actor } = unit
  const back = await wentOn(unit, asked)
  if (back) return back
  const row = { ...asked, id: newId() }
  await insertRows(db, stay, actor.tenantId, [row], { by: actor.id, at: app.now() }).catch((error) =>
    Promise.reject(writeFault(stay, row, error)),
  )
  await deriveCopies({ db, tenantId: actor.tenantId }, stay, [row.id])
  const now = await kept(unit, row.id)
  await recordChange(unit, stay, null, now)
  await followStays(db, actor.tenantId, [row.bedId])
  return now
}

/** A student who comes back on the day on which they changed beds never left: that stay goes on, without a gap or a second row. */
async function wentOn(unit: Unit, { studentId, bedId, since }: NewStay): Promise<Stay | undefined> {
  const { db, app, actor } = unit
  const stays = table(stay, db, actor.tenantId)
  const ended = await stays.get({ studentId, bedId, until: since, endReason: 'change' }, ['id'])
  if (!ended) return undefined
  const before = await kept(unit, ended.id)
  await stays.update({ id: ended.id }, { until: null, endReason: null, ...changedBy(actor.id, app.now()) })
  const now = await kept(unit, ended.id)
  await recordChange(unit, stay, before, now)
  await followStays(db, actor.tenantId, [bedId])
  await resumeDuties(unit, studentId, since)
  return now
}

/** Ends an open stay: the night of `until` is not theirs any more. One that had no night yet goes; its history tells of it. `at` is the field in which the day was asked for. */
export async function end(
  unit: Unit,
  open: Stay,
  until: string,
  endReason: EndReason,
  at = 'until',
): Promise<Stay> {
  const { db, app, actor } = unit
  const refused = (message: string) => refuse({ type: 'conflict', message, fields: { [at]: message } })
  const today = todayOf(app)
  if (open.until !== null) refused(phrase('这段住宿已于 {{day}} 结束', { day: open.until }))
  if (until < open.since) refused(phrase('迁出日期不能早于入住日期 {{day}}', { day: open.since }))
  if (until > today) refused(phrase('日期不能晚于今天（{{today}}）', { today }))
  const stays = table(stay, db, actor.tenantId)
  const ended = { until, endReason }
  const slept = until > open.since
  if (slept) await stays.update({ id: open.id }, { ...ended, ...changedBy(actor.id, app.now()) })
  else await stays.remove({ id: open.id })
  const now = slept ? await kept(unit, open.id) : null
  await recordChange(unit, stay, open, now, { verb: 'moveOut' })
  await followStays(db, actor.tenantId, [open.bedId])
  return now ?? { ...open, ...ended }
}
