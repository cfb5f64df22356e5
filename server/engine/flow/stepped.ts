import { stateAfter } from '#domain/kernel/flow.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { keptOf } from '#server/engine/rows/answers.ts'
import type { Values } from '#server/engine/rows/reading.ts'

/** What an act sets on a row: the state that it leads to, and each answer to which the row has a field of that name. */
export function stepped(resource: AnyResource, row: object, act: string, answers: Values): Values {
  const { flow } = resource
  return flow ? { ...keptOf(resource, answers), [flow.field]: stateAfter(flow, row, act) } : {}
}
