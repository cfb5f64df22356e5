import { healthSettings } from '#domain/dormitory/check/settings.ts'
import { unqualified } from '#domain/dormitory/check/unqualified.ts'
import type { FindingSource } from '#domain/dormitory/check/words.ts'
import { daysAfter } from '#domain/kernel/days.ts'
import { canStep, type Flow } from '#domain/kernel/flow.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { endOf, timeOf } from '#server/core/database/moment.ts'
import { atMost, table } from '#server/core/database/table.ts'
import type { Unit } from '#server/core/serve.ts'
import { stepped } from '#server/engine/flow/stepped.ts'
import { rowsOf } from '#server/engine/rows/rows-of.ts'
import { settingsOf } from '#server/engine/rows/single.ts'
import { classIn } from './room-class.ts'

interface Check {
  readonly roomId: string
  readonly source: FindingSource
  readonly day: string
}

/** Of which kind a check is, and how its sheets are marked that found a room unqualified. */
export interface CheckKind {
  readonly of: AnyResource
  readonly source: FindingSource
  readonly failing: Readonly<Record<string, string>>
}

/** What a sheet says of a room on a day: what is wrong, or null where it is in order. */
export interface Said {
  readonly roomId: string | null
  readonly day: string
  readonly finding: string | null
}

/** What follows from a sheet for the room that it is about, and from its correction for the one that it was about. */
export async function noteCheck(unit: Unit, kind: CheckKind, said: Said, before?: Said) {
  const { roomId, day, finding } = said
  const { source } = kind
  const same = before?.finding != null && before.roomId === roomId && before.day === day
  if (before?.finding != null && !(same && finding !== null)) await withdraw(unit, kind, before)
  if (!roomId) return
  const check = { roomId, source, day }
  if (finding === null) return passedAgain(unit, check)
  if (same) return reword(unit, check, finding)
  return found(unit, { ...check, finding })
}

const worded = (finding: string) => finding.slice(0, 500)

/** A room that failed is to be checked again within the days of the settings; told twice of one day, it stands once. */
async function found(unit: Unit, { roomId, source, day, finding }: Check & { finding: string }) {
  const { db, actor } = unit
  const known = { roomId, source, foundOn: day }
  if (await table(unqualified, db, actor.tenantId).get(known, ['id'])) return
  const { recheckDays } = await settingsOf(db, actor.tenantId, healthSettings)
  const dueOn = daysAfter(day, recheckDays)
  const classId = await classIn(unit, roomId)
  await rowsOf(unqualified, unit).insert({
    ...{ ...known, dueOn, fails: 0, state: 'open', finding: worded(finding) },
    ...{ dueAt: endOf(dueOn), ...(classId && { classId }) },
  })
}

/** What was found on that day, as long as nobody has checked again. */
async function unchecked(unit: Unit, { roomId, source, day }: Check) {
  const known = { roomId, source, foundOn: day, state: ['open', 'overdue'], fails: 0 } as const
  const row = await table(unqualified, unit.db, unit.actor.tenantId).get(known, ['id'])
  return row && (await rowsOf(unqualified, unit).lock(row.id))
}

async function reword(unit: Unit, check: Check, finding: string) {
  const row = await unchecked(unit, check)
  if (row) await rowsOf(unqualified, unit).update(row, { finding: worded(finding) })
}

/** A sheet that was entered wrongly has found nothing, unless another of that day says the same. */
async function withdraw(unit: Unit, { of, source, failing }: CheckKind, { roomId, day }: Said) {
  if (!roomId) return
  const sheets = table(of, unit.db, unit.actor.tenantId)
  if (await sheets.exists({ ...failing, roomId, day })) return
  const row = await unchecked(unit, { roomId, source, day })
  if (row) await rowsOf(unqualified, unit).removeMany([row], { reason: '检查登记已更正' })
}

/** A later check of the same kind in which the room passed is its re-check. */
async function passedAgain(unit: Unit, { roomId, source, day }: Check) {
  const rows = await table(unqualified, unit.db, unit.actor.tenantId).list(
    { roomId, source, state: ['open', 'overdue'], foundOn: atMost(day) },
    ['id'],
    { most: 50 },
  )
  for (const { id } of rows) {
    const current = await rowsOf(unqualified, unit).lock(id)
    if (!current || !canStep(unqualified.flow as Flow, current, 'pass')) continue
    const set = { ...stepped(unqualified, current, 'pass', {}), ...checkedBy(unit) }
    await rowsOf(unqualified, unit).update(current, set as typeof current, { verb: 'pass' })
  }
}

export const checkedBy = ({ app, actor }: Unit) => ({
  recheckedAt: timeOf(app.now()),
  recheckedBy: actor.name,
})

/** A sheet on which a room stands as unqualified is corrected, and not taken away. */
export const keepsFindings =
  ({ of, source }: CheckKind) =>
  async (ids: readonly string[], { db, actor: { tenantId } }: Unit): Promise<void> => {
    const sheets = (await table(of, db, tenantId).list({ id: ids }, ['roomId', 'day'])) as readonly {
      readonly roomId: string | null
      readonly day: string
    }[]
    for (const { roomId, day } of sheets)
      if (roomId && (await table(unqualified, db, tenantId).get({ roomId, source, foundOn: day }, ['id'])))
        refuse({ type: 'conflict', message: '该检查已列入不合格寝室，不能删除；登记有误请修改' })
  }
