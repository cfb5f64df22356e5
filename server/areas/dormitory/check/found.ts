import { healthSettings } from '#domain/dormitory/check/settings.ts'
import { unqualified } from '#domain/dormitory/check/unqualified.ts'
import type { FindingSource } from '#domain/dormitory/check/words.ts'
import { daysAfter } from '#domain/kernel/days.ts'
import { canStep, type Flow } from '#domain/kernel/flow.ts'
import { sentence } from '#domain/kernel/phrase.ts'
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

/** A room that failed is to be checked again within the days of the settings; told twice of one day, it stands once. */
export async function found(unit: Unit, { roomId, source, day, finding }: Check & { finding: string }) {
  const { db, actor } = unit
  const known = { roomId, source, foundOn: day }
  if (await table(unqualified, db, actor.tenantId).get(known, ['id'])) return
  const { recheckDays } = await settingsOf(db, actor.tenantId, healthSettings)
  const dueOn = daysAfter(day, recheckDays)
  const classId = await classIn(unit, roomId)
  await rowsOf(unqualified, unit).insert({
    ...{ ...known, dueOn, fails: 0, state: 'open', finding: sentence(finding).slice(0, 500) },
    ...{ dueAt: endOf(dueOn), ...(classId && { classId }) },
  })
}

/** A later check of the same kind in which the room passed is its re-check. */
export async function passedAgain(unit: Unit, { roomId, source, day }: Check) {
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
  (of: AnyResource, source: FindingSource) =>
  async (ids: readonly string[], { db, actor: { tenantId } }: Unit): Promise<void> => {
    const sheets = (await table(of, db, tenantId).list({ id: ids }, ['roomId', 'day'])) as readonly {
      readonly roomId: string | null
      readonly day: string
    }[]
    for (const { roomId, day } of sheets)
      if (roomId && (await table(unqualified, db, tenantId).get({ roomId, source, foundOn: day }, ['id'])))
        refuse({ type: 'conflict', message: '该检查已列入不合格寝室，不能删除；登记有误请修改' })
  }
