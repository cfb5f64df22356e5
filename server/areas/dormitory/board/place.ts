import { stay } from '#domain/dormitory/stay.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { table } from '#server/core/database/table.ts'
import type { Unit } from '#server/core/serve.ts'
import { todayOf } from '#server/core/today.ts'
import { openStay } from '../stay/keep.ts'
import { move, moveIn, moveOut, swap } from '../stay/move.ts'
import { mustKnow, mustReach } from '../stay/served.ts'

interface Asked {
  readonly studentId: string
  readonly bedId: string | null
  readonly swapWith: string | null
}

const may = 'dormitory.stay:move'

/** Moves a student in, on or out as the board shows it. Answers with the bed that they had, which undoes it. */
export async function placed(
  unit: Unit,
  { studentId, bedId, swapWith }: Asked,
): Promise<{ from: string | null }> {
  const open = await openStay(unit, studentId)
  const from = open?.bedId ?? null
  if (from) await mustReach(unit, [from], may)
  if (!bedId) {
    if (!open) refuse({ type: 'conflict', message: '床位安排刚刚有变化，请核对后重试' })
    await moveOut(unit, { studentId, reason: 'mistake' })
    return { from }
  }
  await mustReach(unit, [bedId], may)
  if (swapWith) {
    const other = await openStay(unit, swapWith)
    if (other?.bedId !== bedId) refuse({ type: 'conflict', message: '床位安排刚刚有变化，请核对后重试' })
    await swap(unit, { studentIds: [studentId, swapWith] })
  } else if (open) await move(unit, { studentId, bedId })
  else await settle(unit, studentId, bedId)
  return { from }
}

/** A student without a bed has to be one whom the asker may look up. */
async function settle(unit: Unit, studentId: string, bedId: string) {
  const { db, app, actor } = unit
  await mustKnow(unit, [studentId])
  const before = await table(stay, db, actor.tenantId).exists({ studentId })
  const reason = before ? 'return' : 'entry'
  await moveIn(unit, { studentId, bedId, since: todayOf(app), reason, source: 'assigned' })
}
