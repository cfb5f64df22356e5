import { canStep } from '#domain/kernel/flow.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { violationRecord } from '#domain/violation/record.ts'
import { not, table } from '#server/core/database/table.ts'
import type { Unit } from '#server/core/serve.ts'
import { stepped } from '#server/engine/flow/stepped.ts'
import { rowsOf } from '#server/engine/rows/rows-of.ts'
import { tellStudent, type Violation } from './tell.ts'

type Step = 'change' | 'release' | 'rescind'

/** The violation that a request is about, which nobody else changes meanwhile. */
export const lockedRecord = async (unit: Unit, id: string | undefined): Promise<Violation> =>
  (await rowsOf(violationRecord, unit).lock(id ?? '')) ??
  refuse({ type: 'invalid', message: '违纪记录不存在', fields: { recordId: '违纪记录不存在' } })

/** Refuses a request where the chart of the violation would not let its outcome pass. */
export function mustAllow(record: Violation, step: Step, message: string): void {
  if (!violationRecord.flow || !canStep(violationRecord.flow, record, step))
    refuse({ type: 'conflict', message })
}

/** One request of a kind at a time about one violation. */
export async function onlyOne(
  { db, actor }: Unit,
  resource: AnyResource,
  { id, recordId }: { readonly id?: string | undefined; readonly recordId?: string | undefined },
  states: readonly string[],
  message: string,
): Promise<void> {
  const where = { recordId, state: states, ...(id && { id: not(id) }) }
  if (await table(resource, db, actor.tenantId).exists(where as never)) refuse({ type: 'conflict', message })
}

/** What a request that was granted does to the violation; one that has ended otherwise meanwhile stays as it is. */
export async function settle(
  unit: Unit,
  record: Violation,
  step: Step,
  set: Partial<Violation>,
  news: string,
): Promise<void> {
  if (!violationRecord.flow || !canStep(violationRecord.flow, record, step)) return
  const next = { ...stepped(violationRecord, record, step, {}), ...set }
  await rowsOf(violationRecord, unit).update(record, next, { verb: step })
  await tellStudent(unit, record.studentId, 'violation-outcome', news)
}
