import { newId } from '#server/core/new-id.ts'
import type { Served, Unit } from '#server/core/serve.ts'
import type { Outcome } from './change.ts'
import type { Row, Values } from './reading.ts'
import { scopeFilter } from './scope.ts'
import { writeRows } from './write-rows.ts'

/** Why and together with what the rows are written; history keeps both. */
export interface ChangeReason {
  readonly batch?: string
  readonly reason?: string
}

function under({ resource }: Served, { actor }: Unit, verb: string) {
  const permission = `${resource.name}:${verb}`
  return { permission, reach: scopeFilter(resource, actor, permission) }
}

/** Adds many rows, inside the transaction of the caller: one that is refused leaves no trace, and keeps no other from it. */
export const addMany = (
  served: Served,
  unit: Unit,
  inputs: readonly Values[],
  about: ChangeReason = {},
): Promise<readonly Outcome[]> => {
  const changes = inputs.map((input) => ({ id: newId(), input, current: undefined }))
  return writeRows(served, unit, changes, { about, ...under(served, unit, 'add') })
}

/** Changes many rows, each from how it was read: one that has been changed since is refused as stale. */
export const changeMany = (
  served: Served,
  unit: Unit,
  changed: readonly { readonly current: Row; readonly input: Values }[],
  about: ChangeReason = {},
): Promise<readonly Outcome[]> => {
  const changes = changed.map((change) => ({ ...change, id: change.current.id }))
  return writeRows(served, unit, changes, { about, ...under(served, unit, 'update') })
}
