import type { AnyResource } from '#domain/kernel/resource.ts'
import { servedOf, type Unit } from '#server/core/serve.ts'
import { deadlineOf } from '#server/engine/flow/deadline-of.ts'
import { stepped } from '#server/engine/flow/stepped.ts'
import { rowsOf } from '#server/engine/rows/rows-of.ts'

/** Does an act that only a case does: the person who decided has no right of their own to the row, nor needs one. */
export async function stepByCase(unit: Unit, resource: AnyResource, id: string, act: string): Promise<void> {
  const served = servedOf(unit.app, resource)
  const rows = rowsOf(served, unit)
  const current = await rows.lock(id)
  if (!current) return
  const { set } = (await served.actions?.[act]?.(current, {}, unit)) ?? {}
  const next = stepped(resource, current, act, {})
  const due = await deadlineOf(unit, resource, next[resource.flow?.field ?? ''])
  await rows.update(current, { ...next, ...due, ...set }, { verb: act })
}
