import { stateAfter } from '#domain/kernel/flow.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { Values } from '#server/engine/rows/reading.ts'

/** What an act sets on a row: the state that it leads to, and each answer to which the row has a field of that name. */
export function stepped({ flow, fields }: AnyResource, row: object, act: string, answers: Values): Values {
  if (!flow) return {}
  const kept = Object.entries(answers).filter(([name]) => name in fields)
  return { ...Object.fromEntries(kept), [flow.field]: stateAfter(flow, row, act) }
}
